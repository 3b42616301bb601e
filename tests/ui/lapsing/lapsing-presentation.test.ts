import type { LapsingItem } from '@domain/lapsing/lapsing-item.ts'
import { fromReais } from '@domain/money.ts'
import { lapseText, placeOfUse, pointsText } from '@ui/lapsing/lapsing-presentation.ts'
import { describe, expect, it } from 'vitest'
import { campaign } from '../../support/factories/campaigns.ts'

const on = { year: 2026, month: 11, day: 24 }
const pointsOf = (points: number | undefined, allows = campaign.build().allows) =>
  ({ kind: 'points', on, points, campaign: campaign.build({ id: 7, allows }) }) as const
const offers = (others: number): LapsingItem => ({ kind: 'offer', on, offerName: 'Café', others, storeId: 3 })

describe('an item that lapses', () => {
  it('lapses in the singular or in the plural, as its name is', () => {
    expect(lapseText({ kind: 'cashback', on, amount: fromReais(5) }, 3)).toBe('vence em 3 dias')
    expect(lapseText(offers(0), 3)).toBe('vence em 3 dias')
    expect(lapseText(offers(11), 3)).toBe('vencem em 3 dias')
    expect(lapseText(pointsOf(1), 1)).toBe('vence amanhã')
    expect(lapseText(pointsOf(1520), 1)).toBe('vencem amanhã')
    expect(lapseText(pointsOf(undefined), 0)).toBe('vencem hoje')
  })

  it('is used on its screen: points where they are exchanged, or in their campaign where it takes no exchanges', () => {
    expect(placeOfUse(offers(0))).toEqual({ href: '/promocoes', state: { store: 3 } })
    expect(placeOfUse(pointsOf(10))).toEqual({ href: '/campanha/7/resgates' })
    const closed = { statement: true, redeeming: false, history: true }
    expect(placeOfUse(pointsOf(10, closed))).toEqual({ href: '/campanha/7/detalhes' })
  })

  it('names points that the server does not say', () => {
    expect(pointsText(pointsOf(1520))).toBe('1.520 IdCoins')
    expect(pointsText(pointsOf(undefined))).toBe('Confira os seus IdCoins')
  })
})
