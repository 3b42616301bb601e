import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { PortFailure } from '@application/port-failure.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import type { Id } from '@domain/id.ts'
import { fromReais } from '@domain/money.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { offerItem } from '@ui/offers/offer-item.ts'
import { savedListContent, voucherWithCode } from '@ui/offers/saved-list-content.ts'
import { SavedListViewModel } from '@ui/offers/saved-list-view-model.ts'
import { SavedOfferList } from '@ui/offers/saved-offer-list.ts'
import { formatMoney } from '@ui/screen/format.ts'
import { Loadable } from '@ui/screen/loadable.ts'
import { Today } from '@ui/screen/today.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryPrinter } from '../../doubles/documents/in-memory-printer.ts'
import { InMemoryTextSharer } from '../../doubles/documents/in-memory-text-sharer.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { offer, promotion } from '../../support/factories/offers.ts'
import { session } from '../../support/factories/session.ts'
import { voucher } from '../../support/factories/vouchers.ts'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'
import { testDevice } from '../../support/test-device.ts'

const november = (day: number) => ({ year: 2026, month: 11, day })
const today = november(20)
const itemOf = (each: ReturnType<typeof offer.build>, end = november(28), start?: CalendarDay) => {
  const [priced] = new ComputeWeightPrice().execute({
    name: 'Só para você',
    start,
    end,
    offers: [each],
  })
  if (!priced) throw new Error('no offer')
  return offerItem('key', priced, today)
}
const café = itemOf(
  offer.build({ name: 'CAFÉ TORRADO 500G', price: fromReais(15.9), originalPrice: fromReais(17.9) }),
)
const picanha = itemOf(offer.byWeight().build())
const ended = itemOf(offer.build({ name: 'PASSOU' }), november(19))
const coming = itemOf(offer.build({ name: 'PANETONE' }), november(28), november(23))

const at = (name?: string, chosen = 1) => ({ chosen, store: name === undefined ? undefined : { name } })

async function arrange({ full = false, carried = { store: 1 } as object } = {}) {
  const sessions = new InMemorySessionStore(session.build())
  const clock = new InMemoryClock()
  const { savedOffers, lastKnown } = testDevice(clock, sessions)
  const { choice } = storeChoices({ carried })
  const storeChoice = choice()
  storeChoice.start(() => {})
  const vouchers = new InMemoryVoucherRepository(clock, [
    { voucher: { ...voucher.build({ code: 'NATAL26', minimumPurchase: fromReais(35) }), end: undefined } },
  ])
  const printer = new InMemoryPrinter()
  const sharer = new InMemoryTextSharer()
  const toasts = new Toasts(clock)
  if (full) sessions.memory.set = () => false
  let answer: readonly Promotion[] | PortFailure = new PortFailure({ kind: 'timeout' })
  const promotions = new Loadable(async (_signal, _storeId: Id) => {
    if (answer instanceof PortFailure) throw answer
    return answer
  }).rememberedAs((storeId) => lastKnown.of('promotions', storeId))
  const offered = async (now: typeof answer) => {
    answer = now
    await promotions.load(1)
  }
  const open = async () => {
    const list = new SavedOfferList(savedOffers)
    list.start()
    const saved = new SavedListViewModel(
      new ComputeWeightPrice(),
      savedOffers,
      vouchers,
      lastKnown,
      printer,
      sharer,
      toasts,
      new Today(clock),
      list,
      storeChoice,
      promotions,
    )
    saved.start()
    await settled()
    return saved
  }
  return {
    open,
    offered,
    vouchers,
    printer,
    sharer,
    toasts,
    said: () => toasts.items.map(({ text }) => text),
  }
}

