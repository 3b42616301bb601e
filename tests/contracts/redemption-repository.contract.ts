import type { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { describe, expect, it } from 'vitest'
import { CAMPAIGN } from './campaign-repository.contract.ts'
import { type Arrange, itFailsLikeAnyPort, itReadsLikeAnyPort } from './subject.ts'

const AFFORDABLE = 25
const TOO_DEAR = 29

/** @param arrange a customer with 1,520 points in the campaign, and rewards below and above. */
export function describeRedemptionRepository(adapter: string, arrange: Arrange<RedemptionRepository>): void {
  describe(`redemptions, ${adapter}: the catalogue`, () => {
    it('names the points and holds rewards of both kinds, within reach or not', async () => {
      const { port } = await arrange()
      const { pointName, rewards } = await port.catalogue(CAMPAIGN)
      expect(pointName).toBe('IdCoins')
      expect(rewards.find(({ id }) => id === AFFORDABLE)).toEqual({
        id: AFFORDABLE,
        kind: 'product',
        name: 'Jogo de 6 copos',
        image: expect.any(String),
        cost: 180,
      })
      expect(rewards.map(({ kind }) => kind)).toContain('voucher')
      expect(rewards.map(({ id }) => id)).toContain(TOO_DEAR)
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.catalogue(CAMPAIGN, signal))
  })

  describe(`redemptions, ${adapter}: what is within reach`, () => {
    it('costs no more than the customer has', async () => {
      const { port } = await arrange()
      const costs = (await port.withinReach()).map(({ cost }) => cost)
      expect(costs).toContain(180)
      expect(Math.max(...costs)).toBeLessThanOrEqual(1520)
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.withinReach(signal))
  })

  describe(`redemptions, ${adapter}: the exchanges`, () => {
    it('are told with their columns', async () => {
      const { port } = await arrange()
      expect((await port.completed(CAMPAIGN)).find(({ rewardId }) => rewardId === 21)).toEqual({
        rewardId: 21,
        description: 'Vale-compra R$ 20',
        productName: 'Vale-compra',
        kind: 'voucher',
        points: 400,
      })
      expect((await port.pending(CAMPAIGN))[0]).toEqual({
        rewardId: expect.any(Number),
        description: expect.any(String),
        requestedOn: { year: expect.any(Number), month: expect.any(Number), day: expect.any(Number) },
        points: expect.any(Number),
      })
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.pending(CAMPAIGN, signal))
    itReadsLikeAnyPort(arrange, (port, signal) => port.completed(CAMPAIGN, signal))
  })

  describe(`redemptions, ${adapter}: exchanging`, () => {
    it('makes one more pending exchange each time', async () => {
      const { port } = await arrange()
      const before = (await port.pending(CAMPAIGN)).length
      await port.redeem(AFFORDABLE)
      const after = await port.pending(CAMPAIGN)
      expect(after).toHaveLength(before + 1)
      expect(after[0]).toMatchObject({ rewardId: AFFORDABLE, description: 'Jogo de 6 copos', points: 180 })
      await port.redeem(AFFORDABLE)
      expect(await port.pending(CAMPAIGN)).toHaveLength(before + 2)
    })

    it('is refused in words when the points do not suffice or there is no such reward', async () => {
      const { port } = await arrange()
      await expect(port.redeem(TOO_DEAR)).rejects.toMatchObject({
        reason: { kind: 'rejected', status: 400, description: 'Saldo de pontos insuficiente.' },
      })
      await expect(port.redeem(987_654)).rejects.toMatchObject({
        reason: { kind: 'rejected', status: 400, description: 'Resgate indisponível.' },
      })
    })

    itFailsLikeAnyPort(arrange, (port) => port.redeem(AFFORDABLE))
  })
}
