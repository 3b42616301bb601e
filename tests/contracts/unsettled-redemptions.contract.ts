import type { UnsettledRedemptions } from '@application/campaigns/unsettled-redemptions.ts'
import { describe, expect, it } from 'vitest'
import { type ArrangeDevice, itEndsWithTheSession, itKeepsCopies } from './device.ts'

const redemption = {
  campaignId: 7,
  rewardId: 33,
  rewardName: 'Jogo de panelas',
  cost: 1200,
  pointsShown: 1520,
  sentBefore: 0,
  before: { points: 1520, pending: 0, completed: undefined },
  sentAt: 1,
}

export function describeUnsettledRedemptions(
  adapter: string,
  arrange: ArrangeDevice<UnsettledRedemptions>,
): void {
  describe(`the unsettled redemptions, ${adapter}`, () => {
    it('are found by the next page, one a campaign, until they are forgotten', () => {
      const { open } = arrange()
      open().keep({ ...redemption, rewardId: 25 })
      open().keep(redemption)
      expect(open().find(7)).toEqual(redemption)
      expect(open().find(8)).toBeUndefined()
      open().forget(7)
      expect(open().find(7)).toBeUndefined()
    })

    it('are counted in all tabs, also after they were forgotten', () => {
      const { open } = arrange()
      expect(open().sentSoFar(7)).toBe(0)
      open().keep(redemption)
      open().forget(7)
      open().keep(redemption)
      expect([open().sentSoFar(7), open().sentSoFar(8)]).toEqual([2, 0])
    })

    const keep = (unsettled: UnsettledRedemptions, each = redemption) => unsettled.keep(each)
    itKeepsCopies(arrange, redemption, keep, (unsettled) => unsettled.find(7))
    itEndsWithTheSession(arrange, keep, (unsettled) => [unsettled.find(7), unsettled.sentSoFar(7)])
  })
}
