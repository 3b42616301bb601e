import type { Clock } from '@application/clock.ts'
import { FailedLoads } from '@ui/screen/failed-loads.ts'
import { OfflineLoads } from '@ui/screen/offline-loads.ts'
import { ReadOrder } from '@ui/screen/read-order.ts'
import { RunningWrites } from '@ui/screen/running-writes.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { InMemoryPageVisibility } from '../doubles/in-memory-page-visibility.ts'
import { RecordingLogger } from '../doubles/recording-logger.ts'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'

/** What the loads and writes of a page share. */
export const pageServices = (clock: Clock = new InMemoryClock()) => ({
  offlineLoads: new OfflineLoads(),
  failedLoads: new FailedLoads(),
  order: new ReadOrder(clock),
  writes: new RunningWrites(),
  sessions: new InMemorySessionStore(),
  visibility: new InMemoryPageVisibility(),
  logger: new RecordingLogger(),
})
