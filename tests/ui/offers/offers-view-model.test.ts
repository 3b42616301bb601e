import type { PortFailureReason } from '@application/port-failure.ts'
import { fromReais } from '@domain/money.ts'
import type { Offer } from '@domain/offers/promotion.ts'
import type { OfferItem } from '@ui/offers/offer-item.ts'
import type { OffersViewModel } from '@ui/offers/offers-view-model.ts'
import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { offer, promotion } from '../../support/factories/offers.ts'
import { offersScreen } from '../../support/offers-screen.ts'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'

const café = offer.build({
  id: 601,
  name: 'CAFÉ TORRADO',
  price: fromReais(17.9),
  originalPrice: fromReais(22.9),
})
const queijo = offer.build({ id: 602, name: 'QUEIJO', price: fromReais(20), originalPrice: fromReais(40) })
const geral = offer.build({ id: 501, name: 'ARROZ' })

const DAY = 24 * 60 * 60 * 1000

async function loaded({ exclusive = [café, queijo] }: { exclusive?: readonly Offer[] } = {}) {
  const promotions = [
    promotion.build({ offers: [geral] }),
    promotion.exclusive().build({
      offers: [...exclusive],
      end: { year: 2026, month: 11, day: 28 },
    }),
  ]
  const byStore = new Map([[1, promotions]])
  const tab = offersScreen(byStore, { store: 1 })
  return { ...tab, screen: await tab.open(), byStore, promotions }
}

const named = (screen: OffersViewModel, name: string): OfferItem => {
  const item = screen.shown.find(({ offer: { name: shown } }) => shown === name)
  if (!item) throw new Error(`no offer ${name}`)
  return item
}

