import { Geolocator, type LocationOutcome } from '@application/stores/geolocator.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { nearestFirst, type StoreAtDistance } from '@domain/stores/distance.ts'
import { type Coordinates, canBeChosen } from '@domain/stores/store.ts'
import { Loadable } from '../../screen/loadable.ts'
import { Navigation } from '../../screen/navigation.ts'
import { observe } from '../../screen/observe.ts'
import { own } from '../../screen/own.ts'
import { paths } from '../../screen/paths.ts'
import { Submission } from '../../screen/submission.ts'
import { hasClosed } from '../../stores/closed-store.ts'
import { StoreChoice } from '../../stores/store-choice.ts'

/** How many are suggested: more are on the map. */
const SUGGESTED = 3

/** Choosing the store in which the customer shops, from any screen. */
export class StorePickerViewModel {
  static readonly dependencies = [own(StoreChoice), StoreRepository, Geolocator, Navigation] as const

  /** The nearest stores first; loaded only for a customer who gave the position. */
  readonly nearest = new Loadable<readonly StoreAtDistance[], [from: Coordinates]>(async (signal, from) =>
    nearestFirst((await this.repository.locations(signal)).filter(canBeChosen), from).filter(
      ({ distance }) => distance !== undefined,
    ),
  )
  readonly locating = new Submission('device')
  /** Why the customer could not be found. */
  problem: Exclude<LocationOutcome['kind'], 'located'> | undefined

  constructor(
    readonly choice: StoreChoice,
    private readonly repository: StoreRepository,
    private readonly geolocator: Geolocator,
    private readonly navigation: Navigation,
  ) {
    observe(this)
  }

  /** The nearest stores, without those that every screen would drop. Which these are may be known later than `nearest`. */
  get suggested(): readonly StoreAtDistance[] {
    const suggested: StoreAtDistance[] = []
    for (const item of this.nearest.value ?? []) {
      if (suggested.length === SUGGESTED) break
      if (!hasClosed(item.store.id, this.choice.stores.state)) suggested.push(item)
    }
    return suggested
  }

  /** @param onChosen called once a store is chosen. */
  begin(onChosen: () => void): void {
    let hasBegun = false
    // The choice begins by reporting the present store, which is not a choice of the customer.
    this.choice.start(() => hasBegun && onChosen())
    hasBegun = true
  }

  async locatePressed(): Promise<void> {
    const outcome = await this.locating.run(() => this.geolocator.locate())
    if (outcome) this.located(outcome)
  }

  /** Opens the map with all stores. When the customer has chosen one there, the portal returns to this screen. */
  mapPressed(): void {
    this.navigation.go(paths.stores, { state: { choosingStore: true } })
  }

  private located(outcome: LocationOutcome): void {
    this.problem = outcome.kind === 'located' ? undefined : outcome.kind
    if (outcome.kind === 'located') void this.nearest.load(outcome.position)
  }
}
