import { type CampaignRepository, STATEMENT_PAGE_SIZE } from '@application/campaigns/campaign-repository.ts'
import { KEPT } from '@application/freshness.ts'
import { campaignPhase } from '@domain/campaigns/campaign.ts'
import { fromReais } from '@domain/money.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, itReadsLikeAnyPort } from './subject.ts'

/** The campaign that every subject has: running, with everything allowed and more than one page of points. */
export const CAMPAIGN = 7
const UNKNOWN = 987_654

const TODAY = { year: 2026, month: 11, day: 20 }

const day = { year: expect.any(Number), month: expect.any(Number), day: expect.any(Number) }

export function describeCampaignRepository(adapter: string, arrange: Arrange<CampaignRepository>): void {
  describe(`campaigns, ${adapter}: the list`, () => {
    it('holds every campaign with its facts', async () => {
      const { port } = await arrange()
      const found = (await port.list()).find(({ id }) => id === CAMPAIGN)
      expect(found).toEqual({
        id: CAMPAIGN,
        name: 'Natal Premiado',
        description: expect.any(String),
        banner: expect.any(String),
        start: day,
        end: day,
        currentPrice: fromReais(1),
        rules: expect.stringContaining('Regulamento'),
        points: expect.any(Number),
        allows: { statement: true, redeeming: true, history: true },
      })
    })

    it('holds also what is not running', async () => {
      const { port } = await arrange()
      const phases = (await port.list()).map((campaign) => campaignPhase(campaign, TODAY).kind)
      expect(phases).toContain('ended')
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.list(signal))
  })

  describe(`campaigns, ${adapter}: those in progress`, () => {
    it('are running today', async () => {
      const { port } = await arrange()
      const running = await port.running()
      expect(running.map(({ id }) => id)).toContain(CAMPAIGN)
      expect(running.every((campaign) => campaignPhase(campaign, TODAY).kind === 'running')).toBe(true)
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.running(signal))
  })

  describe(`campaigns, ${adapter}: one`, () => {
    it('is the same as in the list', async () => {
      const { port } = await arrange()
      const listed = (await port.list()).find(({ id }) => id === CAMPAIGN)
      expect(await port.find(CAMPAIGN)).toEqual(listed)
    })

    it('is undefined when there is no such campaign', async () => {
      const { port } = await arrange()
      expect(await port.find(UNKNOWN)).toBeUndefined()
      expect(await port.find(Number.MAX_SAFE_INTEGER)).toBeUndefined()
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.find(CAMPAIGN, signal))
  })

  describe(`campaigns, ${adapter}: one that was read before`, () => {
    it('is the same as then', async () => {
      const { port } = await arrange()
      const campaign = await port.find(CAMPAIGN)
      expect(await port.find(CAMPAIGN, undefined, KEPT)).toEqual(campaign)
    })

    it('is undefined when there is no such campaign', async () => {
      const { port } = await arrange()
      expect(await port.find(UNKNOWN, undefined, KEPT)).toBeUndefined()
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.find(CAMPAIGN, signal, KEPT))
  })

  describe(`campaigns, ${adapter}: the points`, () => {
    it('are the sum of all lines of the statement', async () => {
      const { port } = await arrange()
      const lines = [...(await port.statement(CAMPAIGN, 1)), ...(await port.statement(CAMPAIGN, 2))]
      expect(await port.points(CAMPAIGN)).toBe(lines.reduce((sum, { points }) => sum + points, 0))
    })

    it('are rejected for a campaign that is not there', async () => {
      const { port } = await arrange()
      await expect(port.points(UNKNOWN)).rejects.toThrow('rejected')
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.points(CAMPAIGN, signal))
  })

  describe(`campaigns, ${adapter}: the statement`, () => {
    it('comes page by page, the newest first, and ends with a page that is not full', async () => {
      const { port } = await arrange()
      const first = await port.statement(CAMPAIGN, 1)
      const second = await port.statement(CAMPAIGN, 2)
      expect(first).toHaveLength(STATEMENT_PAGE_SIZE)
      expect(first[0]).toEqual({ description: expect.any(String), points: expect.any(Number), day })
      expect(second.length).toBeGreaterThan(0)
      expect(second.length).toBeLessThan(STATEMENT_PAGE_SIZE)
      expect(await port.statement(CAMPAIGN, 3)).toEqual([])
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.statement(CAMPAIGN, 1, signal))
  })
}
