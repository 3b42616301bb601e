import type { Cancel } from '@application/clock.ts'
import { Listeners } from '@application/listeners.ts'
import { WaitingLoads } from './waiting-loads.ts'

/** The loads that failed because there was no signal. When it is back, all of them ask again. One for the whole portal. */
export class OfflineLoads extends WaitingLoads {
  private readonly listeners = new Listeners()

  override join(again: () => void): Cancel {
    const leave = super.join(again)
    this.listeners.notify()
    return leave
  }

  /** Calls `listener` each time another load begins to wait, because the signal may just have gone. */
  onJoin(listener: () => void): Cancel {
    return this.listeners.add(listener)
  }
}
