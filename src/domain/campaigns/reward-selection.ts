import { matchesSearch } from '../search-text.ts'
import { type Reach, type Reward, reachOf } from './reward.ts'

/** Which rewards of a catalogue the customer wants to see, and in which order. */
export interface RewardSelection {
  /** Words of the name, in any case and with or without accents; blank for every name. */
  readonly search: string
  readonly reach: Extract<Reach, 'within' | 'nearly'> | 'all'
  readonly order: RewardOrder
}

export type RewardOrder = 'cheapest' | 'dearest' | 'name'

/** @param points what the customer has; undefined, while it is not known, puts every reward within no reach. */
export function selectRewards(
  rewards: readonly Reward[],
  points: number | undefined,
  { search, reach, order }: RewardSelection,
): readonly Reward[] {
  return rewards
    .filter((reward) => matchesSearch(search, [reward.name]))
    .filter((reward) => reach === 'all' || (points !== undefined && reachOf(reward, points) === reach))
    .sort(comparisons[order])
}

const comparisons: Readonly<Record<RewardOrder, (a: Reward, b: Reward) => number>> = {
  cheapest: (a, b) => a.cost - b.cost || byName(a, b),
  dearest: (a, b) => b.cost - a.cost || byName(a, b),
  name: (a, b) => byName(a, b),
}

const byName = (a: Reward, b: Reward): number => a.name.localeCompare(b.name, 'pt-BR', { numeric: true })
