import { campaignContent as content } from './campaign-content.ts'

interface Named {
  readonly name: string
}

/** The sign of an amount, or its unit, stays with the figure where a line breaks. */
const unbroken = (name: string): string =>
  name.replace(/R\$ (?=\d)/g, 'R$\u00a0').replace(/(\d) (?=(?:g|kg|l|ml)(?!\p{L}))/giu, '$1\u00a0')

/** A campaign or reward without a name is shown by its kind. */
export const campaignName = ({ name }: Named): string => name || content.unnamed.campaign
export const rewardName = ({ name }: Named): string => unbroken(name) || content.unnamed.reward
