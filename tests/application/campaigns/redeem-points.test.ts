import type { RedemptionOutcome } from '@application/campaigns/redeem-points.ts'
import { MAX_ANSWER_WAIT, SETTLING_TIME } from '@application/campaigns/settle-redemption.ts'
import { PortFailure } from '@application/port-failure.ts'
import type { Id } from '@domain/id.ts'
import { describe, expect, it } from 'vitest'
import { campaignAccount, pointsLine, reward } from '../../support/factories/campaigns.ts'
import { session } from '../../support/factories/session.ts'
import { redemptionDesk } from '../../support/redemption-desk.ts'
import { settled } from '../../support/settled.ts'

describe('exchanging points for a reward', () => {
  it.each([
    ['takes the points once and gives the new balance', 1000, 400, 600],
    ['spends the very last point', 400, 400, 0],
    ['costs nothing for a reward without cost', 0, 0, 0],
  ])('%s', async (_, before, cost, points) => {
    const desk = redemptionDesk(campaignAccount.redeemable(before, cost).build())
    expect(await desk.openTab().redeem.execute(desk.intent())).toEqual({ kind: 'redeemed', points, times: 1 })
    expect(desk.redemptions.requests).toEqual([desk.reward.id])
    expect(desk.unsettled.find(desk.campaignId)).toBeUndefined()
    expect(desk.firstSuccess.wasOfUse()).toBe(true)
  })

  it('lets its reward be the goal no more, and leaves another goal alone', async () => {
    const desk = redemptionDesk()
    const goalAfter = async (rewardId: Id) => {
      desk.goals.pin(desk.campaignId, rewardId)
      await desk.openTab().redeem.execute(desk.intent())
      return desk.goals.find(desk.campaignId)
    }
    expect(await goalAfter(987)).toBe(987)
    expect(await goalAfter(desk.reward.id)).toBeUndefined()
  })

  it('sends nothing when one point is missing', async () => {
    const desk = redemptionDesk(campaignAccount.redeemable(399, 400).build())
    expect(await desk.openTab().redeem.execute(desk.intent())).toEqual({ kind: 'insufficient', missing: 1 })
    expect(desk.redemptions.requests).toEqual([])
  })

  it('is confirmed before the account is read, and told to other screens once it was', async () => {
    const desk = redemptionDesk()
    const { redeem, pointsSpent } = desk.openTab()
    const told: string[] = []
    pointsSpent.add(() => told.push('spent'))
    desk.redemptions.onTheWay.hold()
    const outcome = redeem.execute(desk.intent(), () => told.push('confirmed'))
    await settled()
    desk.campaigns.steering.hold()
    desk.redemptions.onTheWay.release()
    await settled()
    expect(told).toEqual(['confirmed'])
    desk.campaigns.steering.release()
    await outcome
    expect(told).toEqual(['confirmed', 'spent'])
  })

  it.each([
    ['was answered', undefined],
    ['was refused as a repetition', { kind: 'rejected', status: 409, description: 'Duplicada.', errors: [] }],
    ['is found without an answer', { kind: 'timeout' }],
  ] as const)('is told to other screens, and its delivery expected, once it %s', async (_, answer) => {
    const desk = redemptionDesk()
    desk.redemptions.loseAnswers(answer)
    const { redeem, pointsSpent, deliveries } = desk.openTab()
    const told: string[] = []
    pointsSpent.add(() => told.push('spent'))
    await redeem.execute(desk.intent())
    await settled()
    expect(told).toEqual(['spent'])
    expect(deliveries.areExpected()).toBe(true)
  })

  it('tells other screens nothing when it was refused', async () => {
    const desk = redemptionDesk()
    const { redeem, pointsSpent } = desk.openTab()
    const told: string[] = []
    pointsSpent.add(() => told.push('spent'))
    desk.redemptions.onTheWay.failWith({ kind: 'rejected', status: 400, description: 'Não.', errors: [] })
    await redeem.execute(desk.intent(), () => told.push('confirmed'))
    expect(told).toEqual([])
  })

  it('is done even when the balance cannot be read afterwards', async () => {
    const desk = redemptionDesk()
    const { outcome } = await desk.send()
    desk.campaigns.steering.failWith({ kind: 'offline' })
    desk.redemptions.onTheWay.release()
    expect(await outcome).toEqual({ kind: 'redeemed', points: undefined, times: 1 })
  })

  it('sends one request for twenty presses on one confirmation', async () => {
    const desk = redemptionDesk()
    const { redeem } = desk.openTab()
    const intent = desk.intent()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => redeem.execute(intent)))
    expect(new Set(outcomes).size).toBe(1)
    expect(desk.redemptions.requests).toHaveLength(1)
  })

  it('counts the exchanges when the browser has repeated the request', async () => {
    const desk = redemptionDesk()
    const { outcome } = await desk.send()
    const repeated = desk.redemptions.redeem(desk.reward.id)
    desk.redemptions.onTheWay.release()
    await repeated
    expect(await outcome).toEqual({ kind: 'redeemed', points: 200, times: 2 })
  })

  it('believes the account and not a refusal that answers a repeated request', async () => {
    const desk = redemptionDesk(campaignAccount.redeemable(400, 400).build())
    desk.redemptions.onTheWay.hold()
    const repeated = desk.redemptions.redeem(desk.reward.id)
    desk.goals.pin(desk.campaignId, desk.reward.id)
    const outcome = desk.openTab().redeem.execute(desk.intent())
    await settled()
    desk.redemptions.onTheWay.release()
    await repeated
    expect(await outcome).toMatchObject({
      kind: 'settled',
      finding: { kind: 'took-place', points: 0, times: 1 },
    })
    expect(desk.goals.find(desk.campaignId)).toBeUndefined()
  })

  it.each([
    ['the balance has changed', 400, 'points-changed'],
    // The balance does not move.
    ['another exchange was sent', 0, 'another-sent'],
  ])('turns away the second of two tabs because %s', async (_, cost, turnedAway) => {
    const desk = redemptionDesk(campaignAccount.redeemable(1000, cost).build())
    const intents = [desk.intent(), desk.intent()]
    const outcomes = await Promise.all(intents.map((intent) => desk.openTab().redeem.execute(intent)))
    expect(outcomes.map(({ kind }) => kind)).toEqual(['redeemed', turnedAway])
    expect(outcomes[1]).toMatchObject({ points: 1000 - cost })
    expect(desk.redemptions.requests).toHaveLength(1)

    expect(await desk.openTab().redeem.execute(desk.intent())).toMatchObject({ kind: 'redeemed' })
  })

  it('is possible while the completed exchanges cannot be read', async () => {
    const desk = redemptionDesk()
    desk.redemptions.hideCompleted(desk.campaignId)
    expect(await desk.openTab().redeem.execute(desk.intent())).toEqual({
      kind: 'redeemed',
      points: 600,
      times: 1,
    })
  })

  it('sends nothing in the name of a customer who signs in while the account is read', async () => {
    const desk = redemptionDesk()
    desk.campaigns.steering.hold()
    const outcome = desk.openTab().redeem.execute(desk.intent())
    await settled()
    desk.sessions.changeElsewhere(session.build({ token: 'of the next customer' }))
    desk.campaigns.steering.release()
    expect(await outcome).toMatchObject({ kind: 'not-sent', failure: { kind: 'unauthenticated' } })
    expect(desk.redemptions.requests).toEqual([])
  })

  it.each([500, 300, undefined])(
    'sends nothing when the reward costs %s now, and 400 was confirmed',
    async (cost) => {
      const desk = redemptionDesk()
      desk.costsNow(cost)
      expect(await desk.openTab().redeem.execute(desk.intent())).toMatchObject({
        kind: 'cost-changed',
        catalogue: { rewards: [{ id: desk.reward.id, cost }] },
      })
      expect(desk.redemptions.requests).toEqual([])
    },
  )

  it('is possible at the cost that was confirmed while the rewards cannot be read', async () => {
    const desk = redemptionDesk()
    desk.redemptions.catalogue = () => Promise.reject(new PortFailure({ kind: 'timeout' }))
    expect(await desk.openTab().redeem.execute(desk.intent())).toMatchObject({
      kind: 'redeemed',
      points: 600,
    })
  })

  it('sends nothing when the account cannot be read first', async () => {
    const desk = redemptionDesk()
    desk.campaigns.steering.failWith({ kind: 'offline' })
    expect(await desk.openTab().redeem.execute(desk.intent(1000))).toEqual({
      kind: 'not-sent',
      failure: { kind: 'offline' },
    })
    expect(desk.redemptions.requests).toEqual([])
    expect(desk.unsettled.find(desk.campaignId)).toBeUndefined()
  })

  it("passes on the server's refusal, which leaves nothing in doubt", async () => {
    const desk = redemptionDesk(
      campaignAccount.redeemable(1000, 400).build({ campaign: { end: { year: 2026, month: 11, day: 19 } } }),
    )
    expect(await desk.openTab().redeem.execute(desk.intent())).toMatchObject({
      kind: 'refused',
      failure: { kind: 'rejected', description: 'Resgate indisponível.' },
    })
    expect(desk.unsettled.find(desk.campaignId)).toBeUndefined()
  })

  it('is not in doubt where the device never sent it, also when the account cannot be read', async () => {
    const desk = redemptionDesk()
    const failure = { kind: 'offline', unsent: true } as const
    desk.redemptions.onTheWay.failWith(failure)
    const { outcome } = await desk.send()
    desk.campaigns.steering.failWith({ kind: 'offline' })
    desk.redemptions.onTheWay.release()
    expect(await outcome).toEqual({ kind: 'not-sent', failure })
    expect(desk.unsettled.find(desk.campaignId)).toBeUndefined()
  })

  it('leaves a refusal in doubt while the account cannot be read, because it may answer a repetition', async () => {
    const desk = redemptionDesk()
    const failure = {
      kind: 'rejected',
      status: 409,
      description: 'Solicitação duplicada.',
      errors: [],
    } as const
    desk.redemptions.loseAnswers(failure)
    const tab = desk.openTab()
    const { outcome } = await desk.send(tab)
    desk.campaigns.steering.failWith({ kind: 'offline' })
    desk.redemptions.onTheWay.release()
    expect(await outcome).toEqual({ kind: 'refused', failure, points: undefined })
    expect(desk.exchanged(desk.reward.id)).toBe(1)

    desk.campaigns.steering.failWith(undefined)
    expect(await tab.redeem.execute(desk.intent(600))).toMatchObject({
      kind: 'earlier-first',
      earlier: { kind: 'took-place', points: 600 },
    })
  })

  it('believes a refusal when a late exchange of another reward took the points', async () => {
    const [dear, cheap] = [reward.build({ cost: 2 }), reward.build({ cost: 1 })]
    const desk = redemptionDesk(
      campaignAccount.build({ rewards: [dear, cheap], lines: [pointsLine.build({ points: 2 })] }),
    )
    await desk.closedWhileSending(desk.intent(2, dear))

    const { redeem, settle } = desk.openTab()
    const earlier = settle.execute(desk.campaignId)
    const outcome = redeem.execute(desk.intent(2, cheap))
    await settled()
    await desk.nothingCanAppearAnyMore()
    expect(await earlier).toMatchObject({ kind: 'did-not-happen' })
    await settled()
    desk.redemptions.onTheWay.release()
    expect(await outcome).toMatchObject({ kind: 'refused', points: 0 })
    expect(desk.exchanged(cheap.id)).toBe(0)
  })

  it('waits for what may still appear after an answer of a proxy that gave up', async () => {
    const desk = redemptionDesk()
    desk.redemptions.onTheWay.failWith({ kind: 'rejected', status: 504, description: 'Timeout', errors: [] })
    const outcome = desk.openTab().redeem.execute(desk.intent())
    await settled()
    expect(desk.unsettled.find(desk.campaignId)).toBeDefined()
    desk.clock.advance(SETTLING_TIME)
    expect(await outcome).toMatchObject({
      kind: 'settled',
      finding: { kind: 'did-not-happen', points: 1000 },
    })
  })

  it("takes the service's own words for an answer, though its status blames the server", async () => {
    const desk = redemptionDesk()
    const failure = { kind: 'rejected', status: 500, description: 'Resgate suspenso.', errors: [] } as const
    desk.redemptions.onTheWay.failWith(failure)
    expect(await desk.openTab().redeem.execute(desk.intent())).toEqual({
      kind: 'refused',
      failure,
      points: 1000,
    })
    expect(desk.unsettled.find(desk.campaignId)).toBeUndefined()
  })
})

