import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { Toasts } from '../../kit/toasts.ts'
import { Loadable } from '../../screen/loadable.ts'
import { Navigation } from '../../screen/navigation.ts'
import { observe } from '../../screen/observe.ts'
import { paths } from '../../screen/paths.ts'
import { campaignContent } from '../campaign-content.ts'

export type HistoryTab = 'pending' | 'completed'

/** The customer's exchanges in one campaign. Each list is read when its tab is first opened. */
export class RedemptionHistoryViewModel {
  static readonly dependencies = [RedemptionRepository, Navigation, Toasts] as const

  readonly pending = new Loadable(
    (signal) => this.redemptions.pending(this.campaignId, signal),
    () => this.failed(),
  )
  readonly completed = new Loadable(
    (signal) => this.redemptions.completed(this.campaignId, signal),
    () => this.failed(),
  )
  tab: HistoryTab = 'pending'

  constructor(
    private readonly redemptions: RedemptionRepository,
    private readonly navigation: Navigation,
    private readonly toasts: Toasts,
    readonly campaignId: number,
  ) {
    observe(this)
  }

  start(): void {
    this.tabChosen(this.tab)
  }

  tabChosen(tab: HistoryTab): void {
    this.tab = tab
    if (this[tab].state.status === 'idle') void this[tab].load()
  }

  backPressed(): void {
    this.navigation.go(paths.campaign.detail(this.campaignId))
  }

  homePressed(): void {
    this.navigation.go(paths.home)
  }

  private failed(): void {
    this.toasts.show('error', campaignContent.toast.historyFailed)
  }
}
