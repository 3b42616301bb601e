import type { Clock } from '@application/clock.ts'
import { LastKnown, type LastKnownValues, type Memory } from '@application/offline/last-known.ts'

/** Keeps for as long as it lives; one customer's. */
export class InMemoryLastKnown extends LastKnown {
  private readonly entries = new Map<string, { readonly value: unknown; readonly at: number }>()

  constructor(private readonly clock: Pick<Clock, 'now'> = { now: () => 0 }) {
    super()
  }

  of<What extends keyof LastKnownValues>(
    what: What,
    ...question: readonly (string | number)[]
  ): Memory<LastKnownValues[What]> {
    const key = [what, ...question].join('.')
    return {
      keep: (value) => this.entries.set(key, { value: structuredClone(value), at: this.clock.now() }),
      recall: () => {
        const entry = this.entries.get(key)
        if (entry === undefined) return undefined
        // Only `keep` above writes under this key, and it takes this very type.
        const value = structuredClone(entry.value) as LastKnownValues[What]
        return { value, age: this.clock.now() - entry.at }
      },
    }
  }
}
