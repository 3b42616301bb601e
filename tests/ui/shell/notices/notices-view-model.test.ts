import { fromReais } from '@domain/money.ts'
import { visitsAfterSeeing } from '@domain/offers/offer-visits.ts'
import { Today } from '@ui/screen/today.ts'
import { NoticesViewModel } from '@ui/shell/notices/notices-view-model.ts'
import { expect, it } from 'vitest'
import { bicycle, customerWithNotices } from '../../../support/customer-with-notices.ts'
import { campaign, campaignAccount } from '../../../support/factories/campaigns.ts'
import { activatedOffer } from '../../../support/factories/offers.ts'
import { voucher } from '../../../support/factories/vouchers.ts'
import { openScreen } from '../../../support/open-screen.ts'
import { settled } from '../../../support/settled.ts'

const HOUR = 60 * 60 * 1000
const november = (day: number) => ({ year: 2026, month: 11, day })

function arrange() {
  const customer = customerWithNotices()
  const { find, deliveries, seenNotices, preferredStore, clock } = customer
  const open = () => new NoticesViewModel(find, deliveries, seenNotices, preferredStore, new Today(clock))
  return { ...customer, open }
}

it('counts on home what is new, the soonest first, and asks nothing that home does not read', async () => {
  const { redemptions, open } = arrange()
  redemptions.steering.failWith({ kind: 'timeout' })
  const notices = open()
  notices.homeShown()
  await settled()
  expect(notices.unread).toBe(3)
  expect(notices.all.map((each) => each.kind === 'lapsing' && each.item.kind)).toEqual([
    'voucher',
    'cashback',
    'points',
  ])
  expect(notices.lacking).toBeUndefined()
})

it('counts nothing that was read, also after a reload', async () => {
  const { open } = arrange()
  const notices = open()
  notices.opened()
  await settled()
  expect(notices).toMatchObject({ unread: 3, awaited: false })
  notices.closed()
  expect(notices.unread).toBe(0)

  const reloaded = open()
  reloaded.homeShown()
  await settled()
  expect(reloaded.unread).toBe(0)
})

it('counts offers that were read no more when some of them are activated, and counts those that come', async () => {
  const { open, promotionsKnown, offerVisits, activatedOffers, clock } = arrange()
  offerVisits.keep(1, visitsAfterSeeing(undefined, [601], clock.now() - HOUR))
  promotionsKnown([601, 602, 603])
  const notices = open()
  const isNew = () => {
    notices.screenShown()
    return notices.all.some((notice) => notice.kind === 'new-offers' && notices.isNew(notice))
  }
  expect(isNew()).toBe(true)
  notices.opened()
  notices.closed()
  expect(isNew()).toBe(false)
  activatedOffers.remember(activatedOffer.build({ id: 602 }))
  expect(isNew()).toBe(false)
  promotionsKnown([601, 602, 603, 604])
  expect(isNew()).toBe(true)
})

it('counts the new offers of the store that the customer chooses, without a change of screen', () => {
  const { open, promotionsKnown, offerVisits, preferredStore, clock } = arrange()
  offerVisits.keep(1, visitsAfterSeeing(undefined, [601], clock.now() - HOUR))
  promotionsKnown([601, 602])
  const notices = open()
  const { leave } = openScreen(notices)
  notices.screenShown()
  expect(notices.unread).toBe(1)
  preferredStore.choose(2)
  expect(notices.unread).toBe(0)
  leave()
  // After the end nothing is heard.
  preferredStore.choose(1)
  expect(notices.unread).toBe(0)
})

it('has an active offer that lapses once, among what lapses', async () => {
  const { open, activatedOffers } = arrange()
  activatedOffers.remember(activatedOffer.build({ end: november(23) }))
  const notices = open()
  notices.homeShown()
  await settled()
  expect(notices.all.map((each) => each.kind === 'lapsing' && each.item.kind)).toEqual([
    'voucher',
    'offer',
    'cashback',
    'points',
  ])
})

it('neither shows nor counts what has lapsed since it was read', async () => {
  const { open, clock } = arrange()
  const notices = open()
  notices.homeShown()
  await settled()
  clock.advance(60 * 24 * HOUR)
  expect(notices.all.filter(({ kind }) => kind === 'lapsing')).toEqual([])
  expect(notices.unread).toBe(0)
})

