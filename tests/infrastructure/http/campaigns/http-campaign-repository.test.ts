import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { PortFailure } from '@application/port-failure.ts'
import { plainText } from '@infrastructure/http/campaigns/plain-text.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptedWorld } from '../../../support/scripted-world.ts'

const answering = (data: unknown) =>
  scriptedWorld({ status: 200, body: JSON.stringify({ data, statusCode: 200 }) })

const campaigns = (data: unknown) => answering(data).get(CampaignRepository)
const redemptions = (data: unknown) => answering(data).get(RedemptionRepository)

describe('a campaign from the wire', () => {
  it('with nothing but its id allows nothing and invents nothing', async () => {
    expect(await campaigns({ idCampanha: 7 }).find(7)).toEqual({
      id: 7,
      name: '',
      description: '',
      banner: undefined,
      start: undefined,
      end: undefined,
      currentPrice: undefined,
      rules: undefined,
      points: undefined,
      allows: { statement: false, redeeming: false, history: false },
    })
  })

  it('follows no address that could run anything', async () => {
    expect(
      (await campaigns({ idCampanha: 7, imagemBanner: 'javascript:alert(1)' }).find(7))?.banner,
    ).toBeUndefined()
  })

  it.each([
    {},
    { idCampanha: '7' },
    { idCampanha: 7, flagExtrato: 'sim' },
    { idCampanha: 7, dtaFim: 'amanhã' },
    'x',
  ])('of the wrong shape fails the call: %j', async (data) => {
    await expect(campaigns(data).find(7)).rejects.toThrow(PortFailure)
  })

  it('that is null is none, and so are lists', async () => {
    expect(await campaigns(null).find(7)).toBeUndefined()
    expect(await campaigns(null).list()).toEqual([])
    expect(await campaigns({}).statement(7, 1)).toEqual([])
  })
})

describe('rewards from the wire', () => {
  const reward = { idResgate: 33, tipo: 'PR', nomeItem: 'Panelas', qtdePontosCampanha: 1200 }

  it.each([
    ['PR', 'product'],
    ['cv', 'voucher'],
    ['XX', 'other'],
    [null, 'other'],
  ])('of tipo %j are a %s', async (tipo, kind) => {
    expect((await redemptions([{ ...reward, tipo }]).withinReach())[0]?.kind).toBe(kind)
  })

  it.each([{ idResgate: null }, { qtdePontosCampanha: null }, { qtdePontosCampanha: -1 }])(
    'that nobody could honestly exchange are left out: %j',
    async (fields) => {
      expect(await redemptions([{ ...reward, ...fields }, reward]).withinReach()).toHaveLength(1)
    },
  )

  it('may cost nothing', async () => {
    expect((await redemptions([{ ...reward, qtdePontosCampanha: 0 }]).withinReach())[0]?.cost).toBe(0)
  })

  it('cost IdCoins where the server does not say otherwise', async () => {
    expect(await redemptions({}).catalogue(7)).toEqual({ pointName: 'IdCoins', rewards: [] })
  })

  it.each([
    { ...reward, qtdePontosCampanha: '1200' },
    { ...reward, qtdePontosCampanha: 1.5 },
  ])('of the wrong shape fail the call: %j', async (wrong) => {
    await expect(redemptions([wrong]).withinReach()).rejects.toThrow(PortFailure)
  })
})

it('whatever JSON comes, each read gives an answer or a PortFailure', async () => {
  const reads = [
    (data: unknown) => campaigns(data).list(),
    (data: unknown) => campaigns(data).find(7),
    (data: unknown) => campaigns(data).points(7),
    (data: unknown) => campaigns(data).statement(7, 1),
    (data: unknown) => redemptions(data).catalogue(7),
    (data: unknown) => redemptions(data).pending(7),
    (data: unknown) => redemptions(data).completed(7),
  ]
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.constantFrom(...reads), async (data, read) => {
      await read(data).catch((thrown: unknown) => expect(thrown).toBeInstanceOf(PortFailure))
    }),
  )
})

describe('text with pasted HTML', () => {
  it.each([
    ['Junte e troque.', 'Junte e troque.'],
    ['<p>Junte &amp; <b>troque</b>!</p>', 'Junte & troque !'],
    ['antes<script>alert(1)</script>depois', 'antes depois'],
    ['até 3 < 4 e 5 > 2', 'até 3 < 4 e 5 > 2'],
    ['<img src=x onerror=alert(1)>', ''],
    ['', ''],
  ])('%j reads %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })
})
