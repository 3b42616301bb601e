import { ActivateManyOffers } from '@application/offers/activate-many-offers.ts'
import { ActivateOffer } from '@application/offers/activate-offer.ts'
import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { RunningActivations } from '@application/offers/running-activations.ts'
import { SeeOffers } from '@application/offers/see-offers.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { Toasts } from '@ui/kit/toasts.ts'
import { Activations } from '@ui/offers/activations.ts'
import { ExclusiveOffer } from '@ui/offers/offer-actions.tsx'
import { OffersViewModel } from '@ui/offers/offers-view-model.ts'
import { SavedOfferList } from '@ui/offers/saved-offer-list.ts'
import { RunningWrites } from '@ui/screen/running-writes.ts'
import { Today } from '@ui/screen/today.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { offer, promotion } from '../../support/factories/offers.ts'
import { person } from '../../support/factories/person.ts'
import { session } from '../../support/factories/session.ts'
import { renderStrict } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'
import { testDevice } from '../../support/test-device.ts'

async function cards() {
  const { choice, lastKnown } = storeChoices({ preferred: 1 })
  const clock = new InMemoryClock()
  const sessions = new InMemorySessionStore(session.build())
  const { activatedOffers, offerVisits, savedOffers } = testDevice(clock, sessions)
  const running = new RunningActivations(sessions)
  const offered = [offer.build({ name: 'CAFÉ' }), offer.build({ name: 'QUEIJO' })]
  const repository = new InMemoryOfferRepository(
    new Map([[1, [promotion.exclusive().build({ offers: offered })]]]),
  )
  const activateOffer = new ActivateOffer(repository, activatedOffers, sessions, running)
  const offers = new OffersViewModel(
    repository,
    new ComputeWeightPrice(),
    new SeeOffers(offerVisits, clock),
    new InMemoryPersonRepository(person.build()),
    lastKnown,
    new Today(clock),
    choice(),
    new Activations(
      activateOffer,
      new ActivateManyOffers(activateOffer, sessions),
      running,
      activatedOffers,
      new RunningWrites(),
      sessions,
      new Toasts(clock),
    ),
    new SavedOfferList(savedOffers),
  )
  offers.start()
  await settled()
  renderStrict(offers.shown.map((item) => <ExclusiveOffer key={item.key} item={item} offers={offers} />))
  repository.steering.hold()
  return { offers, repository }
}

/** What a screen reader says of each card by itself. */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

it('announces an offer as active where its own **Ativar** was pressed, and not the others', async () => {
  await cards()
  const [first] = screen.getAllByRole('button', { name: 'Ativar' })
  if (!first) throw new Error('no button')
  await act(async () => fireEvent.click(first))
  expect(announced()).toEqual(['CAFÉ: Ativada. Informe seu CPF no caixa até 22/11/2026', ''])
})

it('announces no offer of **Ativar todas**, neither before the answers nor after them: the bar says what came of it', async () => {
  const { offers, repository } = await cards()
  await act(async () => offers.allPressed())
  expect(screen.getAllByRole('button', { name: 'Ativada' })).toHaveLength(2)
  expect(announced()).toEqual(['', ''])
  await act(async () => {
    repository.steering.release()
    await settled()
  })
  expect(announced()).toEqual(['', ''])
})
