import { renewSavedOffers } from '@application/offers/renew-saved-offers.ts'
import type { SavedOffer } from '@application/offers/saved-offers.ts'
import type { Id } from '@domain/id.ts'
import { fromReais } from '@domain/money.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { describe, expect, it } from 'vitest'
import { offer, promotion } from '../../support/factories/offers.ts'
import { testDevice } from '../../support/test-device.ts'

const november = (day: number) => ({ year: 2026, month: 11, day })

const café = offer.build({ id: 601, name: 'CAFÉ', price: fromReais(17.9) })
const dearer = { ...café, price: fromReais(19.9) }
const pão = offer.build({ id: undefined, name: 'PÃO' })

const saved = (changed: Partial<SavedOffer> = {}): SavedOffer => ({
  offer: café,
  promotionName: 'Ofertas da semana',
  start: november(16),
  end: november(22),
  storeId: 1,
  storeName: 'Loja Centro',
  isTicked: true,
  isGone: false,
  ...changed,
})

function renewed(
  list: readonly SavedOffer[],
  storeId: Id,
  promotions: readonly Promotion[],
  areAll: boolean,
) {
  const { savedOffers } = testDevice()
  for (const each of list) savedOffers.save(each)
  renewSavedOffers(savedOffers, storeId, promotions, areAll)
  return savedOffers.list()
}

describe('the saved offers of a store', () => {
  it('get the facts that they have there now, and keep what the customer did with them', () => {
    const now = promotion.build({ name: 'Só hoje', start: undefined, end: november(20), offers: [dearer] })
    expect(renewed([saved(), saved({ offer: pão })], 1, [now], false)).toEqual([
      saved({ offer: dearer, promotionName: 'Só hoje', start: undefined, end: november(20) }),
      saved({ offer: pão }),
    ])
  })

  it('are gone when the store has no such offer among all of its own, until it has it again', () => {
    const gone = [saved({ isGone: true })]
    expect(renewed([saved()], 1, [], true)).toEqual(gone)
    expect(renewed(gone, 1, [], false)).toEqual(gone)
    expect(renewed(gone, 1, [promotion.build({ offers: [café] })], true)).toEqual([saved()])
  })

  it('are those of the promotion that they were saved from, where the offer stands in two', () => {
    const thisWeek = promotion.build({ offers: [café] })
    const nextWeek = promotion.build({ start: november(23), end: november(29), offers: [dearer] })
    const ofNextWeek = saved({ offer: dearer, start: november(23), end: november(29) })
    expect(renewed([ofNextWeek], 1, [thisWeek, nextWeek], true)).toEqual([ofNextWeek])
    expect(renewed([saved()], 1, [nextWeek], true)).toEqual([ofNextWeek])
    const onlyYou = saved({ offer: dearer, promotionName: 'Só para você' })
    const sameDays = promotion.build({ name: 'Só para você', offers: [dearer] })
    expect(renewed([onlyYou], 1, [thisWeek, sameDays], true)).toEqual([onlyYou])
  })

  it('stay as they are when another store answers, and where it is not known where they were saved', () => {
    const bolo = offer.build({ id: 603 })
    const list = [saved(), saved({ offer: pão, storeId: undefined }), saved({ offer: bolo, storeId: 2 })]
    const elsewhere = promotion.build({ offers: [dearer, { ...pão, price: fromReais(1) }, bolo] })
    expect(renewed(list, 2, [elsewhere], true)).toEqual(list)
  })
})
