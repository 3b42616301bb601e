import type { Clock } from '@application/clock.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import { LocalStorageSessionStore } from '@infrastructure/storage/local-storage-session-store.ts'
import { type KeyValueStorage, SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { session } from '../support/factories/session.ts'
import { FakeStorage } from '../support/fake-storage.ts'
import { contract, spoil } from './contract.ts'

/** One device with a port that keeps things on it. A customer called maria is signed in. */
interface Device<Port> {
  readonly sessions: SessionStore
  readonly clock: InMemoryClock
  /** The port as the next page finds it, after a reload or in another tab. */
  open(): Port
  /** Puts this text in place of everything that the port has stored. */
  readonly corrupt: (text: string) => void
}

/** Makes a fresh device. */
export type ArrangeDevice<Port> = () => Device<Port>

/** What an adapter is made with. */
interface Parts {
  readonly storage: KeyValueStorage
  readonly sessions: SessionStore
  readonly clock: Clock
}

/** What a conforming browser gives, with every oddity of its interface. */
const { localStorage } = new JSDOM('', { url: 'https://portal.example/' }).window

const BROKEN_METHODS = {
  'storage that is full': 'setItem',
  'storage that cannot be read': 'getItem',
  'storage that keeps what is removed': 'removeItem',
} as const

/** Each way in which storage can behave, with what opens it for a page. Where it fails, a value lasts as long as the tab. */
export const STORAGES: Readonly<Record<string, () => () => KeyValueStorage>> = {
  "in a browser's storage": () => {
    localStorage.clear()
    return () => new SafeStorage(() => localStorage)
  },
  'in storage in memory': workingStorage,
  'in storage that is blocked': () =>
    oneTab(
      new SafeStorage(() => {
        throw new DOMException('blocked', 'SecurityError')
      }),
    ),
  ...Object.fromEntries(
    Object.entries(BROKEN_METHODS).map(([behaviour, method]) => [
      `in ${behaviour}`,
      () => {
        const storage = new FakeStorage()
        storage.breakDown(method)
        return oneTab(new SafeStorage(() => storage))
      },
    ]),
  ),
}

/** @returns what opens one and the same storage for each page. */
export function workingStorage(): () => KeyValueStorage {
  const storage = new FakeStorage()
  return () => new SafeStorage(() => storage)
}

const oneTab = (storage: KeyValueStorage) => () => storage

/** Proves the promises of a port that keeps things on the device, in every kind of storage. */
export function deviceContract<Port>(
  port: abstract new () => Port,
  inStorage: (parts: Parts) => NoInfer<Port>,
  promises: (arrange: ArrangeDevice<Port>) => void,
): void {
  const storageDevice = (openStorage: () => KeyValueStorage): Device<Port> => {
    const sessions = new LocalStorageSessionStore(openStorage(), { addEventListener: () => {} })
    const clock = new InMemoryClock()
    sessions.save(session.build())
    const storage = openStorage()
    const sessionKeys = storage.keys()
    const corrupt = (text: string) => {
      for (const key of storage.keys()) if (!sessionKeys.includes(key)) storage.set(key, text)
    }
    return { sessions, clock, corrupt, open: () => inStorage({ storage: openStorage(), sessions, clock }) }
  }
  const devices = Object.entries(STORAGES).map(([name, storage]) => [name, () => storageDevice(storage())])
  contract(port, Object.fromEntries(devices), promises)
}

/** Any text that can stand in storage, written by an older portal or by hand. */
export const ANY_TEXT = fc.oneof(
  fc.string(),
  fc.json(),
  fc.json().map((json) => `[${json}]`),
)

/** What a port promises of a value that it keeps: who sees it, for how long, and what becomes of a corrupt one. */
export function itKeeps<Port, Value>(
  arrange: ArrangeDevice<Port>,
  {
    value,
    keep,
    read,
    isRecord = true,
    endsWithSession = true,
    ofOneCustomer = false,
  }: {
    readonly value: Value
    readonly keep: (port: Port, value: Value) => void
    readonly read: (port: Port) => unknown
    /** False for a bare text or number, which has no wrong form. */
    readonly isRecord?: boolean
    /** False for what is still there in the next session. */
    readonly endsWithSession?: boolean
    /** True for what another customer, who signs in on the same device, does not see. */
    readonly ofOneCustomer?: boolean
  },
): void {
  if (isRecord)
    it('keeps a copy, and gives each reader one', () => {
      const port = arrange().open()
      const given = structuredClone(value)
      keep(port, given)
      const kept = structuredClone(read(port))
      spoil(given)
      spoil(read(port))
      expect(read(port)).toEqual(kept)
    })

  it('reads any text that stands in storage without a failure, finds no record in it, and can keep a value again', () => {
    fc.assert(
      fc.property(ANY_TEXT, (text) => {
        const { open, corrupt } = arrange()
        const nothing = read(open())
        keep(open(), value)
        const kept = read(open())
        corrupt(text)
        const found = read(open())
        if (isRecord) expect(found).toEqual(nothing)
        keep(open(), value)
        expect(read(open())).toEqual(kept)
      }),
    )
  })

  const endings = endsWithSession ? (['signed-out', 'expired'] as const) : []
  it.each(endings)('keeps nothing for the next session of the same customer: %s', (why) => {
    const { sessions, open } = arrange()
    const nothing = read(open())
    keep(open(), value)
    expect(read(open())).not.toEqual(nothing)
    sessions.clear(why)
    sessions.save(session.build())
    expect(read(open())).toEqual(nothing)
  })

  if (ofOneCustomer)
    it('shows nothing to another customer', () => {
      const { sessions, open } = arrange()
      const nothing = read(open())
      keep(open(), value)
      sessions.save(session.build({ customer: 'joão' }))
      expect(read(open())).toEqual(nothing)
      sessions.save(session.build())
      expect(read(open())).not.toEqual(nothing)
    })
}
