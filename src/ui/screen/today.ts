import { type Cancel, Clock } from '@application/clock.ts'
import { type CalendarDay, compareDays } from '@domain/calendar-day.ts'
import { createAtom } from 'mobx'

/** How often an open screen checks whether midnight has passed, in milliseconds. */
const CHECK_EVERY = 60_000

/** The day, for screens. What a screen computes from it is computed again after midnight, while the screen stays open. */
export class Today {
  static readonly dependencies = [Clock] as const

  private cancelCheck: Cancel = () => {}
  private readonly atom = createAtom(
    'Today',
    () => this.checkLater(),
    () => this.cancelCheck(),
  )

  constructor(private readonly clock: Clock) {}

  get day(): CalendarDay {
    this.atom.reportObserved()
    return this.clock.today()
  }

  private checkLater(): void {
    const before = this.clock.today()
    this.cancelCheck = this.clock.after(CHECK_EVERY, () => {
      this.checkLater()
      if (compareDays(before, this.clock.today()) !== 0) this.atom.reportChanged()
    })
  }
}
