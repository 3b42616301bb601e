import { Printer } from '@application/documents/printer.ts'
import { TextSharer } from '@application/documents/text-sharer.ts'
import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { SavedOffers } from '@application/offers/saved-offers.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import type { Id } from '@domain/id.ts'
import { fromReais } from '@domain/money.ts'
import type { Offer, Promotion } from '@domain/offers/promotion.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { act, screen } from '@testing-library/react'
import { SavedList } from '@ui/offers/saved-list.tsx'
import { SavedOfferList } from '@ui/offers/saved-offer-list.ts'
import { Loadable } from '@ui/screen/loadable.ts'
import { expect, it } from 'vitest'
import { InMemoryPrinter } from '../../doubles/documents/in-memory-printer.ts'
import { InMemoryTextSharer } from '../../doubles/documents/in-memory-text-sharer.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { offer } from '../../support/factories/offers.ts'
import { voucher } from '../../support/factories/vouchers.ts'
import { renderStrict, service } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'

const at = (storeId: number, storeName: string, saved: Offer, startDay = 16) => ({
  offer: saved,
  promotionName: 'Só para você',
  start: { year: 2026, month: 11, day: startDay },
  end: { year: 2026, month: 11, day: 28 },
  storeId,
  storeName,
  isTicked: false,
  isGone: false,
})

/** The list of a customer who has chosen store 1, Loja Centro. */
async function shown(saved: readonly ReturnType<typeof at>[]) {
  const { choice, lastKnown, savedOffers } = storeChoices({ preferred: 1 })
  for (const each of saved) savedOffers.save(each)
  const list = new SavedOfferList(savedOffers)
  list.start()
  const storeChoice = choice()
  storeChoice.start()
  const promotions = new Loadable(async (_signal, _storeId: Id): Promise<readonly Promotion[]> => [])
  const vouchers = new InMemoryVoucherRepository(new InMemoryClock(), [
    { voucher: voucher.build({ minimumPurchase: fromReais(60) }) },
  ])
  renderStrict(<SavedList offers={{ list, storeChoice, promotions, tabChosen: () => {} }} />, [
    service(ComputeWeightPrice, new ComputeWeightPrice()),
    service(SavedOffers, savedOffers),
    service(VoucherRepository, vouchers),
    service(LastKnown, lastKnown),
    service(Printer, new InMemoryPrinter()),
    service(TextSharer, new InMemoryTextSharer()),
  ])
  await act(settled)
  return (text: string | RegExp) => screen.queryAllByText(text).length
}

it('says beside the sum what it leaves out, and of which store the vouchers are', async () => {
  const count = await shown([
    at(1, 'LOJA CENTRO', offer.build({ name: 'CAFÉ', price: fromReais(30) })),
    at(2, 'LOJA BATEL', offer.build({ name: 'QUEIJO', price: fromReais(40) })),
    at(2, 'LOJA BATEL', offer.build({ name: 'PANETONE' }), 23),
  ])
  expect(count('1 oferta que não vale hoje não entrou na soma.')).toBe(1)
  expect(count(/^Faltam R\$\s30,00 para usar/)).toBe(1)
  expect(screen.getByRole('heading').textContent).toBe('Vouchers para esta compra · Loja Centro')
})

it('shows the price of a kilogram beside that of a weight', async () => {
  const count = await shown([at(1, 'LOJA CENTRO', offer.byWeight().build())])
  expect([count('por 100 g'), count(/^R\$\s69,90 o kg$/)]).toEqual([1, 1])
})

it('names the store of the vouchers where the whole list is of another one: nothing of it counts for them', async () => {
  const count = await shown([at(2, 'LOJA BATEL', offer.build({ price: fromReais(150) }))])
  expect(count(/^Faltam R\$\s60,00 para usar/)).toBe(1)
  expect(screen.getByRole('heading').textContent).toBe('Vouchers para esta compra · Loja Centro')
})

it('does not name the store above its vouchers where the whole list is of it', async () => {
  const count = await shown([at(1, 'LOJA CENTRO', offer.build())])
  expect(screen.getByRole('heading').textContent).toBe('Vouchers para esta compra')
  expect(count(/soma/)).toBe(0)
})
