import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { FindWhatLapses } from '@application/lapsing/find-what-lapses.ts'
import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryBannerRepository } from '@infrastructure/in-memory/banners/in-memory-banner-repository.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from '@infrastructure/in-memory/campaigns/in-memory-redemption-repository.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { CampaignsViewModel } from '@ui/home/campaigns-view-model.ts'
import { HomeViewModel } from '@ui/home/home-view-model.ts'
import { LapsingViewModel } from '@ui/home/lapsing-view-model.ts'
import { Today } from '@ui/screen/today.ts'
import { loadedValue } from '@ui/screen/waiting.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryActivatedOffers } from '../../doubles/offers/in-memory-activated-offers.ts'
import { campaignAccount } from '../../support/factories/campaigns.ts'
import { offer, promotion } from '../../support/factories/offers.ts'
import { person } from '../../support/factories/person.ts'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'

function arrange(options: { preferred?: number; carried?: unknown } = {}) {
  const { choice, navigation, preferredStore, lastKnown } = storeChoices(options)
  const cashback = new InMemoryCashbackRepository({
    balance: { available: fromReais(87.4), pending: fromReais(12.6) },
  })
  const offers = new InMemoryOfferRepository(
    new Map([
      [1, [promotion.build({ offers: [offer.byWeight().build()] }), promotion.exclusive().build()]],
      [2, [promotion.build()]],
    ]),
  )
  const clock = new InMemoryClock()
  const today = new Today(clock)
  const loyalty = new InMemoryLoyaltyAccount(clock, [campaignAccount.build()])
  const findWhatLapses = new FindWhatLapses(
    cashback,
    new FindLapsingCashback(cashback, clock),
    new InMemoryVoucherRepository([]),
    new InMemoryActivatedOffers(),
  )
  const home = new HomeViewModel(
    new InMemoryBannerRepository(),
    new InMemoryPersonRepository(person.build()),
    new InMemoryPurchaseRepository({ savedTotal: { amount: fromReais(10), customerSince: undefined } }),
    cashback,
    offers,
    new ComputeWeightPrice(),
    lastKnown,
    today,
    choice(),
    new LapsingViewModel(findWhatLapses, today),
    new CampaignsViewModel(
      new InMemoryCampaignRepository(loyalty),
      new InMemoryRedemptionRepository(loyalty),
      today,
    ),
    navigation,
  )
  return { home, navigation, preferredStore, cashback }
}

describe('the home screen', () => {
  it('loads no offers before a store is chosen', async () => {
    const { home } = arrange()
    home.start()
    await settled()
    expect(home.offers.status).toBe('idle')
    expect(home.balance.value).toEqual({ available: fromReais(87.4), pending: fromReais(12.6) })
    expect(home.greeting.value).toEqual({ name: 'Maria', fullName: 'Maria Clara Souza' })
  })

  it('shows the general offers of the chosen store, and remembers the store', async () => {
    const { home, preferredStore } = arrange()
    home.start()
    home.storeChoice.choose(1)
    await settled()
    expect(loadedValue(home.offers)?.map((item) => item.weightPrice?.price)).toEqual([fromReais(6.99)])
    expect(preferredStore.read()).toBe(1)
  })

  it('opens with the store of the last visit, unless the navigation carried another', async () => {
    const remembered = arrange({ preferred: 2 })
    remembered.home.start()
    await settled()
    expect(remembered.home.storeChoice.store?.id).toBe(2)
    expect(loadedValue(remembered.home.offers)).toHaveLength(1)

    expect(arrange({ preferred: 2, carried: { store: 1 } }).home.storeChoice.chosen).toBe(1)
  })

  it.each([null, 'x', {}, { store: '1' }, { store: null }])(
    'takes no store from %j in the history entry',
    (carried) => expect(arrange({ carried }).home.storeChoice.chosen).toBeUndefined(),
  )

  it('asks for campaigns and rewards when what is seen before them has come', async () => {
    const { home, cashback } = arrange()
    const { running, rewards } = home.campaigns
    cashback.steering.hold()
    openScreen(home)
    await settled()
    expect([home.saved.state.status, running.state.status, rewards.state.status]).toEqual([
      'loaded',
      'pending',
      'pending',
    ])
    cashback.steering.release()
    await settled()
    expect([running.value?.length, rewards.state.status]).toEqual([1, 'loaded'])
  })

  it('carries the chosen store to the exclusive offers', async () => {
    const { home, navigation } = arrange({ preferred: 1 })
    home.exclusiveOffersPressed()
    expect(navigation.visited).toEqual([{ path: '/promocoes', options: { state: { store: 1 } } }])
  })
})
