import type { Clock } from '@application/clock.ts'
import { LastKnown, type LastKnownValues, type Memory } from '@application/offline/last-known.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import { session } from '../../support/factories/session.ts'
import { InMemorySessionStore } from '../session/in-memory-session-store.ts'
import { SessionMemory } from '../session/session-memory.ts'

export class InMemoryLastKnown extends LastKnown {
  private readonly entries: SessionMemory<{ readonly value: unknown; readonly at: number }>

  constructor(
    private readonly clock: Pick<Clock, 'now'> = { now: () => 0 },
    sessions: SessionStore = new InMemorySessionStore(session.build()),
  ) {
    super()
    this.entries = new SessionMemory(sessions)
  }

  of<What extends keyof LastKnownValues>(
    what: What,
    ...question: readonly (string | number)[]
  ): Memory<LastKnownValues[What]> {
    const { customer } = this.entries
    const key = [customer, what, ...question].join('.')
    const isTheirs = () => customer !== '' && customer === this.entries.customer
    return {
      keep: (value) => {
        if (isTheirs()) this.entries.set(key, { value, at: this.clock.now() })
      },
      recall: () => {
        const entry = isTheirs() ? this.entries.get(key) : undefined
        if (entry === undefined) return undefined
        // Only `keep` above writes under this key, and it takes this very type.
        const value = entry.value as LastKnownValues[What]
        return { value, age: Math.max(0, this.clock.now() - entry.at) }
      },
    }
  }
}
