import { FindWhatLapses } from '@application/lapsing/find-what-lapses.ts'
import { daysBetween } from '@domain/calendar-day.ts'
import { type LapsingItem, lapsingSoon } from '@domain/lapsing/lapsing-item.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { Today } from '../screen/today.ts'

/** More would push the offers out of sight. */
const SHOWN_AT_FIRST = 4

/** The order of items that lapse on the same day. */
const KINDS = ['offer', 'cashback', 'voucher'] as const

/**
 * 'Vence em breve'. All parts are shown together, because one that came later would move the others; a part that fails is left out, because
 * its own screen shows the failure.
 */
export class LapsingViewModel {
  static readonly dependencies = [FindWhatLapses, Today] as const

  private readonly parts = KINDS.map((kind) =>
    new Loadable((signal) => this.findWhatLapses.execute(kind, signal)).askedLast(),
  )
  private all = false

  constructor(
    private readonly findWhatLapses: FindWhatLapses,
    private readonly today: Today,
  ) {
    observe(this)
  }

  get shown(): readonly LapsingItem[] {
    return this.all ? this.items : this.items.slice(0, SHOWN_AT_FIRST)
  }

  /** Whether a part may still come. */
  get awaited(): boolean {
    return this.parts.some(({ state }) => state.status === 'idle' || state.status === 'pending')
  }

  /** Nothing was found, but a part failed. The portal does not know whether something lapses. */
  get nothingKnown(): boolean {
    const failed = this.parts.some(({ state }) => state.status === 'failed')
    return failed && !this.awaited && this.items.length === 0
  }

  get hiddenCount(): number {
    return this.items.length - this.shown.length
  }

  daysLeft({ on }: LapsingItem): number {
    return daysBetween(this.today.day, on)
  }

  start(): void {
    for (const part of this.parts) void part.load()
  }

  allPressed(): void {
    this.all = true
  }

  private get items(): readonly LapsingItem[] {
    return lapsingSoon(
      this.parts.flatMap(({ value }) => value ?? []),
      this.today.day,
    )
  }
}
