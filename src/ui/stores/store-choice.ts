import type { Cancel } from '@application/clock.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import type { Id } from '@domain/id.ts'
import type { Store } from '@domain/stores/store.ts'
import type { Owned, PageServices } from '../screen/lifecycle.ts'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { hasClosed } from './closed-store.ts'

/**
 * The store of a screen: the one that the navigation carried, or the one that this customer chose last (product.md, rule 10).
 * Without a store, a screen loads nothing that needs one (product.md §4). A store that is chosen elsewhere, such as in the top bar, becomes the
 * screen's too.
 */
export class StoreChoice implements Owned {
  static readonly dependencies = [StoreRepository, PreferredStore, Navigation, LastKnown] as const

  chosen: Id | undefined
  readonly stores = new Loadable((signal) => this.repository.choices(signal))
    .rememberedAs(() => this.lastKnown.of('stores', 'choices'))
    .whenLoaded(() => this.dropClosedStore())
    .askedAtStart()
  private onChoice: (storeId: Id) => void = () => {}

  constructor(
    private readonly repository: StoreRepository,
    private readonly preferred: PreferredStore,
    private readonly navigation: Navigation,
    private readonly lastKnown: LastKnown,
  ) {
    this.chosen = this.navigation.carried().store ?? this.preferred.read()
    observe(this)
  }

  attachTo(page: PageServices): Cancel {
    const detachStores = this.stores.attachTo(page)
    const release = this.preferred.subscribe(this.chosenElsewhere)
    return () => {
      release()
      detachStores()
    }
  }

  get store(): Store | undefined {
    return this.stores.value?.find((store) => store.id === this.chosen)
  }

  /** Whether there are stores to choose from. When there are none, or they could not be read, the field says so itself (product.md, rule 23). */
  get canChoose(): boolean {
    return this.stores.state.status !== 'failed' && this.stores.value?.length !== 0
  }

  /** @param onChoice called with the present choice, and with every later one. */
  start(onChoice: (storeId: Id) => void = () => {}): void {
    this.onChoice = onChoice
    // A step back to this screen finds the store that was chosen since.
    if (this.navigation.carried().store !== undefined) this.navigation.forgetCarried()
    void this.stores.load()
    if (this.chosen !== undefined) onChoice(this.chosen)
  }

  private dropClosedStore(): void {
    const { state } = this.stores
    if (this.chosen === undefined || !hasClosed(this.chosen, state)) return
    // The closed one may have been carried here: then the customer has a store still.
    const own = this.preferred.read()
    if (own !== undefined && !hasClosed(own, state)) this.take(own)
    else this.chosen = undefined
  }

  choose(storeId: Id): void {
    this.take(storeId)
    this.preferred.choose(storeId)
  }

  private chosenElsewhere(): void {
    const storeId = this.preferred.read()
    if (storeId !== undefined && storeId !== this.chosen) this.take(storeId)
  }

  private take(storeId: Id): void {
    this.chosen = storeId
    this.onChoice(storeId)
  }
}
