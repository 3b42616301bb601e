import type { Cancel } from '@application/clock.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { Geolocator, type LocationOutcome } from '@application/stores/geolocator.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import type { Id } from '@domain/id.ts'
import type { Search } from '@domain/search-text.ts'
import { nearestFirst, type StoreAtDistance } from '@domain/stores/distance.ts'
import type { Coordinates, Store, StoreAddress } from '@domain/stores/store.ts'
import { searchInStores } from '@domain/stores/store-search.ts'
import { compareShallow, computed } from 'mobx'
import { Toasts } from '../kit/toasts.ts'
import { Loadable } from '../screen/loadable.ts'
import { shownName } from '../screen/name-in-capitals.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { OfflineLoads } from '../screen/offline-loads.ts'
import { Submission } from '../screen/submission.ts'
import { hasClosed } from './closed-store.ts'
import { crowdedPlace } from './crowded-place.ts'
import { storeName } from './store-name.ts'
import { storesContent as content } from './stores-content.ts'

/** A store with a position. The store itself, so that it can be compared with itself after another search. */
export interface PlacedStore extends Store {
  readonly address: StoreAddress & { readonly position: Coordinates }
}

export type MapView =
  /** The usual zoom (product.md §9) around this place. */
  | { readonly kind: 'around'; readonly position: Coordinates }
  /** Shows all of these places. */
  | { readonly kind: 'places'; readonly positions: readonly Coordinates[] }
  /** Shows one store closely. */
  | { readonly kind: 'store'; readonly position: Coordinates }

/** How many stores the map shows together with the customer's position. */
const NEAREST_ON_MAP = 3

/** The list and the map always show the same stores and the same selection. */
export class StoresViewModel {
  static readonly dependencies = [
    StoreRepository,
    Geolocator,
    PreferredStore,
    PortalSettings,
    LastKnown,
    Navigation,
    Toasts,
    OfflineLoads,
  ] as const

  readonly stores = new Loadable((signal) => this.repository.locations(signal))
    .rememberedAs(() => this.lastKnown.of('stores', 'map'))
    .askedAtStart()
  /** The stores that have offers and flyers here. The map may show others. */
  private readonly choices = new Loadable((signal) => this.repository.choices(signal)).askedLast()
  readonly locating = new Submission('device')
  readonly tiles: PortalSettings['map']
  preferredId: Id | undefined
  /** The store that was pressed while it is not known which stores have offers here. */
  awaitedId: Id | undefined
  query = ''
  location: LocationOutcome | undefined
  /** Where the customer is. A later try that fails changes nothing about it. */
  here: Coordinates | undefined
  selectedId: Id | undefined
  /** The list follows a selection on the map. */
  selectedOnMap = false
  /** The map follows a selection in the list: a new object at each press. */
  private closeUp: MapView | undefined
  /** The customer's own store when the screen opened. Another one that is chosen here does not move the map. */
  private readonly openedAt: Id | undefined
  private release: Cancel = () => {}
  private choicesEnded = Promise.resolve()

  constructor(
    private readonly repository: StoreRepository,
    private readonly geolocator: Geolocator,
    private readonly preferred: PreferredStore,
    settings: PortalSettings,
    private readonly lastKnown: LastKnown,
    private readonly navigation: Navigation,
    private readonly toasts: Toasts,
    private readonly offlineLoads: OfflineLoads,
  ) {
    this.tiles = settings.map
    this.openedAt = preferred.read()
    this.preferredId = this.openedAt
    observe(this, { placed: computed({ equals: compareShallow }) })
  }

  /** The stores that match the search; nearest first when the customer's position is known. */
  get shown(): readonly StoreAtDistance[] {
    return nearestFirst(this.search.find(this.query), this.here)
  }

  /** The shown stores that have a position, in the order of the list. The same array when another letter finds the same stores. */
  get placed(): readonly PlacedStore[] {
    return placesOf(this.shown)
  }

  /** Whether stores are shown and none of them has a position. */
  get lacksPositions(): boolean {
    return this.shown.length > 0 && this.placed.length === 0
  }

