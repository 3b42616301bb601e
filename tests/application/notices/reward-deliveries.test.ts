import type { UnsettledRedemption } from '@application/campaigns/unsettled-redemptions.ts'
import { PortFailure } from '@application/port-failure.ts'
import type { AccountReading } from '@domain/campaigns/redemption.ts'
import { noticeIdentities } from '@domain/notices/notice.ts'
import { describe, expect, it } from 'vitest'
import { bicycle, customerWithNotices } from '../../support/customer-with-notices.ts'
import { campaign, campaignAccount } from '../../support/factories/campaigns.ts'
import { session } from '../../support/factories/session.ts'

const DAY = 24 * 60 * 60 * 1000

/** An exchange of the bicycle, which took place. */
const unsettled = (campaignId: number, before: AccountReading): UnsettledRedemption => ({
  campaignId,
  rewardId: 7,
  rewardName: 'Bicicleta',
  cost: 400,
  pointsShown: before.points,
  sentBefore: 0,
  before,
  sentAt: 0,
})

describe('the notices of deliveries', () => {
  it('name each delivery until it was read, and none of before the first look', async () => {
    const { deliveries, completed, seenNotices } = customerWithNotices()
    expect((await deliveries.unread()).notices).toEqual([])
    completed.unshift(bicycle)
    const delivered = { kind: 'delivered', campaignId: 7, redemption: bicycle, position: 2 } as const
    expect((await deliveries.unread()).notices).toEqual([delivered])
    expect((await deliveries.unread()).notices).toEqual([delivered])
    seenNotices.add(noticeIdentities(delivered))
    expect((await deliveries.unread()).notices).toEqual([])
  })

  it('name what was delivered between two sessions, but no reward without an id: its name is not kept', async () => {
    const { deliveries, completed, sessions } = customerWithNotices()
    const nameless = { ...bicycle, rewardId: undefined }
    completed.unshift(nameless)
    await deliveries.unread()
    sessions.clear('signed-out')
    sessions.save(session.build())
    completed.unshift(bicycle, nameless)
    expect((await deliveries.unread()).notices).toEqual([
      { kind: 'delivered', campaignId: 7, redemption: bicycle, position: 2 },
    ])

    completed.unshift(nameless)
    expect((await deliveries.unread()).notices).toContainEqual({
      kind: 'delivered',
      campaignId: 7,
      redemption: nameless,
      position: 3,
    })
  })

  it('name no old delivery of a campaign that is looked at later than the others', async () => {
    const { deliveries, campaigns } = customerWithNotices()
    await deliveries.unread()
    const completed = [bicycle]
    campaigns.push(campaignAccount.build({ campaign: campaign.build({ id: 8 }), completed }))
    expect((await deliveries.unread()).notices).toEqual([])
    completed.unshift(bicycle)
    expect((await deliveries.unread()).notices).toMatchObject([{ campaignId: 8, position: 2 }])
  })

  it('name those of the campaigns that can be read, and say why others may be missing', async () => {
    const { deliveries, campaigns, completed, redemptions } = customerWithNotices()
    campaigns.push(campaignAccount.build({ campaign: campaign.build({ id: 8 }) }))
    await deliveries.unread()
    completed.unshift(bicycle)
    redemptions.hideCompleted(8)
    expect(await deliveries.unread()).toEqual({
      notices: [{ kind: 'delivered', campaignId: 7, redemption: bicycle, position: 2 }],
      lacking: { kind: 'timeout' },
    })

    redemptions.hideCompleted(7)
    await expect(deliveries.unread()).rejects.toThrow(PortFailure)
  })

  it('are not looked for in a campaign without an id, which nobody can ask about', async () => {
    const { deliveries, campaigns, redemptions } = customerWithNotices()
    campaigns.push(campaignAccount.build({ campaign: campaign.build({ id: 0 }) }))
    redemptions.hideCompleted(0)
    expect(await deliveries.unread()).toEqual({ notices: [] })
  })

  it('are not expected of a campaign that does not show exchanges: nobody would ever read of them', async () => {
    const { deliveries, campaigns } = customerWithNotices()
    const closed = campaigns.find(({ campaign }) => !campaign.allows.history)
    await deliveries.unread()
    await deliveries.expect(
      unsettled(Number(closed?.campaign.id), { points: 1000, pending: 0, completed: 1 }),
    )
    expect(deliveries.areExpected()).toBe(false)
  })

  it('are not expected where the earlier ones cannot be read, and not of the next customer', async () => {
    const { deliveries, redemptions, sessions } = customerWithNotices()
    const exchange = unsettled(7, { points: 1000, pending: 0, completed: 1 })
    redemptions.steering.hold()
    const expecting = deliveries.expect(exchange)
    sessions.changeElsewhere(session.build({ token: 'of the next customer' }))
    redemptions.steering.release()
    await expecting
    expect(deliveries.areExpected()).toBe(false)

    redemptions.hideCompleted(7)
    await deliveries.expect(exchange)
    expect(deliveries.areExpected()).toBe(false)
  })

  it('are expected for three months after an exchange, or until they were read', async () => {
    const { deliveries, completed, seenNotices, clock } = customerWithNotices()
    const exchange = unsettled(7, { points: 1000, pending: 1, completed: 1 })
    expect(deliveries.areExpected()).toBe(false)
    await deliveries.expect(exchange)
    expect(deliveries.areExpected()).toBe(true)

    // One of this reward waited before: both have to come.
    const read = async () => {
      const { notices } = await deliveries.unread()
      seenNotices.add(notices.flatMap(noticeIdentities))
      return notices.length
    }
    completed.unshift(bicycle)
    expect(await read()).toBe(1)
    expect(deliveries.areExpected()).toBe(true)
    completed.unshift(bicycle)
    expect(await read()).toBe(1)
    expect(deliveries.areExpected()).toBe(false)

    await deliveries.expect(unsettled(7, { points: 600, pending: 0, completed: 3 }))
    clock.advance(90 * DAY)
    expect(deliveries.areExpected()).toBe(true)
    clock.advance(DAY)
    expect(deliveries.areExpected()).toBe(false)
  })
})
