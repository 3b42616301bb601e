import type { Cancel } from '@application/clock.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import type { Id } from '@domain/id.ts'
import { Loadable } from '../../screen/loadable.ts'
import { Navigation } from '../../screen/navigation.ts'
import { observe } from '../../screen/observe.ts'
import { hasClosed } from '../../stores/closed-store.ts'

/** The store that the customer chose last. The stores are loaded when there is a choice; a failure shows no name. */
export class ChosenStoreViewModel {
  static readonly dependencies = [StoreRepository, PreferredStore, LastKnown, Navigation] as const

  private chosen: Id | undefined
  private isRead = false
  private wasKnown = false
  private readonly stores = new Loadable((signal) => this.repository.choices(signal))
    .rememberedAs(() => this.lastKnown.of('stores', 'choices'))
    .whenLoaded(() => this.forgetClosedStore())
    .askedLast()
  private releases: readonly Cancel[] = []

  constructor(
    private readonly repository: StoreRepository,
    private readonly preferred: PreferredStore,
    private readonly lastKnown: LastKnown,
    private readonly navigation: Navigation,
  ) {
    observe(this)
  }

  get isChosen(): boolean {
    return this.chosen !== undefined
  }

  /** False at first, so that nothing is shown that would change a moment later. */
  get isKnown(): boolean {
    const { status } = this.stores.state
    return this.wasKnown || (this.isRead && (!this.isChosen || status === 'loaded' || status === 'failed'))
  }

  /** Undefined without a choice, and when the store is gone or the stores could not be read. */
  get name(): string | undefined {
    return this.stores.value?.find(({ id }) => id === this.chosen)?.name
  }

  start(): void {
    // Also at each change of screen: the new screen reads the choice of another tab, and the bar must name the same store.
    this.releases = [this.preferred.subscribe(this.choiceChanged), this.navigation.onStep(this.choiceChanged)]
    this.choiceChanged()
  }

  dispose(): void {
    for (const release of this.releases) release()
  }

  private forgetClosedStore(): void {
    if (this.chosen !== undefined && hasClosed(this.chosen, this.stores.state)) this.preferred.forget()
  }

  private choiceChanged(): void {
    // The button stays while the name of the new store is read, because the focus returns to it when the picker closes.
    this.wasKnown = this.isKnown
    this.chosen = this.preferred.read()
    this.isRead = true
    const isAsked = this.stores.value !== undefined || this.stores.state.status === 'pending'
    if (this.chosen !== undefined && !isAsked) void this.stores.load()
  }
}
