import { fromReais } from '@domain/money.ts'
import { seenNow } from '@domain/offers/offer-visits.ts'
import { describe, expect, it } from 'vitest'
import { bicycle, customerWithNotices } from '../../support/customer-with-notices.ts'
import { campaign, campaignAccount } from '../../support/factories/campaigns.ts'
import { activatedOffer } from '../../support/factories/offers.ts'
import { session } from '../../support/factories/session.ts'

const november = (day: number) => ({ year: 2026, month: 11, day })
const HOUR = 60 * 60 * 1000

describe('the notices', () => {
  it('name what lapses within two weeks', async () => {
    const { find } = customerWithNotices()
    expect(await find.lapsingCredits()).toEqual([
      { kind: 'lapsing', item: { kind: 'cashback', on: november(24), amount: fromReais(5) } },
    ])
    expect(await find.lapsingVouchers()).toMatchObject([
      { kind: 'lapsing', item: { kind: 'voucher', on: november(22) } },
    ])
  })

  it('name activated offers that end, and which are new in the customer’s store, without asking for either', () => {
    const { find, clock, activatedOffers, promotionsKnown, offerVisits } = customerWithNotices()
    for (const id of [501, 502, 503]) {
      activatedOffers.remember(activatedOffer.build({ id, end: november(28) }))
    }
    expect(find.ofOffers()).toMatchObject([
      { kind: 'lapsing', item: { kind: 'offer', on: november(28), others: 2 } },
    ])

    promotionsKnown([601, 602])
    offerVisits.keep(1, seenNow(undefined, [601], clock.now() - HOUR))
    expect(find.ofOffers()).toContainEqual({ kind: 'new-offers', offerIds: [602] })
  })

  it('name each delivery once, and none of before the first look', async () => {
    const { find, completed } = customerWithNotices()
    expect(await find.delivered()).toEqual([])
    completed.unshift(bicycle)
    expect(await find.delivered()).toEqual([
      { kind: 'delivered', campaignId: 7, redemption: bicycle, position: 2 },
    ])
  })

  it('name what was delivered between two sessions, but no reward without an id: its name is not kept', async () => {
    const { find, completed, sessions } = customerWithNotices()
    const nameless = { ...bicycle, rewardId: undefined }
    completed.unshift(nameless)
    await find.delivered()
    sessions.clear('signed-out')
    sessions.save(session.build())
    completed.unshift(bicycle, nameless)
    expect(await find.delivered()).toEqual([
      { kind: 'delivered', campaignId: 7, redemption: bicycle, position: 2 },
    ])

    completed.unshift(nameless)
    expect(await find.delivered()).toContainEqual({
      kind: 'delivered',
      campaignId: 7,
      redemption: nameless,
      position: 3,
    })
  })

  it('name no old delivery of a campaign that is looked at later than the others', async () => {
    const { find, campaigns } = customerWithNotices()
    await find.delivered()
    const completed = [bicycle]
    campaigns.push(campaignAccount.build({ campaign: campaign.build({ id: 8 }), completed }))
    expect(await find.delivered()).toEqual([])
    completed.unshift(bicycle)
    expect(await find.delivered()).toMatchObject([{ campaignId: 8, position: 2 }])
  })
})
