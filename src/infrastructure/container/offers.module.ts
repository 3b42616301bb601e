import { ActivateOffer } from '@application/offers/activate-offer.ts'
import { ActivatedOffers } from '@application/offers/activated-offers.ts'
import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { RunningActivations } from '@application/offers/running-activations.ts'
import { SavedOffers } from '@application/offers/saved-offers.ts'
import { ContainerModule } from 'inversify'
import { HttpOfferRepository } from '../http/offers/http-offer-repository.ts'
import { LocalStorageActivatedOffers } from '../storage/local-storage-activated-offers.ts'
import { LocalStorageSavedOffers } from '../storage/local-storage-saved-offers.ts'
import { provide } from './provide.ts'

/** Offers, and those that the customer saved or activated. */
export const offersModule = new ContainerModule(({ bind }) => {
  bind(ActivatedOffers).to(LocalStorageActivatedOffers)
  bind(OfferRepository).to(HttpOfferRepository)
  bind(SavedOffers).to(LocalStorageSavedOffers)
  provide(bind, ActivateOffer)
  provide(bind, ComputeWeightPrice)
  provide(bind, RunningActivations)
})
