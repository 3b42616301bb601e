import { timesRedeemed } from '@domain/campaigns/redemption.ts'
import { missingPoints, reachOf } from '@domain/campaigns/reward.ts'
import {
  type RewardSelection,
  rewardsInOrder,
  rewardsWithin,
  searchedTextsOf,
} from '@domain/campaigns/reward-selection.ts'
import { searchIn } from '@domain/search-text.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reward } from '../../support/factories/campaigns.ts'

describe('how far a reward is', () => {
  it.each([
    [400, 400, 'within', 0],
    [400, 399, 'nearly', 1],
    [1000, 700, 'nearly', 300],
    [1000, 699, 'far', 301],
    [0, 0, 'within', 0],
    [400, -10, 'far', 410],
  ])('at %i points with %i of them: %s, %i missing', (cost, points, reach, missing) => {
    expect(reachOf({ cost }, points)).toBe(reach)
    expect(missingPoints({ cost }, points)).toBe(missing)
  })

  it('is nothing exactly when the points suffice', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer(), (cost, points) => {
        expect(missingPoints({ cost }, points) === 0).toBe(points >= cost)
      }),
    )
  })
})

describe('choosing among rewards', () => {
  const cups = reward.build({ name: 'Jogo de 6 copos', cost: 180 })
  const coffee = reward.build({ name: 'Cafeteira elétrica', cost: 2300 })
  const basket = reward.build({ name: 'Cesta de Natal', cost: 1500 })
  const mug = reward.build({ name: 'Xícara', cost: 1500 })
  const trip = { ...reward.build({ name: 'Viagem' }), cost: undefined }
  const choose = ({ search = '', reach = 'all', order = 'cheapest' }: Partial<RewardSelection>) =>
    rewardsWithin(
      reach,
      searchIn(rewardsInOrder([coffee, cups, basket], order), searchedTextsOf).find(search),
      1100,
    )

  it('sorts by cost, either way, and by name, with what has no cost at the end', () => {
    expect(choose({})).toEqual([cups, basket, coffee])
    expect(choose({ order: 'name' })).toEqual([coffee, basket, cups])
    const all = [trip, mug, coffee, cups, basket]
    expect(rewardsInOrder(all, 'cheapest')).toEqual([cups, basket, mug, coffee, trip])
    expect(rewardsInOrder(all, 'most-expensive')).toEqual([coffee, basket, mug, cups, trip])
  })

  it('sorts names as Brazilians do, and their numbers as numbers', () => {
    const named = ['Prêmio 10', 'Prêmio 9', 'Prato', 'Água'].map((name) => reward.build({ name }))
    expect(rewardsInOrder(named, 'name').map(({ name }) => name)).toEqual([
      'Água',
      'Prato',
      'Prêmio 9',
      'Prêmio 10',
    ])
  })

  it('finds by words without accents and case', () => {
    expect(choose({ search: 'ELETRICA' })).toEqual([coffee])
    expect(choose({ search: 'nada' })).toEqual([])
  })

  it('shows what is within reach, or nearly', () => {
    expect(choose({ reach: 'within' })).toEqual([cups])
    expect(choose({ reach: 'nearly' })).toEqual([basket])
    expect(rewardsWithin('within', [cups], undefined)).toEqual([])
  })
})

describe('how often an exchange took place', () => {
  const account = (points: number, pending: number, completed = 1, spentOnOthers = 300) => ({
    points,
    pending,
    completed,
    spentOnOthers,
  })
  const unread = (pending: number, points = 1000) => ({ points, pending, completed: undefined })
  const before = account(1000, 1)
  it.each([
    ['one redemption more', account(1000, 2), 400, 1],
    ['two more, where the request was repeated', account(200, 3), 400, 2],
    ['points fallen by the cost', account(600, 1), 400, 1],
    ['nothing new', before, 400, 0],
    ['one handed over meanwhile', account(1000, 0, 2), 400, 0],
    ['one more, handed over at once', account(1000, 1, 2), 0, 1],
    ['one more pending where the others cannot be read', unread(2), 0, 1],
    ['points fallen by less, for another reason', account(700, 1), 400, 0],
    ['points fallen for another reward', account(400, 1, 1, 900), 400, 0],
    ['points fallen for this reward and another', account(0, 1, 1, 900), 400, 1],
    ['old redemptions of other rewards that are listed no more', account(1000, 1, 1, 0), 300, 0],
    ['points fallen by the cost where the others cannot be read', unread(1, 600), 400, 1],
    ['points risen', account(1100, 1), 400, 0],
    ['nothing new for a reward without cost', before, 0, 0],
    ['one redemption more of a reward without cost', account(1000, 2), 0, 1],
  ])('is known by %s', (_, after, cost, times) => {
    expect(timesRedeemed(before, after, cost)).toBe(times)
  })

  it('is known by one redemption more where the others could not be read before', () => {
    expect(timesRedeemed(unread(1), account(1000, 2), 400)).toBe(1)
  })
})
