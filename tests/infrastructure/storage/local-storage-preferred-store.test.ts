import { LocalStoragePreferredStore } from '@infrastructure/storage/local-storage-preferred-store.ts'
import { expect, it } from 'vitest'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'

it('a store that is chosen in another tab is heard of in this one', () => {
  const sessions = new InMemorySessionStore(session.build())
  let wrote: (key: string) => void = () => {}
  const here = new LocalStoragePreferredStore(sessions.memory, sessions, {
    addEventListener: (_, listener) => {
      wrote = (key) => listener({ key })
    },
  })
  const heard: unknown[] = []
  here.subscribe(() => heard.push(here.read()))
  new LocalStoragePreferredStore(sessions.memory, sessions, { addEventListener: () => {} }).choose(12)
  wrote('portal.preferences.push')
  wrote('portal.preferences.store.maria')
  expect(heard).toEqual([12])
})
