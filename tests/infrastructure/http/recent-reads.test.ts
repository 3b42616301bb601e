import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { SettleEarlierRedemption } from '@application/campaigns/settle-earlier-redemption.ts'
import { UnsettledRedemptions } from '@application/campaigns/unsettled-redemptions.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import { FRESH } from '@application/freshness.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { describe, expect, it } from 'vitest'
import { unsettledRedemption } from '../../support/factories/campaigns.ts'
import { withData } from '../../support/scripted-transport.ts'
import { scriptedWorld } from '../../support/scripted-world.ts'

const balance = (reais: number) => withData({ saldo: { valorDisponivel: reais, valorPendente: 0 } })

describe('what was read a moment ago', () => {
  it('is not asked for again by another screen', async () => {
    const { get, sent } = scriptedWorld(balance(1), balance(2))
    const first = await get(CashbackRepository).balance()
    expect(await get(CashbackRepository).balance()).toEqual(first)
    expect(sent).toHaveLength(1)
  })

  it('is not asked for again by a screen that the customer comes back to', async () => {
    const { get, sent } = scriptedWorld(withData([]))
    for (let time = 0; time < 2; time++) await get(FlyerRepository).active(1)
    expect(sent).toHaveLength(1)
  })

  it('is not asked for again by the screen that a press on home led to, which looked for the reward', async () => {
    const { get, sent } = scriptedWorld(withData({ resgates: [] }))
    for (let time = 0; time < 2; time++) await get(RedemptionRepository).catalogue(7)
    expect(sent).toHaveLength(1)
  })

  it('is another answer for another question', async () => {
    const { get, sent } = scriptedWorld(withData([]))
    for (const store of [1, 2, 1]) await get(OfferRepository).promotions(store)
    expect(sent.map(({ query }) => query)).toEqual([{ idEmpresa: 1 }, { idEmpresa: 2 }])
  })

  it('is asked for again where it must be fresh', async () => {
    const { get } = scriptedWorld(withData({ pontos: 1 }), withData({ pontos: 2 }))
    const campaigns = get(CampaignRepository)
    expect(await campaigns.points(7)).toBe(1)
    expect(await campaigns.points(7, undefined, FRESH)).toBe(2)
    expect(await campaigns.points(7)).toBe(2)
  })

  it.each([
    ['a failure', { status: 400, body: '{}' }],
    ['an answer of another shape', withData({ saldo: 'muito' })],
  ])('is asked for again after %s', async (_, failing) => {
    const { get } = scriptedWorld(failing, balance(2))
    await expect(get(CashbackRepository).balance()).rejects.toThrow()
    expect((await get(CashbackRepository).balance()).available).toEqual({ cents: 200 })
  })

  it('is asked for again where nothing was found', async () => {
    const { get, sent } = scriptedWorld(withData(null))
    for (let time = 0; time < 2; time++) expect(await get(CampaignRepository).find(7)).toBeUndefined()
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['carried out', withData({ mensagem: 'Feito' })],
    ['refused, because it may have been carried out', { status: 400, body: '{}' }],
  ])('is asked for again after an exchange that was %s', async (_, answer) => {
    const { get } = scriptedWorld(
      withData({ pontos: 1520 }),
      withData([]),
      answer,
      withData({ pontos: 320 }),
      withData([]),
    )
    const [campaigns, redemptions] = [get(CampaignRepository), get(RedemptionRepository)]
    expect(await campaigns.points(7)).toBe(1520)
    await redemptions.pending(7)
    await redemptions.redeem(33).catch(() => undefined)
    expect(await campaigns.points(7)).toBe(320)
  })

  it('is asked for again after an exchange that took place later than its answer was awaited', async () => {
    const home = (saldoDePontos: number) =>
      withData([{ idCampanha: 7, campanha: 'Natal', descricao: '', saldoDePontos }])
    const [pending, completed] = [
      withData([{ idResgate: 33, descricao: 'Jogo de panelas' }]),
      withData({ resgates: [] }),
    ]
    const { get } = scriptedWorld(home(1520), pending, completed, withData({ pontos: 320 }), home(320))
    const readOnHome = async () => (await get(CampaignRepository).running()).map(({ points }) => points)
    expect(await readOnHome()).toEqual([1520])
    get(UnsettledRedemptions).keep(unsettledRedemption.build())
    const readWhenTold: Promise<unknown>[] = []
    get(PointsSpent).add(() => readWhenTold.push(readOnHome()))
    expect(await get(SettleEarlierRedemption).execute(7)).toMatchObject({ kind: 'took-place', points: 320 })
    expect(await Promise.all(readWhenTold)).toEqual([[320]])
  })
})
