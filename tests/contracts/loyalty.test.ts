import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { campaignPhase } from '@domain/campaigns/campaign.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from '@infrastructure/in-memory/campaigns/in-memory-redemption-repository.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { campaign, campaignAccount, pointsLine, reward } from '../support/factories/campaigns.ts'
import { statementLine } from '../support/factories/cashback.ts'
import { purchase } from '../support/factories/purchases.ts'
import {
  ANY_DAY,
  ANY_MONEY,
  backendContracts,
  itFails,
  itReads,
  refusal,
  UNKNOWN,
} from './backend-contract.ts'

const { backendContract } = backendContracts()

/** Runs, allows everything, and has more than one page of points. */
const CAMPAIGN = 7
const TODAY = { year: 2026, month: 11, day: 20 }
const AFFORDABLE = 25
const TOO_DEAR = 29

const accounts = [
  campaignAccount.build({
    campaign: campaign.build({ id: CAMPAIGN, name: 'Natal Premiado' }),
    lines: pointsLine.buildList(14),
  }),
  campaignAccount.build({ campaign: campaign.ended().build() }),
]

backendContract(
  CampaignRepository,
  () => new InMemoryCampaignRepository(new InMemoryLoyaltyAccount(new InMemoryClock(), accounts)),
  (arrange) => {
    it('lists every campaign with its facts, also when it is not running', async () => {
      const campaigns = await (await arrange()).port.list()
      expect(campaigns.find(({ id }) => id === CAMPAIGN)).toEqual({
        id: CAMPAIGN,
        name: 'Natal Premiado',
        description: expect.any(String),
        banner: expect.any(String),
        start: ANY_DAY,
        end: ANY_DAY,
        currentPrice: fromReais(1),
        rules: expect.stringContaining('Regulamento'),
        points: expect.any(Number),
        allows: { statement: true, redeeming: true, history: true },
      })
      expect(campaigns.map((each) => campaignPhase(each, TODAY).kind)).toContain('ended')
    })

    it('lists apart those that run today', async () => {
      const running = await (await arrange()).port.running()
      expect(running.map(({ id }) => id)).toContain(CAMPAIGN)
      expect(running.every((each) => campaignPhase(each, TODAY).kind === 'running')).toBe(true)
    })

    it('finds a campaign as it is in the list', async () => {
      const { port } = await arrange()
      const listed = (await port.list()).find(({ id }) => id === CAMPAIGN)
      expect(await port.find(CAMPAIGN)).toEqual(listed)
    })

    it('knows a campaign once a list or its own screen has read it', async () => {
      const { port } = await arrange()
      expect(port.known(CAMPAIGN)).toBeUndefined()
      const running = await port.running()
      expect(port.known(CAMPAIGN)).toEqual(running.find(({ id }) => id === CAMPAIGN))
      const found = await port.find(CAMPAIGN)
      expect(port.known(CAMPAIGN)).toEqual(found)
      await port.find(UNKNOWN)
      expect(port.known(UNKNOWN)).toBeUndefined()
    })

    it('finds nothing when there is no such campaign', async () => {
      const { port } = await arrange()
      expect(await port.find(UNKNOWN)).toBeUndefined()
      expect(await port.find(Number.MAX_SAFE_INTEGER)).toBeUndefined()
    })

    it('gives the points, which are the sum of all lines of the statement', async () => {
      const { port } = await arrange()
      const pages = [await port.statement(CAMPAIGN, 1), await port.statement(CAMPAIGN, 2)]
      const lines = pages.flatMap((page) => page.lines)
      expect(await port.points(CAMPAIGN)).toBe(lines.reduce((sum, { points = 0 }) => sum + points, 0))
    })

    it('rejects when it is asked for the points of an unknown campaign', async () => {
      const { port } = await arrange()
      await expect(port.points(UNKNOWN)).rejects.toThrow('rejected')
    })

    it('gives the statement page by page until a page is not full', async () => {
      const { port } = await arrange()
      const first = await port.statement(CAMPAIGN, 1)
      const second = await port.statement(CAMPAIGN, 2)
      expect(first).toMatchObject({ lines: { length: 10 }, mayHaveMore: true })
      expect(first.lines[0]).toEqual({
        description: expect.any(String),
        points: expect.any(Number),
        day: ANY_DAY,
      })
      expect(second.lines.length).toBeGreaterThan(0)
      expect(second.lines.length).toBeLessThan(10)
      expect(second).toMatchObject({ mayHaveMore: false })
      expect(await port.statement(CAMPAIGN, 3)).toEqual({ lines: [], mayHaveMore: false })
    })

    itReads(arrange, {
      list: (port, signal) => port.list(signal),
      running: (port, signal) => port.running(signal),
      find: (port, signal) => port.find(CAMPAIGN, signal),
      points: (port, signal) => port.points(CAMPAIGN, signal),
      statement: (port, signal) => port.statement(CAMPAIGN, 1, signal),
    })
  },
)

const redeemable = () =>
  campaignAccount.build({
    campaign: campaign.build({ id: CAMPAIGN }),
    rewards: [
      reward.build({ id: AFFORDABLE, name: 'Jogo de 6 copos', cost: 180 }),
      reward.build({ id: 21, kind: 'voucher', name: 'Vale-compra R$ 20', cost: 400 }),
      reward.build({ id: TOO_DEAR, name: 'Cafeteira elétrica', cost: 2300 }),
    ],
    lines: [pointsLine.build({ points: 1520 })],
    pending: [{ rewardId: 26, description: 'Garrafa térmica 1 L', requestedOn: TODAY, points: 350 }],
    completed: [completed],
  })
