import type { Cancel } from '@application/clock.ts'

/** Loads that failed and will ask again together. */
export class WaitingLoads {
  static readonly dependencies = [] as const

  private readonly waiting = new Set<() => void>()

  /** Runs `again` with the next {@link askAgain}, unless it is cancelled before. */
  join(again: () => void): Cancel {
    this.waiting.add(again)
    return () => this.waiting.delete(again)
  }

  askAgain(): void {
    const all = [...this.waiting]
    this.waiting.clear()
    for (const again of all) again()
  }
}
