import { describe, expect, it } from 'vitest'
import { session } from '../../support/factories/session.ts'
import { redemptionDesk } from '../../support/redemption-desk.ts'
import { settled } from '../../support/settled.ts'

// What an exchange of this page finds out itself is proven by redeem-points.test.ts.

describe('settling an exchange that an earlier page has left without an answer', () => {
  it('forgets what was read, and tells the other screens that points were spent, once it is found', async () => {
    const desk = redemptionDesk()
    await desk.closedWhileSending()
    desk.redemptions.onTheWay.release()
    const { settle, pointsSpent } = desk.openTab()
    const told: string[] = []
    desk.redemptions.forgetReads = () => {
      told.push('forgotten')
    }
    pointsSpent.add(() => told.push('spent'))
    expect(await settle.execute(desk.campaignId)).toMatchObject({ kind: 'took-place', points: 600, times: 1 })
    expect(told).toEqual(['forgotten', 'spent'])
  })

  it('tells them nothing where it did not happen', async () => {
    const desk = redemptionDesk()
    await desk.closedWhileSending()
    const { settle, pointsSpent } = desk.openTab()
    const told: string[] = []
    pointsSpent.add(() => told.push('spent'))
    const outcome = settle.execute(desk.campaignId)
    await settled()
    await desk.nothingCanAppearAnyMore()
    expect(await outcome).toMatchObject({ kind: 'did-not-happen', points: 1000 })
    expect(told).toEqual([])
  })

  it('leaves it in doubt while the account cannot be read, and finds it when it can', async () => {
    const desk = redemptionDesk()
    await desk.closedWhileSending()
    desk.redemptions.onTheWay.release()
    desk.campaigns.steering.failWith({ kind: 'offline' })
    const { settle } = desk.openTab()
    expect(await settle.execute(desk.campaignId)).toMatchObject({
      kind: 'still-unknown',
      failure: { kind: 'offline' },
    })
    desk.campaigns.steering.failWith(undefined)
    expect(await settle.execute(desk.campaignId)).toMatchObject({ kind: 'took-place' })
  })

  it('looks no more once its customer has signed out, because the next one has another account', async () => {
    const desk = redemptionDesk()
    await desk.closedWhileSending()
    const outcome = desk.openTab().settle.execute(desk.campaignId)
    await settled()
    desk.sessions.clear('signed-out')
    desk.sessions.save(session.build({ token: 'of the next customer', customer: 'joão' }))
    desk.campaigns.steering.failWith({ kind: 'unexpected', detail: 'read for the next customer' })
    await desk.nothingCanAppearAnyMore()
    expect(await outcome).toMatchObject({ kind: 'still-unknown', failure: { kind: 'unauthenticated' } })
  })
})