const completed = {
  rewardId: 21,
  description: 'Vale-compra R$ 20',
  productName: 'Vale-compra',
  kind: 'voucher',
  points: 400,
} as const

backendContract(
  RedemptionRepository,
  () => new InMemoryRedemptionRepository(new InMemoryLoyaltyAccount(new InMemoryClock(), [redeemable()])),
  (arrange) => {
    it('names the points and lists rewards of both kinds, also those that cost more than 1,520', async () => {
      const { pointName, rewards } = await (await arrange()).port.catalogue(CAMPAIGN)
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

    it('lists apart the rewards that cost no more than the customer has', async () => {
      const costs = (await (await arrange()).port.withinReach()).map(({ cost = 0 }) => cost)
      expect(costs).toContain(180)
      expect(Math.max(...costs)).toBeLessThanOrEqual(1520)
    })

    it('lists pending and completed exchanges', async () => {
      const { port } = await arrange()
      expect((await port.completed(CAMPAIGN)).find(({ rewardId }) => rewardId === 21)).toEqual(completed)
      expect((await port.pending(CAMPAIGN))[0]).toEqual({
        rewardId: expect.any(Number),
        description: expect.any(String),
        requestedOn: ANY_DAY,
        points: expect.any(Number),
      })
    })

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

    it.each([
      [TOO_DEAR, 'Saldo de pontos insuficiente.'],
      [UNKNOWN, 'Resgate indisponível.'],
    ])('refuses to exchange reward %i: %s', async (rewardId, description) => {
      const { port } = await arrange()
      await expect(port.redeem(rewardId)).rejects.toEqual(refusal(description))
    })

    itReads(arrange, {
      catalogue: (port, signal) => port.catalogue(CAMPAIGN, signal),
      withinReach: (port, signal) => port.withinReach(signal),
      pending: (port, signal) => port.pending(CAMPAIGN, signal),
      completed: (port, signal) => port.completed(CAMPAIGN, signal),
    })
    itFails(arrange, { redeem: (port) => port.redeem(AFFORDABLE) })
  },
)

const cashback = {
  balance: { available: fromReais(87.4), pending: fromReais(12.6) },
  statement: statementLine.buildList(22),
}

backendContract(
  CashbackRepository,
  () => new InMemoryCashbackRepository(cashback),
  (arrange) => {
    it('gives what is available and what is pending', async () => {
      const { port } = await arrange()
      expect(await port.balance()).toEqual({ available: ANY_MONEY, pending: ANY_MONEY })
    })

    it('gives ten lines a page and says that there may be more', async () => {
      const { lines, mayHaveMore } = await (await arrange()).port.statement(1)
      expect(mayHaveMore).toBe(true)
      expect(lines).toHaveLength(10)
      expect(lines[0]).toEqual({
        id: expect.any(Number),
        description: expect.any(String),
        day: ANY_DAY,
        expiresOn: lines[0]?.expiresOn,
        amount: ANY_MONEY,
        expired: expect.any(Boolean),
      })
    })

    it('gives other lines on the next page, until a page is not full', async () => {
      const { port } = await arrange()
      const pages = [await port.statement(1)]
      while (pages.at(-1)?.mayHaveMore) pages.push(await port.statement(pages.length + 1))
      const ids = pages.flatMap(({ lines }) => lines.map(({ id }) => id))
      expect(pages.length).toBeGreaterThan(1)
      expect(new Set(ids).size).toBe(ids.length)
      expect(await port.statement(99)).toEqual({ lines: [], mayHaveMore: false })
    })

    itReads(arrange, {
      balance: (port, signal) => port.balance(signal),
      'statement, first page': (port, signal) => port.statement(1, signal),
      'statement, second page': (port, signal) => port.statement(2, signal),
    })
  },
)

const purchases = {
  savedTotal: { amount: fromReais(1234.56), customerSince: { year: 2021, month: 3, day: 14 } },
  purchases: purchase.buildList(17),
}

backendContract(
  PurchaseRepository,
  () => new InMemoryPurchaseRepository(purchases),
  (arrange) => {
    it('gives what was saved, and since when', async () => {
      const { port } = await arrange()
      expect(await port.savedTotal()).toEqual({ amount: ANY_MONEY, customerSince: ANY_DAY })
    })

    it('gives eight purchases a page, and the number of pages', async () => {
      const { pageCount, purchases } = await (await arrange()).port.page(1)
      expect(pageCount).toBeGreaterThan(1)
      expect(purchases).toHaveLength(8)
      expect(purchases[0]).toEqual({
        storeName: expect.any(String),
        couponNumber: expect.any(String),
        total: ANY_MONEY,
        discount: ANY_MONEY,
        day: ANY_DAY,
      })
    })

    it('gives other purchases on the next page, and none behind the last one', async () => {
      const { port } = await arrange()
      const [first, second] = [await port.page(1), await port.page(2)]
      const coupons = [...first.purchases, ...second.purchases].map(({ couponNumber }) => couponNumber)
      expect(new Set(coupons).size).toBe(coupons.length)
      expect((await port.page(99)).purchases).toEqual([])
    })

    itReads(arrange, {
      savedTotal: (port, signal) => port.savedTotal(signal),
      'first page': (port, signal) => port.page(1, signal),
      'second page': (port, signal) => port.page(2, signal),
    })
  },
)

it('the account in memory exchanges nothing in a campaign that is closed for exchanges', () => {
  const allows = { statement: true, redeeming: false, history: true }
  const account = { ...redeemable(), campaign: campaign.build({ id: CAMPAIGN, allows }) }
  const loyalty = new InMemoryLoyaltyAccount(new InMemoryClock(), [account])
  expect(() => loyalty.redeem(AFFORDABLE)).toThrow()
  expect(account.pending).toEqual(redeemable().pending)
})
