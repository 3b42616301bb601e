import { LastKnown } from '@application/offline/last-known.ts'
import { fromReais } from '@domain/money.ts'
import type { Voucher } from '@domain/vouchers/voucher.ts'
import { LocalStorageLastKnown } from '@infrastructure/storage/local-storage-last-known.ts'
import { expect, it } from 'vitest'
import { campaign } from '../support/factories/campaigns.ts'
import { offer, promotion } from '../support/factories/offers.ts'
import { session } from '../support/factories/session.ts'
import { store } from '../support/factories/stores.ts'
import { deviceContract, itKeeps } from './device-contract.ts'

const HOUR = 3_600_000
const balance = { available: fromReais(87.4), pending: fromReais(12.6) }
const day = { year: 2026, month: 11, day: 22 }

const voucher: Voucher = {
  code: 'NATAL26',
  benefit: undefined,
  value: fromReais(10),
  minimumPurchase: undefined,
  productPrices: [fromReais(39.9)],
  start: undefined,
  end: day,
  usedOn: undefined,
}

/** One value at least of everything that is kept, some with parts that are missing. */
const VALUES = [
  ['balance', balance],
  ['savedTotal', { amount: fromReais(10), customerSince: undefined }],
  ['savedTotal', { amount: fromReais(10), customerSince: day }],
  ['greeting', { name: 'Maria', fullName: 'Maria Clara Souza' }],
  ['greeting', { name: 'Maria', fullName: undefined }],
  [
    'lapsingCredits',
    {
      credits: [{ kind: 'cashback', on: day, amount: fromReais(12.2) }],
      complete: false,
    },
  ],
  ['runningCampaigns', [campaign.build(), campaign.build({ banner: undefined, points: undefined })]],
  ['vouchers', [voucher]],
  ['promotions', [promotion.build({ end: day, offers: [offer.build(), offer.byWeight().build()] })]],
  ['promotions', [promotion.exclusive().build({ start: undefined })]],
  ['stores', [store.build(), store.build({ address: undefined })]],
  ['identification', { kind: 'company', name: 'Padaria', document: '12ABC34501DE35' }],
] as const

deviceContract(
  LastKnown,
  ({ storage, sessions, clock }) => new LocalStorageLastKnown(storage, sessions, clock),
  (arrange) => {
    it.each(VALUES)('recalls a value as it was kept: %s', (name, value) => {
      const { open } = arrange()
      expect(open().of(name).recall()).toBeUndefined()
      open().of(name).keep(value)
      expect(open().of(name).recall()).toEqual({ value, age: 0 })
    })

    it.each([
      ['grows', 2 * HOUR, 2 * HOUR],
      ['is never negative, and no freshness either, when the clock was set back', -HOUR, HOUR],
    ])('recalls an age that %s', (_, passed, age) => {
      const { open, clock } = arrange()
      open().of('balance').keep(balance)
      clock.advance(passed)
      expect(open().of('balance').recall()).toEqual({ value: balance, age })
    })

    it('keeps a value for each question apart', () => {
      const { open } = arrange()
      open().of('promotions', 1).keep([promotion.build()])
      expect(open().of('promotions', 2).recall()).toBeUndefined()
    })

    it('neither keeps nor recalls for a screen of the customer before', () => {
      const { open, sessions } = arrange()
      const mariasMemory = open().of('balance')
      mariasMemory.keep(balance)
      sessions.save(session.build({ customer: 'joão' }))
      mariasMemory.keep({ available: fromReais(1), pending: fromReais(1) })
      expect(open().of('balance').recall()).toBeUndefined()
      expect(mariasMemory.recall()).toBeUndefined()
    })

    it('keeps nothing for a session without a known customer', () => {
      const { open, sessions } = arrange()
      sessions.save(session.build({ customer: '' }))
      open().of('balance').keep(balance)
      expect(open().of('balance').recall()).toBeUndefined()
    })

    itKeeps(arrange, {
      value: [voucher],
      keep: (lastKnown, vouchers) => lastKnown.of('vouchers', 'active', 'all').keep(vouchers),
      read: (lastKnown) => lastKnown.of('vouchers', 'active', 'all').recall(),
      ofOneCustomer: true,
    })
  },
)
