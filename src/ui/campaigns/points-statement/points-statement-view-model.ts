import { CampaignRepository, STATEMENT_PAGE_SIZE } from '@application/campaigns/campaign-repository.ts'
import { type Movement, movementOf, type PointsLine } from '@domain/campaigns/points-line.ts'
import { Toasts } from '../../kit/toasts.ts'
import { Loadable } from '../../screen/loadable.ts'
import { Navigation } from '../../screen/navigation.ts'
import { observe } from '../../screen/observe.ts'
import { paths } from '../../screen/paths.ts'
import { campaignContent } from '../campaign-content.ts'

type Page = readonly PointsLine[]

export type MovementFilter = Movement | 'all'

/** Where a campaign's points came from and went: ten lines at once, and ten more whenever they are asked for (decisions.md §14). */
export class PointsStatementViewModel {
  static readonly dependencies = [CampaignRepository, Navigation, Toasts] as const

  readonly points = new Loadable((signal) => this.campaigns.points(this.campaignId, signal))
  readonly first = new Loadable(
    (signal) => this.campaigns.statement(this.campaignId, 1, signal),
    () => this.toasts.show('error', campaignContent.toast.statementFailed),
  )
  readonly further = new Loadable<Page, [page: number]>((signal, page) =>
    this.campaigns.statement(this.campaignId, page, signal),
  ).whenLoaded((page) => this.appended(page))
  filter: MovementFilter = 'all'
  private furtherPages: readonly Page[] = []

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly navigation: Navigation,
    private readonly toasts: Toasts,
    private readonly campaignId: number,
  ) {
    observe(this)
  }

  get shown(): readonly PointsLine[] {
    const lines = this.pages.flat()
    return this.filter === 'all' ? lines : lines.filter((line) => movementOf(line) === this.filter)
  }

  /** A page that is not full is the last one. */
  get mayHaveMore(): boolean {
    return this.pages.at(-1)?.length === STATEMENT_PAGE_SIZE
  }

  start(): void {
    void this.points.load()
    this.retryPressed()
  }

  dispose(): void {
    for (const part of [this.points, this.first, this.further]) part.cancel()
  }

  retryPressed(): void {
    this.further.cancel()
    this.furtherPages = []
    void this.first.load()
  }

  filterChosen(filter: MovementFilter): void {
    this.filter = filter
  }

  morePressed(): void {
    if (this.further.state.status !== 'pending') void this.further.load(this.pages.length + 1)
  }

  backPressed(): void {
    this.navigation.go(paths.campaigns)
  }

  homePressed(): void {
    this.navigation.go(paths.home)
  }

  private get pages(): readonly Page[] {
    return this.first.value ? [this.first.value, ...this.furtherPages] : []
  }

  private appended(page: Page): void {
    this.furtherPages = [...this.furtherPages, page]
  }
}
