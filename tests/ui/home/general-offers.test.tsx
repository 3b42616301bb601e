import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { CountOffers } from '@application/offers/count-offers.ts'
import { RunningActivations } from '@application/offers/running-activations.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { GeneralOffers } from '@ui/home/general-offers.tsx'
import { GeneralOffersViewModel } from '@ui/home/general-offers-view-model.ts'
import { SavedOfferList } from '@ui/offers/saved-offer-list.ts'
import { StoredActivations } from '@ui/offers/stored-activations.ts'
import { Today } from '@ui/screen/today.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { offer, promotion } from '../../support/factories/offers.ts'
import { openScreen } from '../../support/open-screen.ts'
import { renderStrict } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'

async function shown(promotions: Promotion[]) {
  const { choice, navigation, lastKnown, activatedOffers, offerVisits, savedOffers } = storeChoices({
    preferred: 1,
  })
  const clock = new InMemoryClock()
  const general = new GeneralOffersViewModel(
    new InMemoryOfferRepository(new Map([[1, promotions]])),
    new ComputeWeightPrice(),
    new CountOffers(activatedOffers, offerVisits, clock),
    new StoredActivations(new RunningActivations(new InMemorySessionStore())),
    lastKnown,
    new Today(clock),
    choice(),
    new SavedOfferList(savedOffers),
    navigation,
  )
  const { visibility } = openScreen(general)
  await settled()
  renderStrict(<GeneralOffers general={general} customer="individual" isSilent={false} />)
  const comeBack = () =>
    act(async () => {
      visibility.comeBack()
      await settled()
    })
  return { general, comeBack }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** The name of the offer that has the focus. */
const focused = () => document.activeElement?.querySelector('h3')?.getAttribute('aria-label')

const offers = Array.from({ length: 9 }, (_, index) =>
  offer.build({ id: index + 1, name: `OFERTA ${index + 1}` }),
)

it('give the focus once to the first offer that **Ver todas** has brought, and leave it where the customer takes it', async () => {
  const promotions = [promotion.build({ offers })]
  const { comeBack } = await shown(promotions)
  press('Ver todas')
  expect(focused()).toBe('OFERTA 7')

  const field = screen.getByRole('combobox')
  act(() => field.focus())
  promotions[0] = promotion.build({ offers: [offer.build({ id: 10, name: 'NOVA' }), ...offers] })
  await comeBack()
  expect(screen.getAllByRole('article')).toHaveLength(10)
  expect(document.activeElement).toBe(field)
})

it('keep the focus on that offer when another one takes its place', async () => {
  const promotions = [promotion.build({ offers })]
  const { comeBack } = await shown(promotions)
  press('Ver todas')
  promotions[0] = promotion.build({ offers: [offer.build({ id: 10, name: 'NOVA' }), ...offers] })
  await comeBack()
  expect(focused()).toBe('OFERTA 7')
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1')
})

it('give it the focus again where **Ver todas** is pressed again', async () => {
  const { general } = await shown([promotion.build({ offers })])
  press('Ver todas')
  act(() => screen.getByRole('combobox').focus())
  act(() => general.promotionChosen(undefined))
  press('Ver todas')
  expect(focused()).toBe('OFERTA 7')
})
