import { describe, expect, it } from 'vitest'
import { bicycle, customerWithNotices } from '../../support/customer-with-notices.ts'
import { campaign, campaignAccount } from '../../support/factories/campaigns.ts'
import { session } from '../../support/factories/session.ts'

describe('the notices of deliveries', () => {
  it('name each delivery once, and none of before the first look', async () => {
    const { deliveries, completed } = customerWithNotices()
    expect(await deliveries.unread()).toEqual([])
    completed.unshift(bicycle)
    expect(await deliveries.unread()).toEqual([
      { kind: 'delivered', campaignId: 7, redemption: bicycle, position: 2 },
    ])
  })

  it('name what was delivered between two sessions, but no reward without an id: its name is not kept', async () => {
    const { deliveries, completed, sessions } = customerWithNotices()
    const nameless = { ...bicycle, rewardId: undefined }
    completed.unshift(nameless)
    await deliveries.unread()
    sessions.clear('signed-out')
    sessions.save(session.build())
    completed.unshift(bicycle, nameless)
    expect(await deliveries.unread()).toEqual([
      { kind: 'delivered', campaignId: 7, redemption: bicycle, position: 2 },
    ])

    completed.unshift(nameless)
    expect(await deliveries.unread()).toContainEqual({
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
    expect(await deliveries.unread()).toEqual([])
    completed.unshift(bicycle)
    expect(await deliveries.unread()).toMatchObject([{ campaignId: 8, position: 2 }])
  })
})