describe('the exclusive offers', () => {
  it('keep the store that was chosen here instead of the carried one, also after a reload', async () => {
    const { screen, open } = await loaded()
    expect(screen.storeChoice.chosen).toBe(1)
    screen.storeChoice.choose(2)
    expect((await open()).storeChoice.chosen).toBe(2)
  })

  it('are those of the store that the navigation carried, without the general ones', async () => {
    const { screen } = await loaded()
    expect(screen.shown.map((item) => item.offer.name)).toEqual(['QUEIJO', 'CAFÉ TORRADO'])
  })

  it('are shown as another tab has activated and saved them when the customer comes back', async () => {
    const { screen, open } = await loaded()
    const { visibility, leave } = openScreen(screen)
    await settled()
    const otherTab = await open()
    await otherTab.activatePressed(named(otherTab, 'QUEIJO'))
    otherTab.list.pressed(named(otherTab, 'CAFÉ TORRADO'), { chosen: 1, store: undefined })
    expect(screen.isOwn(named(screen, 'QUEIJO'))).toBe(false)
    visibility.comeBack()
    await settled()
    expect(screen.activations.isActive(queijo.id)).toBe(true)
    expect(screen.list.has(named(screen, 'CAFÉ TORRADO'))).toBe(true)
    leave()
  })

  it('can be searched, ordered and filtered, and shown all again', async () => {
    const { screen } = await loaded()
    screen.wishChanged({ text: 'cafe' })
    expect(screen.shown.map((item) => item.offer.name)).toEqual(['CAFÉ TORRADO'])
    screen.wishChanged({ endingSoon: true })
    expect(screen.shown).toEqual([])
    screen.wishChanged({ order: 'lowest-price' })
    screen.wishCleared()
    expect(screen.shown.map((item) => item.offer.name)).toEqual(['CAFÉ TORRADO', 'QUEIJO'])
  })

  it('are all shown when the promotion or the type of discount is gone that the customer had chosen', async () => {
    const { open, byStore, promotions, clock } = await loaded()
    const discounts = [{ kind: 'per-unit' } as const]
    const pão = offer.build({ name: 'PÃO', discounts })
    byStore.set(1, [...promotions, promotion.exclusive().build({ name: 'Padaria', offers: [pão] })])
    const screen = await open()
    const { visibility } = openScreen(screen)
    await settled()
    screen.promotionChosen(named(screen, 'PÃO').promotionKey)
    screen.wishChanged({ kind: 'per-unit' })
    expect(screen.shown).toHaveLength(1)
    byStore.set(1, promotions)
    clock.advance(2 * 60_000)
    visibility.comeBack()
    await settled()
    expect(screen.shown).toHaveLength(2)
    expect([screen.promotionKey, screen.wish.kind]).toEqual([undefined, 'any'])
  })

  it('have at their end what has ended, from the moment when they come or are ordered: nothing moves when a day passes', async () => {
    const { screen, byStore, promotions, clock } = await loaded()
    const end = { year: 2026, month: 11, day: 20 }
    const pão = offer.build({ name: 'PÃO', price: fromReais(1), originalPrice: fromReais(9) })
    byStore.set(1, [...promotions, promotion.exclusive().build({ offers: [pão], end })])
    const { visibility, leave } = openScreen(screen)
    await settled()
    const shown: string[][] = []
    const stop = autorun(() => shown.push(screen.shown.map(({ offer: { name } }) => name)))
    expect(shown.at(-1)).toEqual(['PÃO', 'QUEIJO', 'CAFÉ TORRADO'])
    clock.advance(DAY)
    screen.wishChanged({ text: '' })
    expect(screen.shown[0]?.daysLeft).toBe(-1)
    expect(shown.at(-1)).toEqual(['PÃO', 'QUEIJO', 'CAFÉ TORRADO'])
    screen.wishChanged({ order: 'ends-first' })
    expect(shown.at(-1)?.at(-1)).toBe('PÃO')

    clock.advance(8 * DAY)
    expect(shown.at(-1)?.at(-1)).toBe('PÃO')
    byStore.set(1, [...promotions, promotion.exclusive().build({ offers: [pão], end: undefined })])
    visibility.comeBack()
    await settled()
    expect(shown.at(-1)?.at(0)).toBe('PÃO')
    stop()
    leave()
  })

  it('of another store are shown whatever type of discount was chosen, and without what came of Ativar todas', async () => {
    const { screen, byStore, promotions } = await loaded()
    byStore.set(2, promotions)
    screen.wishChanged({ text: 'queijo' })
    await screen.allConfirmed()
    expect(screen.activations.many).toMatchObject({ status: 'ended' })

    screen.wishChanged({ kind: 'per-litre' })
    screen.storeChoice.choose(2)
    await settled()
    expect(screen.wish).toMatchObject({ kind: 'any', text: 'queijo' })
    expect(screen.shown.map((item) => item.offer.name)).toEqual(['QUEIJO'])
    expect(screen.activations.many).toBeUndefined()
  })

  it('of another store are shown whatever view and promotion were chosen', async () => {
    const { screen, byStore, promotions } = await loaded()
    byStore.set(2, promotions)
    screen.promotionChosen(named(screen, 'QUEIJO').promotionKey)
    screen.viewChosen('activated')
    screen.storeChoice.choose(2)
    await settled()
    expect([screen.view, screen.promotionKey]).toEqual(['all', undefined])
  })

  it('of all promotions are shown again when the wishes are cleared', async () => {
    const { screen } = await loaded()
    screen.promotionChosen(named(screen, 'QUEIJO').promotionKey)
    screen.viewChosen('to-activate')
    screen.wishCleared()
    expect([screen.view, screen.promotionKey]).toEqual(['all', undefined])
  })

  it('are the own ones of the customer once they are activated or saved, also when the screen opens again', async () => {
    const { screen, open } = await loaded()
    expect(['QUEIJO', 'CAFÉ TORRADO'].map((name) => screen.isOwn(named(screen, name)))).toEqual([
      false,
      false,
    ])
    await screen.activatePressed(named(screen, 'QUEIJO'))
    screen.list.pressed(named(screen, 'CAFÉ TORRADO'), { chosen: 1, store: undefined })
    const again = await open()
    for (const each of [screen, again])
      expect(['QUEIJO', 'CAFÉ TORRADO'].map((name) => each.isOwn(named(each, name)))).toEqual([true, true])
  })

  it('can be searched where there are any, and know CPF from CNPJ', async () => {
    expect((await loaded()).screen).toMatchObject({ canSearch: true, customer: 'individual' })
    expect((await loaded({ exclusive: [] })).screen.canSearch).toBe(false)
  })
})

