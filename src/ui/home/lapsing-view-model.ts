import { Clock } from '@application/clock.ts'
import { FindWhatLapsesSoon } from '@application/lapsing/find-what-lapses-soon.ts'
import { daysBetween } from '@domain/calendar-day.ts'
import type { LapsingItem } from '@domain/lapsing/lapsing-item.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** More would push the offers out of sight; the rest comes when it is asked for. */
const SHOWN_AT_FIRST = 4

/** 'Vence em breve': its room is kept while nothing is known, and given up when there is nothing. */
export class LapsingViewModel {
  static readonly dependencies = [FindWhatLapsesSoon, Clock] as const

  private items: readonly LapsingItem[] = []
  private all = false
  private searching = true
  private search: AbortController | undefined

  constructor(
    private readonly findWhatLapsesSoon: FindWhatLapsesSoon,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'items' | 'search'>(
      this,
      { items: observableRef, search: false },
      { autoBind: true },
    )
  }

  get shown(): readonly LapsingItem[] {
    return this.all ? this.items : this.items.slice(0, SHOWN_AT_FIRST)
  }

  /** Whether something may still be found where nothing is shown yet. */
  get awaited(): boolean {
    return this.searching && this.items.length === 0
  }

  get hiddenCount(): number {
    return this.items.length - this.shown.length
  }

  daysLeft({ on }: LapsingItem): number {
    return daysBetween(this.clock.today(), on)
  }

  start(): void {
    const search = new AbortController()
    this.search = search
    void this.find(search.signal)
  }

  dispose(): void {
    this.search?.abort()
  }

  allPressed(): void {
    this.all = true
  }

  private async find(signal: AbortSignal): Promise<void> {
    await this.findWhatLapsesSoon.execute((items) => {
      runInAction(() => {
        this.items = items
      })
    }, signal)
    if (signal.aborted) return
    runInAction(() => {
      this.searching = false
    })
  }
}
