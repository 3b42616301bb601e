import { LastKnown } from '@application/offline/last-known.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { Geolocator, type LocationOutcome } from '@application/stores/geolocator.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { nearestFirst, type StoreAtDistance } from '@domain/stores/distance.ts'
import type { Coordinates, Store } from '@domain/stores/store.ts'
import { matchesStore } from '@domain/stores/store-search.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { Submission } from '../screen/submission.ts'
import { crowdedPlace } from './crowded-place.ts'

/** A store that can stand on the map. */
export interface PlacedStore {
  readonly id: number
  readonly name: string
  readonly position: Coordinates
}

/** What the map should show. */
export type MapView =
  /** The usual zoom (product.md §9), around here. */
  | { readonly kind: 'around'; readonly position: Coordinates }
  /** All of these places. */
  | { readonly kind: 'places'; readonly positions: readonly Coordinates[] }
  /** One store from near. */
  | { readonly kind: 'store'; readonly position: Coordinates }

/** With the customer's own place these fit on the map: where to go, and what else there is. */
const NEAREST_ON_MAP = 3

/** The stores, in a list and on a map that always agree: the same stores, the same one selected. */
export class StoresViewModel {
  static readonly dependencies = [
    StoreRepository,
    Geolocator,
    PreferredStore,
    PortalSettings,
    LastKnown,
  ] as const

  readonly stores = new Loadable((signal) => this.repository.locations(signal)).rememberedAs(() =>
    this.lastKnown.of('stores', 'map'),
  )
  readonly locating = new Submission('device')
  readonly tiles: PortalSettings['map']
  readonly preferredId: number | undefined
  query = ''
  location: LocationOutcome | undefined
  selectedId: number | undefined
  /** Whether the selected store was pressed on the map, so that the list has to follow; otherwise the map follows. */
  selectedOnMap = false

  constructor(
    private readonly repository: StoreRepository,
    private readonly geolocator: Geolocator,
    preferred: PreferredStore,
    settings: PortalSettings,
    private readonly lastKnown: LastKnown,
  ) {
    this.tiles = settings.map
    this.preferredId = preferred.read()
    observe(this)
  }

  /** Each store once, whatever the server sends. */
  get all(): readonly Store[] {
    return [...new Map(this.stores.value?.map((store) => [store.id, store])).values()]
  }

  /** The stores that were searched for; nearest first once the customer's place is known. */
  get shown(): readonly StoreAtDistance[] {
    const found =
      this.query.trim() === '' ? this.all : this.all.filter((store) => matchesStore(this.query, store))
    return nearestFirst(found, this.here)
  }

  get here(): Coordinates | undefined {
    return this.location?.kind === 'located' ? this.location.position : undefined
  }

  /** Those of the shown stores that can stand on the map, in the order of the list. */
  get placed(): readonly PlacedStore[] {
    return placesOf(this.shown)
  }

  /** Whether no shown store can stand on the map; with none shown there is nothing to say of it. */
  get lacksPositions(): boolean {
    return this.shown.length > 0 && this.placed.length === 0
  }

  get selected(): StoreAtDistance | undefined {
    return this.shown.find(({ store }) => store.id === this.selectedId)
  }

  /** Undefined when there is nothing to put on a map. A search without a result leaves the map where the stores are. */
  get view(): MapView | undefined {
    const selected = this.selected?.store.address?.position
    if (selected && !this.selectedOnMap) return { kind: 'store', position: selected }
    return this.overview
  }

  /** What is shown while no single store is looked at. */
  private get overview(): MapView | undefined {
    const found = this.shown.length > 0
    const places = found ? this.placed : placesOf(nearestFirst(this.all, this.here))
    const positions = places.map((place) => place.position)
    if (positions.length === 0) return undefined
    if (found && this.query.trim() !== '') return { kind: 'places', positions }
    if (this.here) return { kind: 'places', positions: [this.here, ...positions.slice(0, NEAREST_ON_MAP)] }
    const preferred = places.find((place) => place.id === this.preferredId)
    const position = preferred?.position ?? crowdedPlace(positions)
    return position && { kind: 'around', position }
  }

  start(): void {
    void this.stores.load()
  }

  queryTyped(query: string): void {
    this.query = query
    this.selectedId = undefined
  }

  async locatePressed(): Promise<void> {
    const outcome = await this.locating.run(() => this.geolocator.locate())
    if (outcome) this.located(outcome)
  }

  storePressedInList(id: number): void {
    this.selectedId = id
    this.selectedOnMap = false
  }

  storePressedOnMap(id: number): void {
    this.selectedId = id
    this.selectedOnMap = true
  }

  private located(outcome: LocationOutcome): void {
    this.location = outcome
    if (outcome.kind === 'located') this.selectedId = undefined
  }
}

const placesOf = (stores: readonly StoreAtDistance[]): readonly PlacedStore[] =>
  stores.flatMap(({ store }) => placedStore(store) ?? [])

function placedStore({ id, name, address }: Store): PlacedStore | undefined {
  return address?.position && { id, name, position: address.position }
}