describe("the customer's own list", () => {
  it('is kept with what is ticked off, until the customer takes it off', async () => {
    const { open } = await arrange()
    const { list } = await open()
    list.pressed(café, at('Loja Centro'))
    list.pressed(picanha, at())
    list.ticked(café, true)
    expect(list.has(café)).toBe(true)

    const again = await open()
    expect(again.lines.map((line) => [line.offer.name, line.storeName, line.isTicked])).toEqual([
      ['CAFÉ TORRADO 500G', 'Loja Centro', true],
      ['PICANHA BOVINA A CADA 100G', undefined, false],
    ])
    expect(again.tickedCount).toBe(1)
    again.list.pressed(café, at())
    expect(again.lines).toHaveLength(1)
  })

  it('has the prices that its store has now, and leaves out of the sum what the store has no more', async () => {
    const { open, offered, sharer } = await arrange()
    const saved = await open()
    for (const each of [café, picanha]) saved.list.pressed(each, at('LOJA CENTRO'))
    saved.list.ticked(café, true)
    const dearer = { ...café.offer, price: fromReais(16.9) }
    const now = promotion.build({ name: 'Só para você', end: november(27), offers: [dearer] })
    await offered([now])
    expect(saved.lines).toMatchObject([
      { price: fromReais(16.9), end: november(27), isTicked: true, isGone: false },
      { isGone: true },
    ])
    expect(saved.total.price).toEqual(fromReais(16.9))
    await saved.sharePressed()
    expect(sharer.texts.join()).toMatch(/Picanha .*, não está mais entre as ofertas/)
  })

  it('takes the prices that were read last where there is no signal, and calls nothing gone', async () => {
    const { open, offered } = await arrange()
    await offered([promotion.build({ offers: [{ ...café.offer, price: fromReais(16.9) }] })])
    await offered(new PortFailure({ kind: 'timeout' }))
    const saved = await open()
    for (const each of [café, picanha]) saved.list.pressed(each, at('LOJA CENTRO'))
    expect((await open()).lines).toMatchObject([
      { price: fromReais(16.9), isGone: false },
      { price: picanha.price, isGone: false },
    ])
  })

  it('says when an offer begins, in the shared text too', async () => {
    const { open, sharer } = await arrange()
    const saved = await open()
    saved.list.pressed(coming, at())
    expect(saved.lines).toMatchObject([{ start: november(23), startsIn: 3 }])
    await saved.sharePressed()
    expect(sharer.texts[0]).toContain('começa em 3 dias (23/11/2026)')
  })

  it('comes to what can be had today, and says what a voucher lacks', async () => {
    const { open, vouchers } = await arrange()
    const saved = await open()
    for (const each of [café, picanha, ended, coming]) saved.list.pressed(each, at())
    expect(saved.total).toMatchObject({ price: fromReais(22.89), saving: fromReais(4) })
    expect(saved.gaps).toMatchObject([{ voucher: { code: 'NATAL26' }, missing: fromReais(12.11) }])

    vouchers.steering.failWith({ kind: 'timeout' })
    expect((await open()).gaps).toHaveLength(1)
    vouchers.steering.failWith({ kind: 'rejected', status: 500, description: '', errors: [] })
    expect((await open()).gaps).toEqual([])
  })

  it('says how many offers the sum leaves out because they cannot be had today, in the shared text too', async () => {
    const { open, sharer } = await arrange()
    const saved = await open()
    for (const each of [café, coming]) saved.list.pressed(each, at())
    expect(saved.notToday).toBe(1)
    await saved.sharePressed()
    saved.list.pressed(ended, at())
    await saved.sharePressed()
    expect(sharer.texts.map((text) => text.split('\n').find((line) => line.includes('soma')))).toEqual([
      '1 oferta que não vale hoje não entrou na soma.',
      '2 ofertas que não valem hoje não entraram na soma.',
    ])
  })

  it('compares a voucher with the offers of its store alone, and with those whose store is not known', async () => {
    const { open } = await arrange()
    const saved = await open()
    saved.list.pressed(café, at('LOJA CENTRO'))
    saved.list.pressed(itemOf(offer.build({ price: fromReais(30) })), at('LOJA BATEL', 2))
    saved.list.pressed(picanha, { chosen: undefined, store: undefined })
    expect(saved.gaps).toMatchObject([{ missing: fromReais(12.11) }])
  })

  it('asks for no voucher without a chosen store', async () => {
    const { open, vouchers } = await arrange({ carried: {} })
    vouchers.steering.failWith({ kind: 'timeout' })
    const saved = await open()
    saved.list.pressed(café, at())
    expect(saved).toMatchObject({ gaps: [], vouchers: { state: { status: 'idle' } } })
  })

  it('is shared as a text that names nobody, and a closed share sheet is no failure', async () => {
    const { open, sharer, said } = await arrange()
    const saved = await open()
    saved.list.pressed(café, at('LOJA CENTRO'))
    saved.list.pressed(picanha, at('LOJA CENTRO'))
    saved.list.ticked(café, true)
    await saved.sharePressed()
    expect(sharer.texts).toEqual([
      [
        'Minha lista · Loja Centro',
        '',
        `☑ Café Torrado 500G – ${formatMoney(fromReais(15.9))}, até 28/11/2026`,
        `☐ Picanha Bovina a cada 100G – ${formatMoney(fromReais(6.99))}, até 28/11/2026`,
        '',
        `Total da lista: ${formatMoney(fromReais(22.89))}`,
        `Você economiza ${formatMoney(fromReais(4))}`,
      ].join('\n'),
    ])
    for (const outcome of ['dismissed', 'copied', 'failed'] as const) {
      sharer.outcome = outcome
      await saved.sharePressed()
    }
    expect(said()).toEqual(['Lista copiada. Cole onde quiser.', 'Não foi possível compartilhar a lista.'])
  })

  it('says in the shared text where each offer was found, and which one has ended', async () => {
    const { open, sharer } = await arrange()
    const saved = await open()
    saved.list.pressed(picanha, at('LOJA BATEL'))
    saved.list.pressed(ended, at())
    await saved.sharePressed()
    expect(sharer.texts.join().split('\n').slice(0, 4)).toEqual([
      'Minha lista',
      '',
      `☐ Picanha Bovina a cada 100G – ${formatMoney(fromReais(6.99))}, até 28/11/2026, Loja Batel`,
      `☐ Passou – ${formatMoney(fromReais(15.9))}, encerrada em 19/11/2026`,
    ])
  })

  it('is shared once for two presses', async () => {
    const { open, sharer } = await arrange()
    const saved = await open()
    saved.list.pressed(café, at())
    await Promise.all([saved.sharePressed(), saved.sharePressed()])
    expect(sharer.texts).toHaveLength(1)
  })

  it('prints, or says that it cannot', async () => {
    const { open, printer, said } = await arrange()
    const saved = await open()
    saved.printPressed()
    expect(printer.printed).toBe(1)
    printer.working = false
    saved.printPressed()
    expect(said()).toEqual(['Não foi possível abrir a janela de impressão.'])
  })

  it('says where the device could not store it', async () => {
    const { open } = await arrange({ full: true })
    const { list } = await open()
    list.pressed(café, at())
    expect(list.isOnlyHere).toBe(true)
  })
})

it.each([
  [0.71, { code: 'NATAL26' }, 'Falta R$ 0,71 para usar NATAL26 (desconto de R$ 10,00).'],
  [1.99, { benefit: '10% em vinhos' }, 'Falta R$ 1,99 para usar o voucher “10% em vinhos”.'],
  [1.99, {}, 'Falta R$ 1,99 para usar um voucher de R$ 10,00.'],
  [1.99, { value: undefined }, 'Falta R$ 1,99 para usar um voucher.'],
  [2, { code: 'NATAL26', benefit: '10% em vinhos' }, 'Faltam R$ 2,00 para usar NATAL26 (10% em vinhos).'],
  [2, { benefit: 'PANETONE COM DESCONTO' }, 'Faltam R$ 2,00 para usar o voucher “Panetone com Desconto”.'],
])('says what is short of a voucher: %s of %j', (reais, known, words) => {
  const named = voucherWithCode({ ...voucher.build(), code: undefined, benefit: undefined, ...known })
  expect(savedListContent.missing(fromReais(reais), named).replaceAll('\u00a0', ' ')).toBe(words)
})
