import { fromReais } from '@domain/money.ts'
import { noticeIdentities } from '@domain/notices/notice.ts'
import { visitsAfterSeeing } from '@domain/offers/offer-visits.ts'
import { describe, expect, it } from 'vitest'
import { customerWithNotices } from '../../support/customer-with-notices.ts'
import { campaign, campaignAccount } from '../../support/factories/campaigns.ts'
import { activatedOffer } from '../../support/factories/offers.ts'

const november = (day: number) => ({ year: 2026, month: 11, day })
const HOUR = 60 * 60 * 1000

describe('the notices', () => {
  it('name what lapses within two weeks', async () => {
    const { find } = customerWithNotices()
    expect(await find.creditNotices()).toEqual([
      { kind: 'lapsing', item: { kind: 'cashback', on: november(24), amount: fromReais(5) } },
    ])
    expect(await find.voucherNotices()).toMatchObject([
      { kind: 'lapsing', item: { kind: 'voucher', on: november(22) } },
    ])
  })

  it('name the points of each campaign that ends within two months, read or kept', async () => {
    const { find, campaigns, lastKnown } = customerWithNotices()
    campaigns.push(campaignAccount.build({ campaign: campaign.build({ id: 8 }) }))
    const noticeOf = (id: number) => ({
      kind: 'lapsing',
      item: { kind: 'points', on: { year: 2026, month: 12, day: 31 }, points: 1520, campaign: { id } },
    })
    const found = await find.pointsNotices()
    expect(found).toMatchObject([noticeOf(7), noticeOf(8)])
    expect(new Set(found.flatMap(noticeIdentities)).size).toBe(2)
    expect(find.kept().points).toEqual([])
    lastKnown.of('runningCampaigns').keep([campaign.build({ id: 7 })])
    expect(find.kept().points).toMatchObject([noticeOf(7)])
  })

  it('name no credit that the balance says is spent, read or kept', async () => {
    const { find, cashbackAccount, cashback, lastKnown } = customerWithNotices()
    await find.creditNotices()
    expect(find.kept().credits).toHaveLength(1)
    const spent = { available: fromReais(0), pending: fromReais(0) }
    lastKnown.of('balance').keep(spent)
    expect(find.kept().credits).toEqual([])
    cashbackAccount.balance = spent
    expect(await find.creditNotices()).toEqual([])
    cashback.steering.failWith({ kind: 'timeout' })
    expect(await find.creditNotices()).toEqual([])
  })

  it('name activated offers that end, and which are new in the customer’s store, without asking for either', () => {
    const { find, clock, activatedOffers, promotionsKnown, offerVisits } = customerWithNotices()
    for (const id of [501, 502, 503]) {
      activatedOffers.remember(activatedOffer.build({ id, end: november(28) }))
    }
    expect(find.offerNotices()).toMatchObject([
      { kind: 'lapsing', item: { kind: 'offer', on: november(28), others: 2 } },
    ])

    promotionsKnown([601, 602])
    offerVisits.keep(1, visitsAfterSeeing(undefined, [601], clock.now() - HOUR))
    expect(find.offerNotices()).toContainEqual({ kind: 'new-offers', offerIds: [602] })
  })

  it('are not the same for the offers of two stores that end on one day', () => {
    const { find, activatedOffers } = customerWithNotices()
    for (const storeId of [1, 2])
      activatedOffers.remember(activatedOffer.build({ storeId, end: november(28) }))
    const identities = find.offerNotices().flatMap(noticeIdentities)
    expect(new Set(identities).size).toBe(2)
  })

  it('name what is new in a store whose id is 0', () => {
    const { find, clock, promotionsKnown, offerVisits } = customerWithNotices()
    promotionsKnown([601, 602], 0)
    offerVisits.keep(0, visitsAfterSeeing(undefined, [601], clock.now() - HOUR))
    expect(find.offerNotices()).toContainEqual({ kind: 'new-offers', offerIds: [602] })
  })
})
