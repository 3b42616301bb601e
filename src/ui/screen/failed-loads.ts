import type { Cancel } from '@application/clock.ts'

/** The loads on the screen that failed, for whatever reason. One for the whole portal. */
export class FailedLoads {
  static readonly dependencies = [] as const

  private readonly waiting = new Set<() => void>()

  /** Runs `again` when another load is tried again and succeeds, unless it is cancelled before. */
  join(again: () => void): Cancel {
    this.waiting.add(again)
    return () => this.waiting.delete(again)
  }

  /** The fault seems to be over: all failed loads ask again, so that one press is enough for a whole screen. */
  recovered(): void {
    const all = [...this.waiting]
    this.waiting.clear()
    for (const again of all) again()
  }
}
