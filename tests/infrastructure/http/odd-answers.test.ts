import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { PortFailure } from '@application/port-failure.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { fromReais } from '@domain/money.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { individualRegistration } from '../../support/factories/registration.ts'
import { scriptedWorld } from '../../support/scripted-world.ts'

/** The portal, to which the server answers every call with this data. */
const answering = (data: unknown) =>
  scriptedWorld({ status: 200, body: JSON.stringify({ data, statusCode: 200 }) })

const campaign = (data: unknown) => answering(data).get(CampaignRepository).find(7)
const rewards = (data: unknown) => answering(data).get(RedemptionRepository).withinReach()
const statement = (data: unknown) => answering(data).get(CashbackRepository).statement(1)
const flyers = (data: unknown) => answering(data).get(FlyerRepository).active(1)
const promotions = (data: unknown) => answering(data).get(OfferRepository).promotions(1)
const purchases = (data: unknown) => answering(data).get(PurchaseRepository).page(2)
const stores = (data: unknown) => answering(data).get(StoreRepository).locations()
const vouchers = (data: unknown) => answering(data).get(VoucherRepository).list('active', undefined)
const place = (data: unknown) => answering(data).get(PlaceRepository).findByCep('01001000')

const offer = async (fields: object) => {
  const [promotion] = await promotions([{ publico: 'G', tiposDescontos: [{ nome: 'CAFÉ', ...fields }] }])
  return promotion?.offers[0]
}

const REWARD = { idResgate: 33, tipo: 'PR', nomeItem: 'Panelas', qtdePontosCampanha: 1200 }
const STORE = { idEmpresa: 1, idEmpFormato: 135, nomeFantasia: 'Loja Centro' }
const VOUCHER = { voucher: 'NATAL26' }

describe('a field of another type', () => {
  it.each<[string, (data: unknown) => Promise<unknown>, readonly unknown[]]>([
    [
      'a campaign',
      campaign,
      [{}, { idCampanha: '7' }, { idCampanha: 7, flagExtrato: 'sim' }, { idCampanha: 7, dtaFim: 'amanhã' }],
    ],
    [
      'a reward',
      (reward) => rewards([reward]),
      [
        { ...REWARD, qtdePontosCampanha: '1200' },
        { ...REWARD, qtdePontosCampanha: 1.5 },
      ],
    ],
    [
      'a line of the cash-back statement',
      (line) => statement({ data: [line] }),
      [
        { idExtrato: 'x' },
        { idExtrato: 91, valor: '4,61' },
        { idExtrato: 91, dtaExpiracao: '31/02/2027' },
        { idExtrato: 91, expirado: 'S' },
      ],
    ],
    [
      'an offer',
      (fields) => offer(Object(fields)),
      [{ preco: '15,90' }, { nome: 7 }, { regras: 'x' }, { qtde: [] }],
    ],
    [
      'a purchase',
      (purchase) => purchases({ data: [purchase] }),
      [{ idCupom: 123 }, { valorTotalDaCompra: '230,50' }, { dtaCupom: 'ontem' }],
    ],
    [
      'a voucher',
      (voucher) => vouchers([voucher]),
      [{ voucher: 26 }, { dtaFim: 'amanhã' }, { produtosDesconto: 'todos' }, { desconto: 10 }, null],
    ],
  ])('of %s fails the call', async (_, read, wrongs) => {
    for (const wrong of wrongs) {
      await expect(read(wrong), JSON.stringify(wrong)).rejects.toMatchObject({
        reason: { kind: 'unexpected' },
      })
    }
  })
})

describe('an address that could run something', () => {
  const UNSAFE = ['javascript:alert(1)', 'data:text/html,x', 'http://cdn.example/x.pdf', 'blob:x', '']

  it.each(UNSAFE)('is not passed on: %j', async (address) => {
    expect((await campaign({ idCampanha: 7, imagemBanner: address }))?.banner).toBeUndefined()
    expect(await flyers([{ url: address, thumbnail: address }])).toMatchObject([
      { url: undefined, thumbnail: undefined },
    ])
    expect((await offer({ imagem: address }))?.image).toBeUndefined()
  })
})

