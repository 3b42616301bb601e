import { SessionStore } from '@application/session/session-store.ts'
import { LocalStorageSessionStore } from '@infrastructure/storage/local-storage-session-store.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { session } from '../support/factories/session.ts'
import { contract } from './contract.ts'
import { ANY_TEXT, STORAGES, workingStorage } from './device-contract.ts'

const NO_EVENTS = { addEventListener: () => {} }

const inStorage = Object.entries(STORAGES).map(([name, storage]) => [
  name,
  () => new LocalStorageSessionStore(storage()(), NO_EVENTS),
])

contract<() => SessionStore>(SessionStore, Object.fromEntries(inStorage), (arrange) => {
  it('gives the session saved last, until it is cleared', () => {
    const sessions = arrange()
    expect(sessions.current()).toBeUndefined()
    sessions.save(session.build({ customer: 'joão' }))
    sessions.save(session.build())
    expect(sessions.current()).toEqual(session.build())
    sessions.clear('expired')
    expect(sessions.current()).toBeUndefined()
  })

  it('announces a session when it begins and once when it ends, until the listener is cancelled', () => {
    const sessions = arrange()
    const heard: unknown[] = []
    const cancel = sessions.subscribe((change) => heard.push([change, sessions.current()?.customer]))
    sessions.clear('signed-out')
    sessions.save(session.build())
    sessions.clear('expired')
    sessions.clear('signed-out')
    cancel()
    sessions.save(session.build())
    expect(heard).toEqual([
      ['signed-in', 'maria'],
      ['expired', undefined],
    ])
  })

  it('gives a session that is being left until it is cleared, and announces its end once', () => {
    const sessions = arrange()
    const heard: unknown[] = []
    sessions.save(session.build())
    sessions.subscribe((change) => heard.push([change, sessions.current()?.customer]))
    expect(sessions.isLeaving()).toBe(false)
    sessions.leave()
    expect(sessions.isLeaving()).toBe(true)
    expect(sessions.current()).toEqual(session.build())
    expect(heard).toEqual([])
    sessions.clear('signed-out')
    expect(sessions.isLeaving()).toBe(false)
    sessions.clear('signed-out')
    expect(heard).toEqual([['signed-out', undefined]])
  })

  it('is not leaving the session that begins after the one that was left', () => {
    const sessions = arrange()
    sessions.save(session.build())
    sessions.leave()
    sessions.save(session.build())
    expect(sessions.isLeaving()).toBe(false)
  })

  it('keeps a copy, and gives each reader one', () => {
    const sessions = arrange()
    const given = session.build()
    sessions.save(given)
    Object.assign(given, { token: 'spoilt' })
    Object.assign(sessions.current() ?? {}, { token: 'spoilt' })
    expect(sessions.current()).toEqual(session.build())
  })

  it('keeps the end of a session in whole seconds, as the server sends it', () => {
    const sessions = arrange()
    sessions.save(session.build({ expiresAt: 1_900_000_000_999 }))
    expect(sessions.current()?.expiresAt).toBe(1_900_000_000_000)
  })

  it('has no session without a token', () => {
    const sessions = arrange()
    sessions.save(session.build({ token: '' }))
    expect(sessions.current()).toBeUndefined()
  })
})

it('a store finds no session where any other text stands in storage, and can save one again', () => {
  fc.assert(
    fc.property(ANY_TEXT, (text) => {
      const storage = workingStorage()()
      const sessions = new LocalStorageSessionStore(storage, NO_EVENTS)
      sessions.save(session.build())
      for (const key of storage.keys()) storage.set(key, text)
      expect(sessions.current()).toBeUndefined()
      sessions.save(session.build())
      expect(sessions.current()).toEqual(session.build())
    }),
  )
})

it('a store that is being left leaves the session alone that another tab begins meanwhile', () => {
  const sessions = new InMemorySessionStore(session.build())
  sessions.leave()
  sessions.changeElsewhere(session.build({ customer: 'joão' }))
  sessions.clear('signed-out')
  expect(sessions.current()?.customer).toBe('joão')
})

it('a store announces what another tab changes, as it is now', () => {
  const sessions = new InMemorySessionStore()
  const heard: unknown[] = []
  sessions.subscribe((change) => heard.push([change, sessions.current()?.customer]))
  sessions.changeElsewhere(session.build())
  sessions.changeElsewhere(undefined)
  expect(heard).toEqual([
    ['elsewhere', 'maria'],
    ['elsewhere', undefined],
  ])
})
