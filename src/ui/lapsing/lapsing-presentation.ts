import type { LapsingItem } from '@domain/lapsing/lapsing-item.ts'
import type { Carried } from '../screen/carried.ts'
import { formatPoints, inDays } from '../screen/format.ts'
import { paths } from '../screen/paths.ts'
import { lapsingContent as content } from './lapsing-content.ts'

type LapsingPoints = LapsingItem & { readonly kind: 'points' }

interface Place {
  readonly href: string
  readonly state?: Carried
}

/** The screen on which the customer uses what lapses. */
export function placeOfUse(item: LapsingItem): Place {
  switch (item.kind) {
    case 'cashback':
      return { href: paths.cashbackStatement }
    case 'voucher':
      return { href: paths.vouchers, state: { allStores: true } }
    case 'offer':
      return { href: paths.offers, state: { store: item.storeId } }
    case 'points': {
      const { id, allows } = item.campaign
      // The campaign's page where it allows no exchanges.
      return { href: allows.redeeming ? paths.campaign.rewards(id) : paths.campaign.detail(id) }
    }
  }
}

/** Whether its name is in the plural, and the verb with it. */
export const isPlural = (item: LapsingItem): boolean =>
  item.kind === 'offer' ? item.others > 0 : item.kind === 'points' && item.points !== 1

/** 'vence em 3 dias', 'vencem amanhã'. */
export const lapseText = (item: LapsingItem, daysLeft: number): string =>
  content.lapses(inDays(daysLeft), isPlural(item))

export const pointsText = ({ points }: LapsingPoints): string =>
  points === undefined ? content.unsaidPoints : formatPoints(points)
