import { PointsSpent } from '@application/campaigns/points-spent.ts'
import type { Cancellation } from '@application/cancellation.ts'
import { FRESH, type Freshness, RECENT } from '@application/freshness.ts'
import { PortFailure } from '@application/port-failure.ts'
import type { Id } from '@domain/id.ts'
import { RewardsViewModel } from '@ui/campaigns/redemptions/rewards-view-model.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { describe, expect, it } from 'vitest'
import { campaignAccount, pointsLine, reward } from '../../../support/factories/campaigns.ts'
import { openScreen } from '../../../support/open-screen.ts'
import { redemptionDesk } from '../../../support/redemption-desk.ts'
import { settled } from '../../../support/settled.ts'

async function arrange(desk: ReturnType<typeof redemptionDesk>, toasts = new Toasts(desk.clock)) {
  const rewards = new RewardsViewModel(
    desk.campaigns,
    desk.redemptions,
    desk.goals,
    toasts,
    new PointsSpent(),
    desk.campaignId,
  )
  rewards.start()
  await settled()
  return rewards
}

describe('the goal on the rewards screen', () => {
  const saving = () =>
    redemptionDesk(
      campaignAccount.redeemable(700, 1500).build({ lines: pointsLine.buildList(7, { points: 100 }) }),
    )

  it('is what the customer pins, with what is missing and about how many purchases that is', async () => {
    const desk = saving()
    const rewards = await arrange(desk)
    expect(rewards.goal).toBeUndefined()
    rewards.goalPressed(desk.reward)
    await settled()
    expect(rewards.goal).toEqual({ reward: desk.reward, points: 700, missing: 800, purchases: 8 })

    const later = await arrange(desk)
    expect(later.goal).toMatchObject({ missing: 800, purchases: 8 })
    later.goalPressed(desk.reward)
    expect(later.goal).toBeUndefined()
    expect(desk.goals.find(desk.campaignId)).toBeUndefined()
  })

  it('is no goal when its reward has left the catalogue, and has no estimate when the lines cannot be read', async () => {
    const desk = saving()
    const rewards = await arrange(desk)
    desk.campaigns.steering.failWith({ kind: 'offline' })
    rewards.goalPressed(desk.reward)
    await settled()
    expect(rewards.goal).toMatchObject({ missing: 800, purchases: undefined })
    rewards.goalPressed({ ...desk.reward, id: 987 })
    expect(rewards.goal).toBeUndefined()
  })
})

describe('the rewards', () => {
  it('say so in a toast when they cannot be read, and can be asked for again', async () => {
    const desk = redemptionDesk()
    desk.redemptions.steering.failWith({ kind: 'unexpected', detail: 'malformed' })
    const toasts = new Toasts(desk.clock)
    const rewards = await arrange(desk, toasts)
    expect(rewards.catalogue.state.status).toBe('failed')
    expect(toasts.items.map(({ text }) => text)).toEqual([
      'Ops!, ocorreu um erro ao tentar resgatar dados da campanha!',
    ])
    desk.redemptions.steering.failWith(undefined)
    await rewards.catalogue.retry()
    expect(rewards.shown).toEqual([desk.reward])
  })

  it('have the cost of today when the customer comes back to an open screen', async () => {
    const desk = redemptionDesk()
    const rewards = await arrange(desk)
    const { visibility } = openScreen(rewards)
    await settled()
    const catalogue = desk.redemptions.catalogue.bind(desk.redemptions)
    desk.redemptions.catalogue = async (id, signal) => {
      const { rewards: before, ...rest } = await catalogue(id, signal)
      return { ...rest, rewards: before.map((each) => ({ ...each, cost: 1500 })) }
    }
    visibility.comeBack()
    await settled()
    expect(rewards.catalogue.value?.rewards.map(({ cost }) => cost)).toEqual([1500])
  })

  it('have a key each, which a search does not change, where the server repeats an id', async () => {
    const twins = [reward.build({ id: 7, name: 'COPO' }), reward.build({ id: 7, name: 'PRATO' })]
    const rewards = await arrange(redemptionDesk(campaignAccount.build({ rewards: twins })))
    const keys = rewards.shown.map((each) => rewards.keys.get(each))
    expect(new Set(keys).size).toBe(2)
    rewards.selectionChanged({ search: 'prato' })
    expect(rewards.shown.map((each) => rewards.keys.get(each))).toEqual([keys[1]])
  })
})

it('which rewards are within reach is not known without the points', async () => {
  const desk = redemptionDesk()
  desk.campaigns.steering.failWith({ kind: 'timeout' })
  const rewards = await arrange(desk)
  expect(rewards.whyUnknownReach).toBeUndefined()
  rewards.selectionChanged({ reach: 'within' })
  expect(rewards.whyUnknownReach).toBe('Não conseguimos ver os seus pontos agora.')
  desk.campaigns.steering.failWith(undefined)
  const read = rewards.points.retry()
  expect(rewards.whyUnknownReach).toBe('Aguarde: estamos consultando os seus pontos.')
  await read
  expect([rewards.whyUnknownReach, rewards.shown.length]).toEqual([undefined, 1])
})

it('the points are read anew after an exchange until that succeeds, and then as other screens have read them', async () => {
  const desk = redemptionDesk()
  const rewards = await arrange(desk)
  const asked: (Freshness | undefined)[] = []
  desk.campaigns.points = async (_id: Id, _signal?: Cancellation, freshness?: Freshness) => {
    asked.push(freshness)
    if (asked.length === 1) throw new PortFailure({ kind: 'timeout' })
    return 600
  }
  rewards.readPointsAnew()
  await settled()
  for (let reading = 1; reading <= 2; reading++) await rewards.points.retry()
  expect(asked).toEqual([FRESH, FRESH, RECENT])
  expect(rewards.points.value).toBe(600)
})