describe('a campaign from the wire', () => {
  it('with nothing but its id allows nothing and has no other facts', async () => {
    expect(await campaign({ idCampanha: 7 })).toEqual({
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

  it('does not exist when it is null, and a list may be null or left out', async () => {
    expect(await campaign(null)).toBeUndefined()
    expect(await answering(null).get(CampaignRepository).list()).toEqual([])
    expect(await answering({}).get(CampaignRepository).statement(7, 1)).toEqual([])
  })
})

describe('rewards from the wire', () => {
  it.each([
    ['PR', 'product'],
    ['cv', 'voucher'],
    ['XX', 'other'],
    [null, 'other'],
  ])('of tipo %j are of the kind %s', async (tipo, kind) => {
    expect((await rewards([{ ...REWARD, tipo }]))[0]?.kind).toBe(kind)
  })

  it.each([{ idResgate: null }, { qtdePontosCampanha: null }, { qtdePontosCampanha: -1 }])(
    'without an id or a cost are left out: %j',
    async (fields) => expect(await rewards([{ ...REWARD, ...fields }, REWARD])).toHaveLength(1),
  )

  it('may cost nothing', async () => {
    expect((await rewards([{ ...REWARD, qtdePontosCampanha: 0 }]))[0]?.cost).toBe(0)
  })

  it('cost IdCoins where the server names no points', async () => {
    const catalogue = await answering({}).get(RedemptionRepository).catalogue(7)
    expect(catalogue).toEqual({ pointName: 'IdCoins', rewards: [] })
  })
})

describe('the cash-back statement from the wire', () => {
  it('distinguishes what is missing from zero', async () => {
    const missing = { description: '', day: undefined, expiresOn: undefined, expired: false }
    expect((await statement({ data: [{ idExtrato: 1, valor: 0 }, { idExtrato: 2 }] })).lines).toEqual([
      { id: 1, ...missing, amount: fromReais(0) },
      { id: 2, ...missing, amount: undefined },
    ])
  })

  it.each([{}, { data: null }])('is empty where the server sends %j', async (data) => {
    expect(await statement(data)).toEqual({ lines: [], mayHaveMore: false })
  })

  it.each([
    [9, false],
    [10, true],
  ])('of %i lines may have more: %s', async (count, mayHaveMore) => {
    const data = Array.from({ length: count }, (_, idExtrato) => ({ idExtrato }))
    expect((await statement({ data })).mayHaveMore).toBe(mayHaveMore)
  })
})

describe('promotions from the wire', () => {
  it.each([
    ['G', 'general'],
    ['g', 'exclusive'],
    ['E', 'exclusive'],
    [undefined, 'exclusive'],
  ])('for publico %j are %s', async (publico, audience) => {
    expect((await promotions([{ publico }]))[0]?.audience).toBe(audience)
  })

  it('are none where the server sends null', async () => {
    expect(await promotions(null)).toEqual([])
  })

  const rule = { tipo: 1, percentualDesconto: 22, mensagem: '' }
  const percentOff = { kind: 'percent-off', percent: 22 }

  it.each([
    [[rule], percentOff],
    [rule, percentOff],
    [
      { tipo: 2, mensagem: 'Leve 3' },
      { kind: 'message', message: 'Leve 3' },
    ],
    [
      { tipo: 3, mensagem: 'Por apenas' },
      { kind: 'message-with-price', message: 'Por apenas' },
    ],
    [{ tipo: 4 }, { kind: 'per-unit' }],
    [
      { tipo: 5, percentualDesconto: 0.1 },
      { kind: 'per-litre', amount: fromReais(0.1) },
    ],
  ])('with the rules %j have one discount', async (regras, discount) => {
    expect((await offer({ preco: 15.9, precoOriginal: 17.9, regras }))?.discounts).toEqual([discount])
  })

  it.each([
    undefined,
    null,
    [],
    { tipo: 1 },
    { tipo: 1, percentualDesconto: 0 },
    { tipo: 2, mensagem: ' ' },
    { tipo: 4, percentualDesconto: 5 },
    { tipo: 5, percentualDesconto: -1 },
    { tipo: 9, percentualDesconto: 5, mensagem: 'x' },
    {},
  ])('with the rules %j have no discount', async (regras) => {
    expect((await offer({ regras }))?.discounts).toEqual([])
  })

  it.each([
    [
      { preco: 0, precoOriginal: -3 },
      { price: undefined, originalPrice: undefined },
    ],
    [
      { preco: 20, precoOriginal: 15 },
      { price: fromReais(20), originalPrice: undefined },
    ],
  ])('show no price of 0 or less, and no lower original price: %j', async (fields, prices) => {
    expect(await offer(fields)).toMatchObject(prices)
  })
})

describe('purchases from the wire', () => {
  it('may have nothing but their place in the list', async () => {
    expect((await purchases({ data: [{}], totalPages: 1 })).purchases).toEqual([
      { storeName: '', couponNumber: '', total: undefined, discount: undefined, day: undefined },
    ])
  })

  it.each([
    [{ data: null, totalPages: 0 }, 0],
    [{ data: [], totalPages: -1 }, 0],
    [{ data: [{}] }, 2],
  ])('have as many pages as the server says, or as many as were seen: %j', async (data, pageCount) => {
    expect((await purchases(data)).pageCount).toBe(pageCount)
  })
})

describe('stores from the wire', () => {
  it.each([{}, { endereco: null, telefone: null }, { endereco: [], telefone: [] }])(
    'may have neither address nor telephone: %j',
    async (without) => {
      expect(await stores([{ ...STORE, ...without }])).toEqual([
        { id: 1, formatId: 135, name: 'Loja Centro', address: undefined, phones: [] },
      ])
    },
  )

  it('have a position only where there is such a place', async () => {
    const position = { latitude: -25.4, longitude: -49.2 }
    const found = await stores([
      { ...STORE, endereco: [position] },
      { ...STORE, endereco: [{ latitude: 999, longitude: -49.2 }] },
    ])
    expect(found.map(({ address }) => address?.position)).toEqual([position, undefined])
  })

  it('leave out empty telephones', async () => {
    const [store] = await stores([{ ...STORE, telefone: [{ numero: ' ' }, {}, { numero: '3333-4444' }] }])
    expect(store?.phones).toEqual(['3333-4444'])
  })

  it('are left out when they are of another format, or of none', async () => {
    expect(await stores([{ ...STORE, idEmpFormato: 7 }, { idEmpresa: 2 }])).toEqual([])
  })
})

describe('vouchers from the wire', () => {
  it('may have nothing but a code, and without one are left out', async () => {
    expect(await vouchers([VOUCHER, {}])).toEqual([
      {
        code: 'NATAL26',
        benefit: undefined,
        value: undefined,
        minimumPurchase: undefined,
        productPrices: [],
        start: undefined,
        end: undefined,
        usedOn: undefined,
      },
    ])
  })

  it('have no amounts of 0 or less', async () => {
    const voucher = {
      ...VOUCHER,
      desconto: { valor: 0 },
      vlrMinUsoVoucher: -1,
      produtosDesconto: [{}, { precoOriginal: 0 }, { precoOriginal: 5 }],
    }
    expect(await vouchers([voucher])).toMatchObject([
      { value: undefined, minimumPurchase: undefined, productPrices: [fromReais(5)] },
    ])
  })
})

describe('the place of a CEP', () => {
  it.each([null, {}, { logradouro: 'Rua', bairro: 'Centro' }])(
    'is unknown without city and state: %j',
    async (data) => expect(await place(data)).toBeUndefined(),
  )

  it('is known with a state alone', async () => {
    expect((await place({ uf: 'sp' }))?.state).toBe('SP')
  })
})

describe('the national list of states, which has no envelope', () => {
  const states = (answer: unknown) =>
    scriptedWorld({ status: 200, body: JSON.stringify(answer) })
      .get(PlaceRepository)
      .states()

  it('is read with codes in capitals', async () => {
    expect(await states([{ sigla: 'sp', nome: 'São Paulo' }])).toEqual([{ code: 'SP', name: 'São Paulo' }])
  })

  it('is a list or a PortFailure, whatever JSON comes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (answer) => {
        await states(answer).catch((thrown: unknown) => expect(thrown).toBeInstanceOf(PortFailure))
      }),
    )
  })
})

describe('a registration on the wire', () => {
  it.each([
    ['male', 'single', 'M', 'S'],
    ['female', 'divorced', 'F', 'D'],
    ['other', 'widowed', 'O', 'V'],
  ] as const)('has %s and %s as %s and %s', async (gender, maritalStatus, sexo, estadoCivil) => {
    const { get, sent } = answering(true)
    await get(RegistrationRepository).register(individualRegistration.build({ gender, maritalStatus }))
    const form = Object.fromEntries(new URLSearchParams(String(sent[0]?.body)))
    expect(form).toMatchObject({ sexo, estadoCivil })
  })
})
