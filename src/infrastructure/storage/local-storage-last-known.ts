import { Clock } from '@application/clock.ts'
import {
  LastKnown,
  type LastKnownValues,
  type Memory,
  type QuestionAbout,
} from '@application/offline/last-known.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { isMoney, toReais } from '@domain/money.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { lastKnownShapes } from './last-known-shapes.ts'
import { readStored } from './read-stored.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'
import { LAST_KNOWN_PREFIX } from './storage-keys.ts'

/** Raise it when a kept value changes its shape or its meaning: values of older versions are then ignored. */
const SCHEMA_VERSION = 1

/** In characters. Storage holds some five million, and the session must always find room there. */
const MAX_VALUE_LENGTH = 400_000
const MAX_TOTAL_LENGTH = 2_000_000

const DOCUMENT: keyof LastKnownValues = 'identification'

/** Under the private prefix, so that the session store wipes it with the session (product.md, rule 15). */
@injectable()
export class LocalStorageLastKnown extends LastKnown {
  constructor(
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    super()
  }

  of<What extends keyof LastKnownValues>(
    what: What,
    ...question: QuestionAbout<What>
  ): Memory<LastKnownValues[What]> {
    const customer = this.customer()
    const key = `${LAST_KNOWN_PREFIX}${[customer, what, ...question].join('.')}`
    return {
      keep: (value) => {
        // The answer came after the session had changed: it belongs to another customer.
        if (customer === undefined || customer !== this.customer()) return
        const text = written({ version: SCHEMA_VERSION, at: this.clock.now(), value })
        if (text === undefined) {
          this.storage.remove(key)
          return
        }
        this.makeRoom(text.length, key)
        this.storage.set(key, text)
      },
      recall: () => {
        if (customer === undefined || customer !== this.customer()) return undefined
        const stored = readStored(this.storage, key, kept(lastKnownShapes[what]))
        // `Math.abs`, because somebody may put the device's clock back. Then `at` is later than now.
        return stored && { value: stored.value, age: Math.abs(this.clock.now() - stored.at) }
      },
    }
  }

  /** The oldest values go where all take too much room: the session and unsettled exchanges must always fit. The short document stays. */
  private makeRoom(length: number, key: string): void {
    const others = this.storage
      .keys()
      .filter((other) => other.startsWith(LAST_KNOWN_PREFIX) && other !== key && !other.endsWith(DOCUMENT))
      .map((other) => [this.storage.get(other) ?? '', other] as const)
    let taken = others.reduce((sum, [text]) => sum + text.length, length)
    if (taken <= MAX_TOTAL_LENGTH) return
    // Each text begins with its version and its moment.
    for (const [text, other] of others.sort()) {
      this.storage.remove(other)
      taken -= text.length
      if (taken <= MAX_TOTAL_LENGTH) return
    }
  }

  /** Undefined when the customer of the session is unknown. */
  private customer(): string | undefined {
    return this.sessions.current()?.customer || undefined
  }
}

/** As JSON, with amounts in reais; undefined when that is too long to be kept. */
function written(record: object): string | undefined {
  if (lengthOf(record, MAX_VALUE_LENGTH) > MAX_VALUE_LENGTH) return undefined
  const text = JSON.stringify(record, (_, value: unknown) => (isMoney(value) ? toReais(value) : value))
  return text.length > MAX_VALUE_LENGTH ? undefined : text
}

/** The fewest characters that JSON adds to a value: a comma, and two quotes, brackets or letters of a name. */
const AROUND = 3

/**
 * How many characters it takes as JSON at least, counted until they are more than `max`. To write a list of thousands only to find it
 * too long takes much longer.
 */
function lengthOf(value: unknown, max: number): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  let length = 0
  for (const name in value) {
    length += AROUND + lengthOf(value[name as never], max - length)
    if (length > max) break
  }
  return length
}

const kept = <T>(value: v.GenericSchema<unknown, T>) =>
  v.object({ version: v.literal(SCHEMA_VERSION), at: v.number(), value })
