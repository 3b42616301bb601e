import { ActivateOffer } from '@application/offers/activate-offer.ts'
import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { RunningActivations } from '@application/offers/running-activations.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import type { OfferItem } from '@ui/offers/offer-item.ts'
import { OffersViewModel } from '@ui/offers/offers-view-model.ts'
import { RunningWrites } from '@ui/screen/running-writes.ts'
import { Today } from '@ui/screen/today.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryPrinter } from '../../doubles/documents/in-memory-printer.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { offer, promotion } from '../../support/factories/offers.ts'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'
import { testDevice } from '../../support/test-device.ts'

const café = offer.build({
  id: 601,
  name: 'CAFÉ TORRADO',
  price: fromReais(17.9),
  originalPrice: fromReais(22.9),
})
const queijo = offer.build({ id: 602, name: 'QUEIJO', price: fromReais(20), originalPrice: fromReais(40) })
const geral = offer.build({ id: 501, name: 'ARROZ' })

async function loaded() {
  const { choice, lastKnown } = storeChoices({ carried: { store: 1 } })
  const offers = new InMemoryOfferRepository(
    new Map([
      [
        1,
        [
          promotion.build({ offers: [geral] }),
          promotion.exclusive().build({
            offers: [café, queijo],
            end: { year: 2026, month: 11, day: 28 },
          }),
        ],
      ],
    ]),
  )
  const { activatedOffers, savedOffers } = testDevice()
  const sessions = new InMemorySessionStore()
  const running = new RunningActivations(sessions)
  const activateOffer = new ActivateOffer(offers, activatedOffers, sessions, running)
  const clock = new InMemoryClock()
  const printer = new InMemoryPrinter()
  const toasts = new Toasts(clock)
  const writes = new RunningWrites()
  const open = () =>
    new OffersViewModel(
      offers,
      new ComputeWeightPrice(),
      activateOffer,
      running,
      activatedOffers,
      savedOffers,
      lastKnown,
      choice(),
      new Today(clock),
      printer,
      toasts,
      writes,
    )
  const screen = open()
  screen.start()
  await settled()
  return { screen, open, offers, printer, toasts, writes }
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
    expect(open().storeChoice.chosen).toBe(2)
  })

  it('are those of the store that the navigation carried, without the general ones', async () => {
    const { screen } = await loaded()
    expect(screen.shown.map((item) => item.offer.name)).toEqual(['QUEIJO', 'CAFÉ TORRADO'])
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
})

describe('activating an offer on the screen', () => {
  it('shows at once, and sends one request however often it is pressed', async () => {
    const { screen, offers } = await loaded()
    const item = named(screen, 'QUEIJO')
    offers.steering.hold()
    for (let press = 0; press < 20; press++) void screen.activatePressed(item)
    expect(screen.activationOf(item)).toEqual({ status: 'sending' })
    offers.steering.release()
    await settled()
    void screen.activatePressed(item)
    expect(screen.activationOf(item)).toEqual({ status: 'activated' })
    expect(offers.activations).toEqual([602])
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
    expect(screen.activationOf(item).status).toBe('refused')

    offers.steering.failWith(undefined)
    await screen.activatePressed(item)
    expect(screen.activationOf(item).status).toBe('activated')
  })

  it('is in doubt when no answer comes', async () => {
    const { screen, offers } = await loaded()
    offers.steering.failWith({ kind: 'timeout' })
    await screen.activatePressed(named(screen, 'QUEIJO'))
    expect(screen.activationOf(named(screen, 'QUEIJO')).status).toBe('in-doubt')
  })

  it('is still known when the screen is opened again', async () => {
    const { screen, open } = await loaded()
    await screen.activatePressed(named(screen, 'QUEIJO'))
    const again = open()
    again.start()
    await settled()
    expect(again.activationOf(named(again, 'QUEIJO')).status).toBe('activated')
    expect(again.activationOf(named(again, 'CAFÉ TORRADO')).status).toBe('none')
  })

  it('is still awaited by a screen that opens again before the answer', async () => {
    const { screen, open, offers } = await loaded()
    offers.steering.hold()
    void screen.activatePressed(named(screen, 'QUEIJO'))
    const again = open()
    again.start()
    const item = named(screen, 'QUEIJO')
    expect(again.activationOf(item).status).toBe('sending')
    void again.activatePressed(item)

    offers.steering.release()
    await settled()
    expect(again.activationOf(item).status).toBe('activated')
    expect(offers.activations).toEqual([602])
  })
})

describe("the customer's own list", () => {
  it('keeps an offer with its store, also without a connection, until the customer takes it off', async () => {
    const { screen, open, offers } = await loaded()
    screen.savePressed(named(screen, 'CAFÉ TORRADO'))
    expect(screen.isSaved(named(screen, 'CAFÉ TORRADO'))).toBe(true)

    offers.steering.failWith({ kind: 'offline' })
    const again = open()
    again.start()
    await settled()
    expect(again.offers).toMatchObject({ status: 'loaded', age: 0 })
    expect(again.savedItems.map((item) => [item.offer.name, item.storeName])).toEqual([
      ['CAFÉ TORRADO', 'Loja Centro'],
    ])

    again.savePressed(named(again, 'CAFÉ TORRADO'))
    expect(again.savedCount).toBe(0)
  })

  it('prints, or says that it cannot', async () => {
    const { screen, printer, toasts } = await loaded()
    screen.printPressed()
    expect(printer.printed).toBe(1)
    printer.working = false
    screen.printPressed()
    expect(toasts.items.map(({ text }) => text)).toEqual(['Não foi possível abrir a janela de impressão.'])
  })
})
