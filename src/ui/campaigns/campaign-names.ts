import { campaignContent as content } from './campaign-content.ts'

interface Named {
  readonly name: string
}

/** What the server has no name for is called by what it is. */
export const campaignName = ({ name }: Named): string => name || content.unnamed.campaign
export const rewardName = ({ name }: Named): string => name || content.unnamed.reward
