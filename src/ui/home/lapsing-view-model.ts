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

/** 'Vence em breve': each part shows when it arrives; a part that fails is left out, because its own screen shows the failure. */
export class LapsingViewModel {
  static readonly dependencies = [FindWhatLapses, Today] as const

  private readonly parts = KINDS.map(
    (kind) => new Loadable((signal) => this.findWhatLapses.execute(kind, signal)),
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

  /** Whether something may still be found where nothing is shown yet. */
  get awaited(): boolean {
    const isOpen = this.parts.some(({ state }) => state.status === 'idle' || state.status === 'pending')
    return isOpen && this.items.length === 0
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
