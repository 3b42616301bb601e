import type { Clock } from '@application/clock.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import { LocalStorageSessionStore } from '@infrastructure/storage/local-storage-session-store.ts'
import { type KeyValueStorage, SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { session } from '../support/factories/session.ts'
import { FakeStorage } from '../support/fake-storage.ts'
import { spoil } from './subject.ts'

/** What an adapter that keeps things on the device is made with. */
export interface Surroundings {
  readonly storage: KeyValueStorage
  readonly sessions: SessionStore
  readonly clock: Clock
}

/** One device with a port that keeps things on it. A customer called maria is signed in. */
export interface Device<Port> {
  readonly sessions: SessionStore
  readonly clock: InMemoryClock
  /** The port as the next page finds it, after a reload or in another tab. */
  open(): Port
}

/** Makes a fresh device. */
export type ArrangeDevice<Port> = () => Device<Port>

/** How localStorage can behave. Where it fails, what is kept lasts as long as the tab. */
export const STORAGES = ['works', 'is full', 'cannot be read', 'keeps what is removed', 'is blocked'] as const
export type StorageBehaviour = (typeof STORAGES)[number]

const BROKEN_METHODS = {
  'is full': 'setItem',
  'cannot be read': 'getItem',
  'keeps what is removed': 'removeItem',
} as const

/** @returns what gives each page its access to one and the same storage. */
export function storageThat(behaviour: StorageBehaviour): () => KeyValueStorage {
  if (behaviour === 'is blocked') return oneTab(() => new SafeStorage(blocked))
  const storage = new FakeStorage()
  const open = () => new SafeStorage(() => storage)
  if (behaviour === 'works') return open
  storage.breakDown(BROKEN_METHODS[behaviour])
  return oneTab(open)
}

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError')
}

function oneTab(open: () => KeyValueStorage): () => KeyValueStorage {
  const storage = open()
  return () => storage
}

/** A device on which production's adapters keep things in such a storage. */
export function storageDevice<Port>(
  behaviour: StorageBehaviour,
  make: (surroundings: Surroundings) => Port,
): Device<Port> {
  const open = storageThat(behaviour)
  const sessions = new LocalStorageSessionStore(open(), { addEventListener: () => {} })
  const clock = new InMemoryClock()
  sessions.save(session.build())
  return { sessions, clock, open: () => make({ storage: open(), sessions, clock }) }
}

/** A device on which a double keeps things for as long as it lives. */
export function inMemoryDevice<Port>(
  make: (surroundings: Omit<Surroundings, 'storage'>) => Port,
): Device<Port> {
  const sessions = new InMemorySessionStore(session.build())
  const clock = new InMemoryClock()
  const port = make({ sessions, clock })
  return { sessions, clock, open: () => port }
}

/** What is kept, and what is given back, is a copy: changing either changes nothing on the device. */
export function itKeepsCopies<Port, Value>(
  arrange: ArrangeDevice<Port>,
  value: Value,
  keep: (port: Port, value: Value) => void,
  read: (port: Port) => unknown,
): void {
  it('is a copy of what was kept, and each reader gets one', () => {
    const port = arrange().open()
    const given = structuredClone(value)
    keep(port, given)
    const kept = structuredClone(read(port))
    spoil(given)
    spoil(read(port))
    expect(read(port)).toEqual(kept)
  })
}

/** What belongs to a session is gone when the same customer signs in again. */
export function itEndsWithTheSession<Port>(
  arrange: ArrangeDevice<Port>,
  keep: (port: Port) => void,
  read: (port: Port) => unknown,
): void {
  it.each(['signed-out', 'expired'] as const)('is gone when the session was %s', (why) => {
    const { sessions, open } = arrange()
    const nothing = read(open())
    keep(open())
    expect(read(open())).not.toEqual(nothing)
    sessions.clear(why)
    sessions.save(session.build())
    expect(read(open())).toEqual(nothing)
  })
}

/** What belongs to one customer is not shown to another who signs in on the same device. */
export function itBelongsToOneCustomer<Port>(
  arrange: ArrangeDevice<Port>,
  keep: (port: Port) => void,
  read: (port: Port) => unknown,
): void {
  it('is not shown to another customer', () => {
    const { sessions, open } = arrange()
    const nothing = read(open())
    keep(open())
    sessions.save(session.build({ customer: 'joão' }))
    expect(read(open())).toEqual(nothing)
    sessions.save(session.build())
    expect(read(open())).not.toEqual(nothing)
  })
}
