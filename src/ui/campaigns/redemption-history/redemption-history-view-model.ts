import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import type { Cancel } from '@application/clock.ts'
import type { Id } from '@domain/id.ts'
import { Toasts } from '../../kit/toasts.ts'
import { Loadable } from '../../screen/loadable.ts'
import { Navigation } from '../../screen/navigation.ts'
import { observe } from '../../screen/observe.ts'
import { campaignContent } from '../campaign-content.ts'

export type HistoryTab = 'pending' | 'completed'

/** The customer's exchanges in one campaign. Each list is read when its tab is first opened. */
export class RedemptionHistoryViewModel {
  static readonly dependencies = [RedemptionRepository, PointsSpent, Toasts, Navigation] as const

  readonly pending = new Loadable(
    (signal) => this.redemptions.pending(this.campaignId, signal),
    () => this.failed(),
  ).keptCurrent()
  readonly completed = new Loadable(
    (signal) => this.redemptions.completed(this.campaignId, signal),
    () => this.failed(),
  ).keptCurrent()
  tab: HistoryTab
  private stopListening: Cancel = () => {}

  constructor(
    private readonly redemptions: RedemptionRepository,
    pointsSpent: PointsSpent,
    private readonly toasts: Toasts,
    private readonly navigation: Navigation,
    private readonly campaignId: Id,
  ) {
    this.tab = this.wantsCompleted ? 'completed' : 'pending'
    this.pending.renewedBy(pointsSpent)
    observe(this)
  }

  start(): void {
    this.tabChosen(this.tab)
    this.stopListening = this.navigation.onStep(this.stepped)
  }

  dispose(): void {
    this.stopListening()
  }

  tabChosen(tab: HistoryTab): void {
    this.tab = tab
    if (this[tab].state.status === 'idle') void this[tab].load()
  }

  private get wantsCompleted(): boolean {
    return this.navigation.carried().tab === 'completed'
  }

  /** A notice that is pressed on this screen leads here once more. */
  private stepped(): void {
    if (!this.wantsCompleted) return
    this.tab = 'completed'
    if (this.completed.value === undefined) void this.completed.load()
    else this.completed.refresh()
    this.pending.refresh()
  }

  private failed(): void {
    this.toasts.show('error', campaignContent.toast.historyFailed)
  }
}
