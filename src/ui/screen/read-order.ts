import { type Cancel, Clock } from '@application/clock.ts'

/** How long one slow answer may hold back what is asked last, in milliseconds. */
export const MAX_WAIT = 1000

/** What a customer sees first is asked for first: other reads wait while it is under way (docs/decisions/086). One for the whole portal. */
export class ReadOrder {
  static readonly dependencies = [Clock] as const

  private readonly first = new Set<object>()
  private readonly waiting = new Set<() => void>()

  constructor(private readonly clock: Clock) {}

  /** A read begins. The returned function ends it; after {@link MAX_WAIT} nothing waits for it any more. */
  begin(): Cancel {
    const end = this.holdBack()
    const stopWaiting = this.clock.after(MAX_WAIT, end)
    return () => {
      stopWaiting()
      end()
    }
  }

  /** Reads are about to begin, such as those of a screen whose code is on its way. */
  holdBack(): Cancel {
    const read = {}
    this.first.add(read)
    return () => {
      if (this.first.delete(read) && this.first.size === 0) for (const goOn of [...this.waiting]) goOn()
    }
  }

  /** Resolves when no other read is under way. */
  async untilReadsEnd(): Promise<void> {
    // A screen that has just appeared may start its first read in this same task.
    await Promise.resolve()
    while (this.first.size > 0) await this.nextEnd()
  }

  private nextEnd(): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        this.waiting.delete(goOn)
        resolve()
      }
      this.waiting.add(goOn)
    })
  }
}