describe('an exchange whose answer is lost', () => {
  it('is found in the account', async () => {
    const desk = redemptionDesk()
    desk.redemptions.loseAnswers({ kind: 'timeout' })
    expect(await desk.openTab().redeem.execute(desk.intent())).toMatchObject({
      kind: 'settled',
      finding: { kind: 'took-place', points: 600 },
    })
    expect(desk.unsettled.find(desk.campaignId)).toBeUndefined()
  })

  it('is believed not to have happened only after the time in which it could still appear', async () => {
    const desk = redemptionDesk()
    desk.redemptions.onTheWay.failWith({ kind: 'offline' })
    const outcome = desk.openTab().redeem.execute(desk.intent())
    await settled()
    expect(desk.unsettled.find(desk.campaignId)).toBeDefined()

    desk.clock.advance(SETTLING_TIME)
    expect(await outcome).toMatchObject({
      kind: 'settled',
      finding: { kind: 'did-not-happen', points: 1000 },
    })
    expect(desk.unsettled.find(desk.campaignId)).toBeUndefined()
    expect(desk.clock.waiting).toBe(0)
  })

  it('is not believed lost at once when the server took all the time it has', async () => {
    const desk = redemptionDesk()
    desk.redemptions.onTheWay.failWith({ kind: 'timeout' })
    const { outcome } = await desk.send()
    desk.clock.advance(MAX_ANSWER_WAIT)
    desk.redemptions.onTheWay.release()
    await settled()
    expect(desk.unsettled.find(desk.campaignId)).toBeDefined()
    expect(desk.clock.waiting).toBe(1)

    desk.clock.advance(SETTLING_TIME)
    expect(await outcome).toMatchObject({ kind: 'settled', finding: { kind: 'did-not-happen' } })
  })

  it('is found after a reload, though the server takes most of the time for which an answer is awaited', async () => {
    const desk = redemptionDesk()
    await desk.closedWhileSending()

    const earlier = desk.openTab().settle.execute(desk.campaignId)
    for (let passed = 0; passed < 24_000; passed += SETTLING_TIME) {
      await settled()
      desk.clock.advance(SETTLING_TIME)
    }
    desk.redemptions.onTheWay.release()
    await settled()
    desk.clock.advance(SETTLING_TIME)
    expect(await earlier).toMatchObject({ kind: 'took-place', points: 600 })
  })

  it('is believed not to have happened as soon after a reload, though the clock was put back meanwhile', async () => {
    const desk = redemptionDesk()
    await desk.closedWhileSending()
    desk.clock.jump(-365 * 86_400_000)

    const earlier = desk.openTab().settle.execute(desk.campaignId)
    await settled()
    await desk.nothingCanAppearAnyMore()
    expect(await earlier).toMatchObject({ kind: 'did-not-happen' })
  })

  it('is found where the server names no reward in its lists', async () => {
    const desk = redemptionDesk()
    const pending = desk.redemptions.pending.bind(desk.redemptions)
    desk.redemptions.pending = async (...question) =>
      (await pending(...question)).map((each) => ({ ...each, rewardId: undefined }))
    desk.redemptions.loseAnswers({ kind: 'timeout' })
    expect(await desk.openTab().redeem.execute(desk.intent())).toMatchObject({
      kind: 'settled',
      finding: { kind: 'took-place', points: 600 },
    })
  })

  it('is not looked for once its customer has signed out, and leaves the note of the next one alone', async () => {
    for (const answer of [
      undefined,
      { kind: 'rejected', status: 400, description: 'Não.', errors: [] } as const,
    ]) {
      const desk = redemptionDesk()
      if (answer) desk.redemptions.onTheWay.failWith(answer)
      const { outcome } = await desk.send()
      desk.sessions.changeElsewhere(session.build({ token: 'of the next customer' }))
      const next = { ...desk.intent(), before: { points: 50, pending: 0, completed: 0 }, sentAt: 1 }
      desk.unsettled.keep(next)
      // From now on every read takes the token of the next customer. None may happen, and this one would fail.
      desk.campaigns.steering.failWith({ kind: 'unexpected', detail: 'read for the next customer' })
      desk.redemptions.onTheWay.release()
      expect(await outcome).toMatchObject({
        kind: 'settled',
        finding: { kind: 'still-unknown', failure: { kind: 'unauthenticated' } },
      })
      expect(desk.unsettled.find(desk.campaignId)).toEqual(next)
    }
  })

  it("is never looked for in another customer's account", async () => {
    const desk = redemptionDesk()
    desk.redemptions.onTheWay.failWith({ kind: 'offline' })
    const outcome = desk.openTab().redeem.execute(desk.intent())
    await settled()

    desk.unsettled.forget(desk.campaignId)
    const next = {
      ...desk.intent(),
      before: { points: 50, pending: 0, completed: 0 },
      sentAt: desk.clock.now() + 1,
    }
    desk.unsettled.keep(next)
    desk.clock.advance(SETTLING_TIME)
    expect(await outcome).toMatchObject({ kind: 'settled', finding: { kind: 'still-unknown' } })
    expect(desk.unsettled.find(desk.campaignId)).toEqual(next)
  })

  it('stays in doubt while the account cannot be read, and nothing is sent meanwhile', async () => {
    const desk = redemptionDesk()
    const tab = desk.openTab()
    expect(await loseAnswerAndAccount(desk, tab)).toMatchObject({
      kind: 'settled',
      finding: { kind: 'still-unknown', failure: { kind: 'offline' } },
    })

    expect(await tab.redeem.execute(desk.intent())).toMatchObject({
      kind: 'earlier-first',
      earlier: { kind: 'still-unknown' },
    })
    expect(desk.redemptions.requests).toHaveLength(1)
  })

  it('is found by the page after a reload, and only once', async () => {
    const desk = redemptionDesk()
    await loseAnswerAndAccount(desk, desk.openTab())
    desk.campaigns.steering.failWith(undefined)

    const { settle } = desk.openTab()
    expect(desk.unsettled.find(desk.campaignId)).toBeDefined()
    expect(await settle.execute(desk.campaignId)).toMatchObject({ kind: 'took-place', points: 600 })
    expect(desk.unsettled.find(desk.campaignId)).toBeUndefined()
    expect(await settle.execute(desk.campaignId)).toBeUndefined()
  })

  it('is not asked about by another tab while the first still waits for its answer', async () => {
    const desk = redemptionDesk()
    const { outcome } = await desk.send()

    const finding = desk.openTab().settle.execute(desk.campaignId)
    desk.redemptions.onTheWay.release()
    expect(await outcome).toEqual({ kind: 'redeemed', points: 600, times: 1 })
    expect(await finding).toBeUndefined()
  })
})

/** The exchange takes place, and then the connection is gone. */
async function loseAnswerAndAccount(
  desk: ReturnType<typeof redemptionDesk>,
  tab: ReturnType<typeof desk.openTab>,
): Promise<RedemptionOutcome> {
  desk.redemptions.loseAnswers({ kind: 'offline' })
  const { outcome } = await desk.send(tab)
  desk.campaigns.steering.failWith({ kind: 'offline' })
  desk.redemptions.onTheWay.release()
  return outcome
}
