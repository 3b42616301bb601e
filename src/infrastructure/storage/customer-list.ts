import type { SessionStore } from '@application/session/session-store.ts'
import * as v from 'valibot'
import { readStored } from './read-stored.ts'
import type { KeyValueStorage } from './safe-storage.ts'
import { PRIVATE_PREFIX } from './storage-keys.ts'

/**
 * A list of one customer, kept as JSON. With the private prefix, which is the default, the end of the session deletes it. Entries that
 * cannot be read, because an older portal wrote them or a person changed them, are left out.
 */
export class CustomerList<const Schema extends v.GenericSchema> {
  /** @param name such as `saved-offers`. */
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly sessions: SessionStore,
    private readonly name: string,
    private readonly entry: Schema,
    private readonly prefix = PRIVATE_PREFIX,
  ) {}

  read(): readonly v.InferOutput<Schema>[] {
    const entries = readStored(this.storage, this.key(), storedList) ?? []
    return entries.flatMap((entry) => {
      const read = v.safeParse(this.entry, entry)
      return read.success ? [read.output] : []
    })
  }

  /** @returns whether the list will outlast the tab. */
  write(entries: readonly v.InferInput<Schema>[]): boolean {
    // What is private has been deleted. An answer that comes during the farewell, or a screen that goes with its session, must not
    // bring it back.
    const isWiped = this.sessions.isLeaving() || this.sessions.current() === undefined
    if (this.prefix === PRIVATE_PREFIX && isWiped) return false
    return this.storage.set(this.key(), JSON.stringify(entries))
  }

  private key(): string {
    return `${this.prefix}${this.name}.${this.sessions.current()?.customer ?? ''}`
  }
}

const storedList = v.array(v.unknown())
