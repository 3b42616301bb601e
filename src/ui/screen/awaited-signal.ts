import type { Cancel } from '@application/clock.ts'

/** The loads that failed because there was no signal. When it is back, all of them ask again. One for the whole portal. */
export class AwaitedSignal {
  static readonly dependencies = [] as const

  private readonly waiting = new Set<() => void>()
  private readonly listeners = new Set<() => void>()

  /** Runs `again` when the signal is back, unless it is cancelled before. */
  join(again: () => void): Cancel {
    this.waiting.add(again)
    for (const listener of [...this.listeners]) listener()
    return () => this.waiting.delete(again)
  }

  /** Calls `listener` each time another load begins to wait, because the signal may just have gone. */
  onJoin(listener: () => void): Cancel {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  returned(): void {
    const all = [...this.waiting]
    this.waiting.clear()
    for (const again of all) again()
  }
}