describe('activating an offer on the screen', () => {
  it('shows at once, and sends one request however often it is pressed', async () => {
    const { screen, offers } = await loaded()
    const item = named(screen, 'QUEIJO')
    offers.steering.hold()
    for (let press = 0; press < 20; press++) void screen.activatePressed(item)
    expect(screen.activations.of(item.offer.id)).toEqual({ status: 'sending' })
    offers.steering.release()
    await settled()
    void screen.activatePressed(item)
    expect(screen.activations.of(item.offer.id)).toEqual({ status: 'activated' })
    expect(offers.activations).toEqual([602])
  })

  it('keeps both prices of an offer by weight for the checkout', async () => {
    const { screen, activatedOffers } = await loaded({ exclusive: [offer.byWeight().build()] })
    await screen.activatePressed(named(screen, 'PICANHA BOVINA A CADA 100G'))
    expect(activatedOffers.list()).toMatchObject([
      { price: fromReais(6.99), pricePerKilogram: fromReais(69.9), storeId: 1 },
    ])
  })

  it('is a write that an update of the portal waits for', async () => {
    const { screen, offers, writes } = await loaded()
    offers.steering.hold()
    const activated = screen.activatePressed(named(screen, 'QUEIJO'))
    expect(writes.any()).toBe(true)
    offers.steering.release()
    await activated
    expect(writes.any()).toBe(false)
  })

  it('goes back when the server refuses, and can be tried again', async () => {
    const { screen, offers } = await loaded()
    const item = named(screen, 'QUEIJO')
    offers.steering.failWith({ kind: 'rejected', status: 400, description: 'Não.', errors: [] })
    await screen.activatePressed(item)
    expect(screen.activations.of(item.offer.id).status).toBe('refused')

    offers.steering.failWith(undefined)
    await screen.activatePressed(item)
    expect(screen.activations.of(item.offer.id).status).toBe('activated')
  })

  it('is in doubt when no answer comes', async () => {
    const { screen, offers } = await loaded()
    offers.steering.failWith({ kind: 'timeout' })
    await screen.activatePressed(named(screen, 'QUEIJO'))
    expect(screen.activations.of(named(screen, 'QUEIJO').offer.id).status).toBe('in-doubt')
  })

  it.each<[PortFailureReason, string[]]>([
    [{ kind: 'rejected', status: 400, description: 'Limite.', errors: [] }, ['Queijo – Limite.']],
    [{ kind: 'timeout' }, ['Queijo – Não sabemos se a oferta foi ativada. Confira em Ofertas exclusivas.']],
    [{ kind: 'unauthenticated' }, []],
  ])('says in a toast that it failed, to a customer who has left the screen: %j', async (failure, told) => {
    const { screen, offers, texts } = await loaded()
    offers.steering.failWith(failure)
    offers.steering.hold()
    const activated = screen.activatePressed(named(screen, 'QUEIJO'))
    screen.dispose()
    offers.steering.release()
    await activated
    expect(texts()).toEqual(told)
  })

  it('says nothing of it to another customer', async () => {
    const { screen, offers, sessions, texts } = await loaded()
    offers.steering.failWith({ kind: 'rejected', status: 400, description: 'Limite.', errors: [] })
    offers.steering.hold()
    const activated = screen.activatePressed(named(screen, 'QUEIJO'))
    screen.dispose()
    sessions.clear('signed-out')
    offers.steering.release()
    await activated
    expect(texts()).toEqual([])
  })

  describe('that the server refuses after the customer has left and come back', () => {
    const pressedLeftAndBack = async () => {
      const given = await loaded()
      const { screen, open, offers } = given
      offers.steering.failWith({ kind: 'rejected', status: 400, description: 'Limite.', errors: [] })
      offers.steering.hold()
      void screen.activatePressed(named(screen, 'QUEIJO'))
      offers.steering.failWith(undefined)
      screen.dispose()
      return { ...given, again: await open() }
    }

    it('says so on its card alone', async () => {
      const { again, offers, texts } = await pressedLeftAndBack()
      offers.steering.release()
      await settled()
      expect(again.activations.of(queijo.id).status).toBe('refused')
      expect(texts()).toEqual([])
    })

    it.each<[string, (again: OffersViewModel) => void]>([
      ['has left again', (again) => again.dispose()],
      ['looks at the offers of another store', (again) => again.storeChoice.choose(2)],
    ])('says so in one toast where the customer %s', async (_, goOn) => {
      const { again, offers, texts } = await pressedLeftAndBack()
      goOn(again)
      offers.steering.release()
      await settled()
      expect(texts()).toEqual(['Queijo – Limite.'])
    })
  })

  it('is still known when the screen is opened again', async () => {
    const { screen, open } = await loaded()
    await screen.activatePressed(named(screen, 'QUEIJO'))
    const again = await open()
    expect(again.activations.of(named(again, 'QUEIJO').offer.id).status).toBe('activated')
    expect(again.activations.of(named(again, 'CAFÉ TORRADO').offer.id).status).toBe('none')
  })

  it('is still awaited by a screen that opens again before the answer', async () => {
    const { screen, open, offers } = await loaded()
    offers.steering.hold()
    void screen.activatePressed(named(screen, 'QUEIJO'))
    const again = await open()
    const item = named(screen, 'QUEIJO')
    expect(again.activations.of(item.offer.id).status).toBe('sending')
    void again.activatePressed(item)

    offers.steering.release()
    await settled()
    expect(again.activations.of(item.offer.id).status).toBe('activated')
    expect(offers.activations).toEqual([602])
  })
})

