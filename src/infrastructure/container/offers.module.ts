import { ActivateManyOffers } from '@application/offers/activate-many-offers.ts'
import { ActivateOffer } from '@application/offers/activate-offer.ts'
import { ActivatedOffers } from '@application/offers/activated-offers.ts'
import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { CountOffers } from '@application/offers/count-offers.ts'
import { FindActivatedOffers } from '@application/offers/find-activated-offers.ts'
import { KeptOfferVisits } from '@application/offers/kept-offer-visits.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { RunningActivations } from '@application/offers/running-activations.ts'
import { SavedOffers } from '@application/offers/saved-offers.ts'
import { FirstSuccess } from '@application/prompts/first-success.ts'
import { JudgeMoment } from '@application/prompts/judge-moment.ts'
import { ContainerModule } from 'inversify'
import { HttpOfferRepository } from '../http/offers/http-offer-repository.ts'
import { LocalStorageActivatedOffers } from '../storage/local-storage-activated-offers.ts'
import { LocalStorageFirstSuccess } from '../storage/local-storage-first-success.ts'
import { LocalStorageOfferVisits } from '../storage/local-storage-offer-visits.ts'
import { LocalStorageSavedOffers } from '../storage/local-storage-saved-offers.ts'
import { provide } from './provide.ts'

/** Offers, those that the customer saved or activated, and whether that is reason enough to ask for a favour. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(ActivatedOffers).to(LocalStorageActivatedOffers)
  bind(FirstSuccess).to(LocalStorageFirstSuccess)
  bind(KeptOfferVisits).to(LocalStorageOfferVisits)
  bind(OfferRepository).to(HttpOfferRepository)
  bind(SavedOffers).to(LocalStorageSavedOffers)
  provide(bind, ActivateOffer)
  provide(bind, ActivateManyOffers)
  provide(bind, ComputeWeightPrice)
  provide(bind, CountOffers)
  provide(bind, FindActivatedOffers)
  provide(bind, JudgeMoment)
  provide(bind, RunningActivations)
})
