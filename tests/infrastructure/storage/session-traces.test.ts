import { SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { SessionTraces } from '@infrastructure/storage/session-traces.ts'
import { expect, it } from 'vitest'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'
import { FakeStorage } from '../../support/fake-storage.ts'

const STAYING = [
  'portal.preferences.store.3f9k',
  'portal.preferences.hidden-values',
  'portal.preferences.prompt.whatsapp',
]
const OLD = ['portal.preferences.store.1k2j3h4g5f6', 'portal.preferences.offer-visits.abcdefghijk.12']

it('what an older portal kept under a key of one customer goes with the next change of the session', () => {
  const storage = new FakeStorage()
  const device = new SafeStorage(() => storage)
  for (const key of [...STAYING, ...OLD]) device.set(key, '1')
  const sessions = new InMemorySessionStore(session.build())
  new SessionTraces(device, new SafeStorage(() => new FakeStorage()), sessions)
  sessions.clear('signed-out')
  expect([...device.keys()].sort()).toEqual([...STAYING].sort())
})
