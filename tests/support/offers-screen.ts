import { ActivateManyOffers } from '@application/offers/activate-many-offers.ts'
import { ActivateOffer } from '@application/offers/activate-offer.ts'
import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { RememberSeenOffers } from '@application/offers/remember-seen-offers.ts'
import { RunningActivations } from '@application/offers/running-activations.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { Activations } from '@ui/offers/activations.ts'
import { OffersViewModel } from '@ui/offers/offers-view-model.ts'
import { SavedOfferList } from '@ui/offers/saved-offer-list.ts'
import { RunningWrites } from '@ui/screen/running-writes.ts'
import { Today } from '@ui/screen/today.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { person } from './factories/person.ts'
import { session } from './factories/session.ts'
import { settled } from './settled.ts'
import { storeChoices } from './store-choice.ts'
import { testDevice } from './test-device.ts'

/** What activates offers in one tab. Each screen that opens there has activations of its own. */
export function activationsIn(
  offers: InMemoryOfferRepository,
  sessions = new InMemorySessionStore(session.build()),
) {
  const clock = new InMemoryClock()
  const device = testDevice(clock, sessions)
  const running = new RunningActivations(sessions)
  const one = new ActivateOffer(offers, device.activatedOffers, sessions, running)
  const many = new ActivateManyOffers(one, sessions)
  const writes = new RunningWrites()
  const toasts = new Toasts(clock)
  const activations = () =>
    new Activations(one, many, running, device.activatedOffers, writes, sessions, toasts)
  return { activations, device, clock, sessions, writes, toasts }
}

/**
 * The screen of the exclusive offers in one tab, of a customer who has chosen store 1. `open` opens it, again and again.
 * @param carried what the step to this screen carried.
 */
export function offersScreen(byStore: ReadonlyMap<number, readonly Promotion[]>, carried?: unknown) {
  const { choice, lastKnown } = storeChoices({ carried, preferred: 1 })
  const offers = new InMemoryOfferRepository(byStore)
  const { activations, device, clock, sessions, writes, toasts } = activationsIn(offers)
  const people = new InMemoryPersonRepository(person.build())
  const open = async () => {
    const screen = new OffersViewModel(
      offers,
      new ComputeWeightPrice(),
      new RememberSeenOffers(device.offerVisits, clock),
      people,
      lastKnown,
      new Today(clock),
      choice(),
      activations(),
      new SavedOfferList(device.savedOffers),
    )
    screen.start()
    await settled()
    return screen
  }
  const { activatedOffers } = device
  const texts = () => toasts.items.map(({ text }) => text)
  return { open, offers, clock, sessions, writes, activatedOffers, texts }
}