it('puts a delivery last, where it moves no other, until it was read, and asks again for what could not be read', async () => {
  const { completed, redemptions, open } = arrange()
  const notices = open()
  notices.opened()
  await settled()
  notices.closed()
  completed.push(bicycle)
  redemptions.steering.failWith({ kind: 'timeout' })
  const again = open()
  again.opened()
  await settled()
  const others = again.all
  expect([again.all.length, again.unread, again.lacking?.state.status]).toEqual([3, 0, 'failed'])

  redemptions.steering.failWith(undefined)
  again.lacking?.retry()
  await settled()
  expect(again.lacking).toBeUndefined()
  expect(again.all).toMatchObject([...others, { kind: 'delivered', redemption: bicycle }])
  expect(again.unread).toBe(1)
  again.closed()
  again.opened()
  expect(again.all).toEqual(others)
})

it('counts on every other screen what this device keeps, and asks nothing there', async () => {
  const { open, lastKnown, cashback, vouchers, campaignRepository, redemptions } = arrange()
  let asked = 0
  const count = async () => void asked++
  for (const { steering } of [cashback, vouchers, campaignRepository, redemptions]) steering.slowDown(count)
  const amount = fromReais(5)
  const credits = [{ kind: 'cashback', on: november(24), amount }] as const
  lastKnown.of('lapsingCredits').keep({ credits, complete: true })
  lastKnown.of('vouchers', 'active', 'all').keep([voucher.build({ code: 'CAFE5', end: november(22) })])
  lastKnown.of('runningCampaigns').keep([campaign.build()])

  const notices = open()
  notices.screenShown()
  await settled()
  expect(notices.unread).toBe(3)
  expect(notices.lacking).toBeUndefined()
  expect(asked).toBe(0)
})

it('shows the deliveries of one campaign, and that those of another could not be read', async () => {
  const { campaigns, completed, redemptions, deliveries, open } = arrange()
  campaigns.push(campaignAccount.build({ campaign: campaign.build({ id: 8 }) }))
  await deliveries.unread()
  completed.unshift(bicycle)
  redemptions.hideCompleted(8)
  const notices = open()
  notices.opened()
  await settled()
  expect(notices.all.at(-1)).toMatchObject({ kind: 'delivered', redemption: bicycle })
  expect(notices.lacking?.state).toEqual({ status: 'failed', failure: { kind: 'timeout' } })
})

it('counts a delivery that is known only after the list was closed', async () => {
  const { deliveries, completed, redemptions, open } = arrange()
  await deliveries.unread()
  completed.push(bicycle)
  const notices = open()
  redemptions.steering.hold()
  notices.opened()
  await settled()
  notices.closed()
  redemptions.steering.release()
  await settled()
  expect(notices.unread).toBe(1)
})

it('does not say that there is none before it has asked', () => {
  expect(arrange().open()).toMatchObject({ all: [], awaited: true })
})

it('counts nothing elsewhere while home was never read', () => {
  const notices = arrange().open()
  notices.screenShown()
  expect(notices.unread).toBe(0)
})

it('counts on home the reward of an exchange that was made here, once it is handed over', async () => {
  const { deliveries, completed, redemptions, open } = arrange()
  const before = { points: 1000, pending: 0, completed: 1 }
  const redemption = {
    campaignId: 7,
    rewardId: 7,
    rewardName: 'Bicicleta',
    cost: 400,
    pointsShown: 1000,
    sentBefore: 0,
    before,
    sentAt: 0,
  }
  await deliveries.expect(redemption)
  const count = async () => {
    const notices = open()
    notices.homeShown()
    await settled()
    return { news: notices.all.filter(({ kind }) => kind === 'delivered').length, notices }
  }
  expect((await count()).news).toBe(0)

  completed.unshift(bicycle)
  const { news, notices } = await count()
  expect([news, notices.unread]).toEqual([1, 4])
  notices.opened()
  await settled()
  notices.closed()
  // Nothing more is expected, so home asks nothing more.
  redemptions.steering.failWith({ kind: 'timeout' })
  const later = await count()
  expect([later.news, later.notices.unread, later.notices.lacking]).toEqual([0, 0, undefined])
})