describe('the views of the offers', () => {
  const names = (screen: OffersViewModel) => screen.shown.map((item) => item.offer.name)

  it('count, and leave what is activated in them where it is until another one is chosen', async () => {
    const { screen } = await loaded()
    expect(screen.counts).toEqual({ all: 2, 'to-activate': 2, activated: 0, new: 0 })
    screen.viewChosen('to-activate')
    await screen.activatePressed(named(screen, 'QUEIJO'))
    expect(screen.counts).toMatchObject({ 'to-activate': 1, activated: 1 })
    expect(names(screen)).toEqual(['QUEIJO', 'CAFÉ TORRADO'])

    screen.viewChosen('to-activate')
    expect(names(screen)).toEqual(['CAFÉ TORRADO'])
    screen.viewChosen('activated')
    expect(names(screen)).toEqual(['QUEIJO'])
    screen.wishCleared()
    expect(names(screen)).toEqual(['QUEIJO', 'CAFÉ TORRADO'])
  })

  it('have as active what its card called **Ativada** when the view was chosen, also where the answer comes later', async () => {
    const { screen, offers } = await loaded()
    offers.steering.hold()
    void screen.activatePressed(named(screen, 'QUEIJO'))
    screen.viewChosen('activated')
    expect(names(screen)).toEqual(['QUEIJO'])
    offers.steering.release()
    await settled()
    expect(screen.counts.activated).toBe(1)
    expect(names(screen)).toEqual(['QUEIJO'])
  })

  it('have as active as many as their chip counts while **Ativar todas** is running', async () => {
    const { screen, offers } = await loaded()
    offers.steering.hold()
    screen.allPressed()
    screen.viewChosen('activated')
    screen.viewChosen('to-activate')
    screen.viewChosen('activated')
    offers.steering.release()
    await settled()
    expect(screen.counts.activated).toBe(2)
    expect(names(screen)).toEqual(['QUEIJO', 'CAFÉ TORRADO'])
  })

  it('keep among the active ones an offer that the server refuses meanwhile, because its card says why', async () => {
    const { screen, offers } = await loaded()
    offers.steering.failWith({ kind: 'rejected', status: 400, description: 'Limite.', errors: [] })
    offers.steering.hold()
    void screen.activatePressed(named(screen, 'QUEIJO'))
    screen.viewChosen('activated')
    offers.steering.release()
    await settled()
    expect(screen.activations.of(queijo.id).status).toBe('refused')
    expect(names(screen)).toEqual(['QUEIJO'])
    screen.viewChosen('activated')
    expect(names(screen)).toEqual([])
  })

  it('say why nothing is in them: because of the search, or by themselves', async () => {
    const { screen } = await loaded()
    const reasons = () =>
      (['all', 'to-activate', 'activated'] as const).map((view) => {
        screen.viewChosen(view)
        return screen.nothingShown
      })
    screen.wishChanged({ text: 'sabonete' })
    expect(reasons()).toEqual(['no-match', 'no-match', 'none-activated'])

    screen.wishCleared()
    for (const name of ['QUEIJO', 'CAFÉ TORRADO']) await screen.activatePressed(named(screen, name))
    screen.wishChanged({ text: 'sabonete' })
    expect(reasons()).toEqual(['no-match', 'all-activated', 'no-match'])

    const withoutId = await loaded({ exclusive: [offer.build({ id: undefined })] })
    withoutId.screen.viewChosen('to-activate')
    expect(withoutId.screen.nothingShown).toBe('none-to-activate')
  })

  it('say that the search finds none of the new ones, where there are new ones', async () => {
    const { open, byStore, promotions, clock } = await loaded()
    byStore.set(1, [...promotions, promotion.exclusive().build({ offers: [offer.build({ id: 603 })] })])
    clock.advance(DAY)
    const again = await open()
    again.viewChosen('new')
    again.wishChanged({ text: 'sabonete' })
    expect([again.counts.new, again.nothingShown]).toEqual([1, 'no-match'])
  })

  it('have as new what was not there on the visit before', async () => {
    const { screen, open, byStore, promotions, clock } = await loaded()
    // On the first visit nothing is called old or new.
    screen.viewChosen('new')
    expect([screen.counts.new, screen.nothingShown]).toEqual([0, 'first-visit'])
    const pão = offer.build({ id: 603, name: 'PÃO' })
    byStore.set(1, [...promotions, promotion.exclusive().build({ name: 'Padaria', offers: [pão] })])
    clock.advance(DAY)
    const again = await open()
    again.viewChosen('new')
    expect(names(again)).toEqual(['PÃO'])

    again.viewChosen('all')
    expect(again.promotionsOfOffers.map(({ promotionName }) => promotionName)).toEqual([
      'Ofertas da semana',
      'Padaria',
    ])
    const padaria = named(again, 'PÃO').promotionKey
    again.promotionChosen(padaria)
    expect(names(again)).toEqual(['PÃO'])
    again.promotionChosen(padaria)
    expect(names(again)).toHaveLength(3)
  })
})

