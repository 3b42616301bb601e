import { compareKnown } from '../compare-known.ts'
import { hasCost, type Reach, type Reward, reachOf } from './reward.ts'

/** Which rewards of a catalogue the customer wants to see, and in which order. */
export interface RewardSelection {
  /** Words of the name, in any case and with or without accents; blank for every name. */
  readonly search: string
  readonly reach: Extract<Reach, 'within' | 'nearly'> | 'all'
  readonly order: RewardOrder
}

export type RewardOrder = 'cheapest' | 'most-expensive' | 'name'

/** What a reward is found by. */
export const searchedTextsOf = ({ name }: Reward): readonly string[] => [name]

export const rewardsInOrder = (rewards: readonly Reward[], order: RewardOrder): readonly Reward[] =>
  rewards.toSorted(comparisons[order])

/** @param points the balance. While it is undefined, only the reach `all` gives rewards. */
export function rewardsWithin(
  reach: RewardSelection['reach'],
  rewards: readonly Reward[],
  points: number | undefined,
): readonly Reward[] {
  if (reach === 'all') return rewards
  return rewards.filter(
    (reward) => points !== undefined && hasCost(reward) && reachOf(reward, points) === reach,
  )
}

const comparisons: Readonly<Record<RewardOrder, (a: Reward, b: Reward) => number>> = {
  cheapest: (a, b) => byCost(a, b, 1) || byName(a, b),
  'most-expensive': (a, b) => byCost(a, b, -1) || byName(a, b),
  name: (a, b) => byName(a, b),
}

/** Rewards without a cost come last, in every order. */
const byCost = (a: Reward, b: Reward, sign: 1 | -1): number =>
  compareKnown(a.cost, b.cost, (one, other) => sign * (one - other))

/** One for all comparisons: `localeCompare` would look for its rules each time. */
const names = new Intl.Collator('pt-BR', { numeric: true })

const byName = (a: Reward, b: Reward): number => names.compare(a.name, b.name)
