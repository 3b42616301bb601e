import type { ActivationOutcome } from '@application/offers/running-activations.ts'
import { fromReais } from '@domain/money.ts'
import { deferred } from '@infrastructure/in-memory/deferred.ts'
import { loadedValue } from '@ui/screen/load-state.ts'
import { autorun } from 'mobx'
import { describe, expect, it, onTestFinished } from 'vitest'
import { activatedOffer, offer, promotion } from '../../support/factories/offers.ts'
import { generalOffers } from '../../support/general-offers.ts'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'

const DAY = 24 * 60 * 60 * 1000

describe('the general offers', () => {
  it('are read again when the customer comes back to an open home', async () => {
    const offers = [promotion.build()]
    const { general } = generalOffers({ promotions: offers, preferred: 1 })
    const { visibility } = openScreen(general)
    await settled()
    offers.push(promotion.build({ name: 'FEIRA' }))
    visibility.comeBack()
    await settled()
    expect(loadedValue(general.promotions.state)?.map(({ name }) => name)).toContain('FEIRA')
  })

  it('loads no offers before a store is chosen', async () => {
    const { general } = generalOffers()
    general.start()
    await settled()
    expect(general.offers.status).toBe('idle')
  })

  it('shows the first offers of another store, and all its promotions, whatever was chosen before', async () => {
    const { general } = generalOffers({ promotions: [promotion.build({ offers: offer.buildList(9) })] })
    general.start()
    general.storeChoice.choose(1)
    await settled()
    expect(general.hiddenCount).toBe(3)
    general.allPressed()
    expect(general.hiddenCount).toBe(0)
    general.storeChoice.choose(2)
    general.storeChoice.choose(1)
    await settled()
    expect(general.hiddenCount).toBe(3)
  })

  it('shows the general offers of the chosen store, and remembers the store', async () => {
    const { general, preferredStore } = generalOffers()
    general.start()
    general.storeChoice.choose(1)
    await settled()
    expect(loadedValue(general.offers)?.map((item) => item.weightPrice?.price)).toEqual([fromReais(6.99)])
    expect(preferredStore.read()).toBe(1)
  })

  it('opens with the store of the last visit, unless the navigation carried another', async () => {
    const remembered = generalOffers({ preferred: 2 })
    remembered.general.start()
    await settled()
    expect(remembered.general.storeChoice.store?.id).toBe(2)
    expect(loadedValue(remembered.general.offers)).toHaveLength(1)

    expect(generalOffers({ preferred: 2, carried: { store: 1 } }).general.storeChoice.chosen).toBe(1)
  })

  it.each([null, 'x', {}, { store: true }, { store: null }])(
    'takes no store from %j in the history entry',
    (carried) => expect(generalOffers({ carried }).general.storeChoice.chosen).toBeUndefined(),
  )

  it('carries the chosen store to the exclusive offers', async () => {
    const { general, navigation } = generalOffers({ preferred: 1 })
    general.exclusiveOffersPressed()
    expect(navigation.visited).toEqual([{ path: '/promocoes', options: { state: { store: 1 } } }])
  })

  it('shows six, and all of them when the customer asks, from the first that was not shown', async () => {
    const { general } = generalOffers({
      preferred: 1,
      promotions: [promotion.build({ offers: offer.buildList(9) })],
    })
    general.start()
    await settled()
    expect([general.shown.length, general.hiddenCount, general.firstRevealed]).toEqual([6, 3, undefined])
    general.allPressed()
    expect([general.shown.length, general.hiddenCount]).toEqual([9, 0])
    expect(general.firstRevealed).toBe(general.shown[6]?.key)
  })

  it('shows what has ended after all others, and moves nothing when a day passes', async () => {
    const yesterday = { year: 2026, month: 11, day: 19 }
    const tomorrow = { year: 2026, month: 11, day: 21 }
    const promotions = [
      promotion.build({ name: 'Ontem', end: yesterday, offers: offer.buildList(4) }),
      promotion.build({ name: 'Até amanhã', end: tomorrow }),
      promotion.build({ name: 'Sem fim', end: undefined }),
    ]
    const { general, clock } = generalOffers({ preferred: 1, promotions })
    const { visibility } = openScreen(general)
    const shown: string[][] = []
    const names = () => [...new Set(general.shown.map(({ promotionName }) => promotionName))]
    onTestFinished(autorun(() => shown.push(names())))
    await settled()
    expect(shown.at(-1)).toEqual(['Até amanhã', 'Sem fim', 'Ontem'])
    clock.advance(2 * DAY)
    expect(shown.at(-1)).toEqual(['Até amanhã', 'Sem fim', 'Ontem'])
    expect(general.shown[0]?.daysLeft).toBe(-1)
    visibility.comeBack()
    await settled()
    expect(shown.at(-1)).toEqual(['Sem fim', 'Ontem', 'Até amanhã'])
  })

  it('can be those of one promotion, where there are several', async () => {
    const promotions = [
      promotion.build({ name: 'Feira', offers: offer.buildList(7) }),
      promotion.build({ name: '', offers: offer.buildList(1) }),
      promotion.build({ name: 'Açougue', offers: offer.buildList(2) }),
    ]
    const { general } = generalOffers({ preferred: 1, promotions })
    general.start()
    await settled()
    expect(general.promotionNames).toEqual(['Feira', 'Açougue'])
    general.allPressed()
    general.promotionChosen('Feira')
    expect([general.shown.length, general.hiddenCount]).toEqual([6, 1])
    general.promotionChosen(undefined)
    expect(general.hiddenCount).toBe(4)
    expect(generalOffers().general.promotionNames).toEqual([])
  })

  it('offer no choice of promotion where there is one alone', async () => {
    const { general } = generalOffers({ preferred: 1, promotions: [promotion.build({ name: 'Feira' })] })
    general.start()
    await settled()
    expect(general.shown).not.toEqual([])
    expect(general.promotionNames).toEqual([])
  })

  it('show from the start which of them are on the list of the customer', () => {
    const { general, savedOffers } = generalOffers()
    const saved = {
      offer: offer.build(),
      promotionName: 'Feira',
      start: undefined,
      end: undefined,
      storeId: 1,
      storeName: 'Loja Centro',
      isTicked: false,
      isGone: false,
    }
    savedOffers.save(saved)
    general.start()
    expect(general.list.has(saved)).toBe(true)
    expect(general.list.has({ offer: offer.build() })).toBe(false)
  })

  it('are those of all promotions, and say so, when the chosen one is gone', async () => {
    const names = ['Feira', 'Padaria', 'Açougue']
    const promotions = names.map((name) => promotion.build({ name }))
    const { general } = generalOffers({ preferred: 1, promotions })
    const { visibility } = openScreen(general)
    await settled()
    general.promotionChosen('Feira')
    promotions.shift()
    visibility.comeBack()
    await settled()
    expect(general.wanted).toBeUndefined()
    expect(general.shown).toHaveLength(promotions.flatMap(({ offers }) => offers).length)
  })

  it('counts the exclusive offers that can still be activated', async () => {
    const active = offer.build()
    const promotions = [
      promotion.build(),
      promotion
        .exclusive()
        .build({ offers: [active, ...offer.buildList(2), offer.build({ id: undefined })] }),
      promotion.exclusive().build({ end: { year: 2026, month: 11, day: 19 } }),
    ]
    const { general, activatedOffers } = generalOffers({ preferred: 1, promotions })
    activatedOffers.remember({ ...activatedOffer.build(), id: Number(active.id) })
    expect(general.exclusive).toBeUndefined()
    general.start()
    await settled()
    expect(general.exclusive?.toActivate).toBe(2)
  })

  it('counts those no more that end at midnight, while home stays open', async () => {
    const ending = promotion.exclusive().build({ end: { year: 2026, month: 11, day: 20 } })
    const { general, clock } = generalOffers({ preferred: 1, promotions: [ending] })
    general.start()
    const counted: (number | undefined)[] = []
    onTestFinished(autorun(() => counted.push(general.exclusive?.toActivate)))
    await settled()
    clock.advance(DAY)
    expect(counted).toEqual([undefined, ending.offers.length, 0])
  })

  it('counts them again when an activation ends that the offers screen has sent', async () => {
    const pressed = offer.build()
    const promotions = [promotion.exclusive().build({ offers: [pressed, offer.build()] })]
    const { general, activatedOffers, running } = generalOffers({ preferred: 1, promotions })
    const answer = deferred<ActivationOutcome>()
    void running.join(Number(pressed.id), () => answer.promise)
    openScreen(general)
    const counted: (number | undefined)[] = []
    onTestFinished(autorun(() => counted.push(general.exclusive?.toActivate)))
    await settled()
    activatedOffers.remember({ ...activatedOffer.build(), id: Number(pressed.id) })
    answer.resolve({ kind: 'activated', outlastsTab: true })
    await settled()
    expect(counted).toEqual([undefined, 2, 1])
  })
})
