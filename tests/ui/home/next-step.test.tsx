import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { CountOffers } from '@application/offers/count-offers.ts'
import { RunningActivations } from '@application/offers/running-activations.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { act, screen } from '@testing-library/react'
import { GeneralOffersViewModel } from '@ui/home/general-offers-view-model.ts'
import { NextStep } from '@ui/home/next-step.tsx'
import { SavedOfferList } from '@ui/offers/saved-offer-list.ts'
import { StoredActivations } from '@ui/offers/stored-activations.ts'
import { Today } from '@ui/screen/today.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { customerWithHoldings } from '../../support/customer-with-holdings.ts'
import { campaignAccount } from '../../support/factories/campaigns.ts'
import { store } from '../../support/factories/stores.ts'
import { openScreen } from '../../support/open-screen.ts'
import { renderStrict } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'

it.each([
  ['a store is chosen first where there is one', [store.build()], 'button', 'Escolher a sua loja'],
  ['nobody is sent to choose a store where there is none', [], 'link', 'Ver 1 recompensa ao seu alcance'],
] as const)('%s', async (_, stores, role, name) => {
  const { choice, navigation, lastKnown, activatedOffers, offerVisits, savedOffers } = storeChoices({
    stores,
  })
  const clock = new InMemoryClock()
  const general = new GeneralOffersViewModel(
    new InMemoryOfferRepository(),
    new ComputeWeightPrice(),
    new CountOffers(activatedOffers, offerVisits, clock),
    new StoredActivations(new RunningActivations(new InMemorySessionStore())),
    lastKnown,
    new Today(clock),
    choice(),
    new SavedOfferList(savedOffers),
    navigation,
  )
  openScreen(general)
  const accounts = [campaignAccount.redeemable(1520, 400).build()]
  const holdings = await customerWithHoldings({ accounts }).open()
  renderStrict(<NextStep holdings={holdings} general={general} />)
  await act(settled)
  screen.getByRole(role, { name })
  expect(screen.queryAllByRole('button').length + screen.queryAllByRole('link').length).toBe(1)
})