describe('activating all offers on the screen', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => offer.build({ id: index + 1, name: `OFERTA ${index + 1}` }))

  it('is one press, and tells how far it is', async () => {
    const { screen, offers } = await loaded({ exclusive: many(14) })
    offers.steering.hold()
    screen.allPressed()
    screen.allPressed()
    await settled()
    expect(screen.activations.many).toMatchObject({ status: 'running', total: 14, activated: 0 })
    offers.steering.release()
    await settled()
    expect(screen.activations.many).toMatchObject({ status: 'ended', activated: 14, failed: [] })
    expect(new Set(offers.activations).size).toBe(offers.activations.length)
    expect(screen.toActivate).toEqual([])
  })

  it('sends one request for an offer that stands in the list twice', async () => {
    const { screen, offers } = await loaded({ exclusive: [...many(14), ...many(1)] })
    screen.allPressed()
    await settled()
    expect(screen.activations.many).toMatchObject({ total: 14, activated: 14 })
    expect(offers.activations.filter((id) => id === 1)).toEqual([1])
  })

  it('activates what is shown, and nothing else', async () => {
    const { screen, offers } = await loaded({ exclusive: many(14) })
    screen.wishChanged({ text: 'oferta 14' })
    screen.allPressed()
    await settled()
    expect(offers.activations).toEqual([14])
  })

  it('asks before it activates more than fifty', async () => {
    const { screen: fifty } = await loaded({ exclusive: many(50) })
    fifty.allPressed()
    expect(fifty.isAskingForAll).toBe(false)
    const { screen, offers } = await loaded({ exclusive: many(51) })
    screen.allPressed()
    expect(screen.isAskingForAll).toBe(true)
    screen.storeChoice.choose(2)
    expect(screen.isAskingForAll).toBe(false)
    screen.storeChoice.choose(1)
    await settled()
    screen.allPressed()
    screen.allDeclined()
    await settled()
    expect(screen.isAskingForAll).toBe(false)
    expect(offers.activations).toEqual([])

    screen.allPressed()
    const activated = screen.allConfirmed()
    expect(screen.isAskingForAll).toBe(false)
    await activated
    expect(offers.activations).toHaveLength(51)
  })

  it('stops at a press, and when the screen is left', async () => {
    const { screen, offers } = await loaded({ exclusive: many(14) })
    offers.steering.hold()
    screen.allPressed()
    screen.dispose()
    expect(screen.activations.many?.status).toBe('stopping')
    offers.steering.release()
    await settled()
    expect(screen.activations.many).toMatchObject({ status: 'ended', activated: 3 })
    expect(screen.toActivate).toHaveLength(11)
  })

  it('stops when another store is chosen, and says in toasts what failed', async () => {
    const { screen, offers, byStore, promotions, texts } = await loaded({ exclusive: many(14) })
    byStore.set(2, promotions)
    offers.steering.failWith({ kind: 'rejected', status: 400, description: 'Limite.', errors: [] })
    offers.steering.hold()
    screen.allPressed()
    offers.steering.failWith(undefined)
    screen.storeChoice.choose(2)
    expect(screen.activations.many).toBeUndefined()
    offers.steering.release()
    await settled()
    expect(screen.activations.many).toBeUndefined()
    expect(offers.activations).toEqual([1, 2, 3])
    expect(texts()).toEqual(['Oferta 1 – Limite.', 'Oferta 2 – Limite.', 'Oferta 3 – Limite.'])
  })

  it('keeps what failed for another try', async () => {
    const { screen, offers } = await loaded()
    offers.steering.failWith({ kind: 'rejected', status: 400, description: 'Limite.', errors: [] })
    screen.allPressed()
    await settled()
    const failed = screen.activations.many?.failed ?? []
    expect(failed.map(({ name }) => name)).toEqual(['QUEIJO', 'CAFÉ TORRADO'])

    offers.steering.failWith(undefined)
    for (const each of failed) await screen.activations.pressed(each)
    expect(screen.counts.activated).toBe(2)
  })
})
