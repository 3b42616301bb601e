import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { CountOffers } from '@application/offers/count-offers.ts'
import { RunningActivations } from '@application/offers/running-activations.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { GeneralOffersViewModel } from '@ui/home/general-offers-view-model.ts'
import { SavedOfferList } from '@ui/offers/saved-offer-list.ts'
import { StoredActivations } from '@ui/offers/stored-activations.ts'
import { Today } from '@ui/screen/today.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { offer, promotion } from './factories/offers.ts'
import { session } from './factories/session.ts'
import { storeChoices } from './store-choice.ts'

interface Options {
  readonly preferred?: number
  /** What the step to home carried. */
  readonly carried?: unknown
  /** Those of store 1. */
  readonly promotions?: readonly Promotion[]
}

const ordinary = () => [
  promotion.build({ offers: [offer.byWeight().build()] }),
  promotion.exclusive().build(),
]

/** The general offers of home, with stores 1 and 2 to choose from; not started yet. */
export function generalOffers({ promotions = ordinary(), ...options }: Options = {}) {
  const { choice, navigation, preferredStore, lastKnown, activatedOffers, offerVisits, savedOffers } =
    storeChoices(options)
  const clock = new InMemoryClock()
  const running = new RunningActivations(new InMemorySessionStore(session.build()))
  const repository = new InMemoryOfferRepository(
    new Map([
      [1, promotions],
      [2, [promotion.build()]],
    ]),
  )
  const general = new GeneralOffersViewModel(
    repository,
    new ComputeWeightPrice(),
    new CountOffers(activatedOffers, offerVisits, clock),
    new StoredActivations(running),
    lastKnown,
    new Today(clock),
    choice(),
    new SavedOfferList(savedOffers),
    navigation,
  )
  return { general, clock, navigation, preferredStore, repository, activatedOffers, savedOffers, running }
}
