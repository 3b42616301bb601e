import { campaignContent as content } from './campaign-content.ts'

interface Named {
  readonly name: string
}

/** A campaign or reward without a name is shown by its kind. */
export const campaignName = ({ name }: Named): string => name || content.unnamed.campaign
export const rewardName = ({ name }: Named): string => name || content.unnamed.reward