  /** What came of the search for the customer. */
  get located(): LocationOutcome['kind'] | 'without-distances' | undefined {
    const kind = this.location?.kind
    return kind === 'located' && this.lacksPositions ? 'without-distances' : kind
  }

  get selected(): StoreAtDistance | undefined {
    return this.shown.find(({ store }) => store.id === this.selectedId)
  }

  /** Undefined when no store has a position. A search without a result does not move the map. */
  get view(): MapView | undefined {
    return this.closeUp ?? this.overview
  }

  get all(): readonly Store[] {
    return this.stores.value ?? []
  }

  private get search(): Search<Store> {
    return searchInStores(this.all)
  }

  // Computed separately, so that the map does not move when another letter finds the same stores.
  private get found(): boolean {
    return this.shown.length > 0
  }

  private get searching(): boolean {
    return this.query.trim() !== ''
  }

  private get overview(): MapView | undefined {
    const places = this.found ? this.placed : placesOf(nearestFirst(this.all, this.here))
    const positions = places.map((place) => place.address.position)
    if (positions.length === 0) return undefined
    if (this.found && this.searching) return { kind: 'places', positions }
    if (this.here) return { kind: 'places', positions: [this.here, ...positions.slice(0, NEAREST_ON_MAP)] }
    const preferred = places.find((place) => place.id === this.openedAt)
    const position = preferred?.address.position ?? crowdedPlace(positions)
    return position && { kind: 'around', position }
  }

  start(): void {
    this.release = this.preferred.subscribe(this.preferredChanged)
    void this.stores.load()
    this.choicesEnded = this.choices.load()
  }

  dispose(): void {
    this.release()
    this.awaitedId = undefined
  }

  /** The texts of thousands of stores take longer to prepare than two letters take to type. */
  searchFocused(): void {
    this.search.prepare()
  }

  queryTyped(query: string): void {
    this.query = query
    this.unselect()
  }

  async locatePressed(): Promise<void> {
    const outcome = await this.locating.run(() => this.geolocator.locate())
    if (outcome) this.locateEnded(outcome)
  }

  storePressedInList(id: Id): void {
    this.selectedId = id
    this.selectedOnMap = false
    const position = this.selected?.store.address?.position
    this.closeUp = position && { kind: 'store', position }
  }

  storePressedOnMap(id: Id): void {
    this.selectedId = id
    this.selectedOnMap = true
  }

  /** Runs `again` when there is a signal, unless it is cancelled before. */
  tilesMissing(again: () => void): Cancel {
    return this.offlineLoads.join(again)
  }

  /** The customer's own store from now on, once it is known that the next screen would not forget it. */
  async storeChosen(store: Store): Promise<void> {
    if (this.choices.state.status === 'pending') {
      this.awaitedId = store.id
      await this.choicesEnded
      // Another one was pressed meanwhile, or the customer has left.
      if (this.awaitedId !== store.id) return
    }
    this.take(store)
  }

  /** A customer who came here to choose goes back. */
  private take({ id, name }: Store): void {
    this.awaitedId = undefined
    const shown = shownName(storeName(name))
    if (hasClosed(id, this.choices.state)) {
      this.toasts.show('info', content.notOffered(shown))
      return
    }
    this.preferred.choose(id)
    this.toasts.show('success', content.chosen(shown))
    if (this.navigation.carried().choosingStore) this.navigation.back()
  }

  private preferredChanged(): void {
    this.preferredId = this.preferred.read()
  }

  private locateEnded(outcome: LocationOutcome): void {
    this.location = outcome
    if (outcome.kind !== 'located') return
    this.here = outcome.position
    this.unselect()
  }

  private unselect(): void {
    this.selectedId = undefined
    this.closeUp = undefined
  }
}

const placesOf = (stores: readonly StoreAtDistance[]): readonly PlacedStore[] =>
  stores.map(({ store }) => store).filter(isPlaced)

const isPlaced = (store: Store): store is PlacedStore => store.address?.position !== undefined
