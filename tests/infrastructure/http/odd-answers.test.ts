import { BannerRepository } from '@application/banners/banner-repository.ts'
import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { PortFailure } from '@application/port-failure.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { Authentication } from '@application/session/authentication.ts'
import { Passwords } from '@application/session/passwords.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { fromReais } from '@domain/money.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { individualRegistration } from '../../support/factories/registration.ts'
import { withData } from '../../support/scripted-transport.ts'
import { scriptedWorld } from '../../support/scripted-world.ts'

/** The portal, to which the server answers every call with this data. */
const answering = (data: unknown) => scriptedWorld(withData(data))

const campaign = (data: unknown) => answering(data).get(CampaignRepository).find(7)
const campaigns = (data: unknown) => answering(data).get(CampaignRepository).list()
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
const NO_PREFERENCES = { email: false, sms: false, push: false, whatsapp: false, digitalCoupon: false }
const STORE = { idEmpresa: 1, idEmpFormato: 135, nomeFantasia: 'Loja Centro' }
const VOUCHER = { voucher: 'NATAL26' }

describe('a field of another type', () => {
  it.each<[string, (data: unknown) => Promise<unknown>, readonly unknown[]]>([
    [
      'a campaign',
      campaign,
      [{ idCampanha: 7.5 }, { idCampanha: 7, flagExtrato: 'sim' }, { idCampanha: 7, dtaFim: 'amanhã' }],
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
        { idExtrato: {} },
        { idExtrato: 91, valor: '4,61' },
        { idExtrato: 91, dtaExpiracao: '31/02/2027' },
        { idExtrato: 91, expirado: 'S' },
      ],
    ],
    [
      'an offer',
      (fields) => offer(Object(fields)),
      [
        { preco: '15,90' },
        { nome: 7 },
        { regras: 'x' },
        { regras: [{ tipo: 1, percentualDesconto: '22' }] },
        { regras: [{ tipo: '1' }] },
        { qtde: [] },
      ],
    ],
    [
      'a purchase',
      (purchase) => purchases({ data: [purchase] }),
      [{ idCupom: {} }, { valorTotalDaCompra: '230,50' }, { dtaCupom: 'ontem' }],
    ],
    [
      'a voucher',
      (voucher) => vouchers([voucher]),
      [{ voucher: {} }, { dtaFim: 'amanhã' }, { produtosDesconto: 'todos' }, { desconto: 10 }, null],
    ],
  ])('of %s fails the call', async (_, read, wrongs) => {
    for (const wrong of wrongs) {
      await expect(read(wrong), JSON.stringify(wrong)).rejects.toMatchObject({
        reason: { kind: 'unexpected' },
      })
    }
  })
})

const accepted = (data: unknown) => answering(data).get(TermRepository).accepted()

describe('an answer that has nothing of what its call promises', () => {
  it.each<[string, (data: unknown) => Promise<unknown>]>([
    ['the balance', (data) => answering({ saldo: data }).get(CashbackRepository).balance()],
    ['the saved total', (data) => answering(data).get(PurchaseRepository).savedTotal()],
    ['the purchases', purchases],
    ['the points', (data) => answering(data).get(CampaignRepository).points(7)],
    ['the rewards', (data) => answering(data).get(RedemptionRepository).catalogue(7)],
    ['a campaign', campaign],
    ['the preferences', (data) => answering({ preferencias: data }).get(PreferenceRepository).read()],
    ['the check of the terms', (data) => answering(data).get(TermRepository).hasAcceptedAll()],
    ['a term', (data) => answering(data).get(TermRepository).find(3)],
    ['the person', (data) => answering(data).get(PersonRepository).find()],
  ])('is a failure of %s, and not an empty one', async (_, read) => {
    for (const wrong of [{}, [], { outro: 1 }]) {
      await expect(read(wrong), JSON.stringify(wrong)).rejects.toMatchObject({
        reason: { kind: 'unexpected' },
      })
    }
  })

  it('is a failure of a list when none of its rows has a known field', async () => {
    await expect(campaigns([{}, { outro: 1 }])).rejects.toMatchObject({ reason: { kind: 'unexpected' } })
  })

  it.each<[string, (data: unknown) => Promise<unknown>, none: unknown]>([
    ['the cash-back statement', statement, { lines: [], mayHaveMore: false }],
    [
      'the points statement',
      (data) => answering(data).get(CampaignRepository).statement(7, 1),
      { lines: [], mayHaveMore: false },
    ],
    ['the completed exchanges', (data) => answering(data).get(RedemptionRepository).completed(7), []],
    ['the accepted terms', accepted, []],
  ])('is an empty list of %s, where nothing stands in its place', async (_, read, none) => {
    for (const nothing of [{}, null, undefined]) expect(await read(nothing)).toEqual(none)
    await expect(read({ outro: 1 })).rejects.toMatchObject({ reason: { kind: 'unexpected' } })
  })

  it('is none of the accepted terms as a list, too', async () => {
    expect(await accepted([])).toEqual([])
    expect(await accepted({ termosPrograma: null })).toEqual([])
  })
})

describe('a fact that is missing', () => {
  it('takes neither the balance nor the saved total away', async () => {
    const balance = answering({ saldo: { valorDisponivel: 5, valorPendente: null } }).get(CashbackRepository)
    expect(await balance.balance()).toEqual({ available: fromReais(5), pending: undefined })
    const saved = answering({ desconto: null, dtaInclusao: '2020-01-01T02:30:00Z' }).get(PurchaseRepository)
    expect(await saved.savedTotal()).toEqual({
      amount: undefined,
      customerSince: { year: 2019, month: 12, day: 31 },
    })
  })

  it('takes no line, receipt, term, campaign or store away', async () => {
    expect((await statement({ data: [{ descricao: 'Compra' }] })).lines).toMatchObject([{ id: undefined }])
    expect((await purchases({ data: [{ idCupom: 123 }] })).purchases).toMatchObject([{ couponNumber: '123' }])
    const lines = answering({ extratos: [{ descricao: 'Compra', qtDePonto: null }] }).get(CampaignRepository)
    expect(await lines.statement(7, 1)).toMatchObject({ lines: [{ points: undefined }] })
    expect(await campaign({ campanha: 'Natal' })).toMatchObject({ id: 7, name: 'Natal' })
    expect(await campaigns([{}, { campanha: 'Natal' }])).toMatchObject([{ name: '' }, { name: 'Natal' }])
    expect(
      await answering([{ nomeTipo: 'R' }])
        .get(TermRepository)
        .published(),
    ).toHaveLength(1)
    const nameless = [
      { ...STORE, idEmpresa: null },
      { ...STORE, idEmpresa: '2' },
      { ...STORE, idEmpresa: 'CWB' },
    ]
    expect(await stores(nameless)).toHaveLength(3)
    expect(await answering(nameless).get(StoreRepository).choices()).toMatchObject([{ id: 2 }, { id: 'CWB' }])
  })
})

it('the description of a campaign in the list is the words of its HTML', async () => {
  const found = await campaigns([{ idCampanha: 7, descricao: '<p>Junte &amp; <b>troque</b></p>' }])
  expect(found).toMatchObject([{ description: 'Junte & troque' }])
})

it('the rules of a campaign stay from the one call that had them, whatever other call reads it later', async () => {
  const natal = { idCampanha: 7, campanha: 'Natal' }
  const { get } = scriptedWorld(
    withData([{ ...natal, regulamento: '<h1>Regras</h1>' }]),
    withData([natal]),
    withData(natal),
  )
  const port = get(CampaignRepository)
  await port.list()
  const read = [...(await port.running()), await port.find(7), port.known(7)]
  expect(read.map((each) => each?.rules)).toEqual(Array.from({ length: 3 }, () => '<h1>Regras</h1>'))
})

describe('a read that is answered with 204', () => {
  const nothing = () => scriptedWorld({ status: 204, body: '' })

  it('says that there is none', async () => {
    expect(await nothing().get(VoucherRepository).list('active', undefined)).toEqual([])
    expect(await nothing().get(CashbackRepository).statement(1)).toEqual({ lines: [], mayHaveMore: false })
    expect(await nothing().get(BannerRepository).home()).toEqual([])
    expect(await nothing().get(ProfileImageRepository).find()).toBeUndefined()
  })

  it('is a failure where every customer has one, and so is a 200 without a body', async () => {
    const unexpected = { reason: { kind: 'unexpected' } }
    await expect(nothing().get(CashbackRepository).balance()).rejects.toMatchObject(unexpected)
    const cut = scriptedWorld({ status: 200, body: '' }).get(VoucherRepository)
    await expect(cut.list('active', undefined)).rejects.toMatchObject(unexpected)
  })
})

describe('a write of which nothing is read', () => {
  it.each([200, 201, 204])('is done under %i without a body', async (status) => {
    const world = scriptedWorld({ status, body: '' })
    await world.get(PreferenceRepository).save(NO_PREFERENCES)
    await world.get(Passwords).change('a', 'b')
    await world.get(RedemptionRepository).redeem(33)
    await expect(world.get(TermRepository).accept(3)).rejects.toMatchObject({
      reason: { kind: 'unexpected' },
    })
  })
})

describe('a write that is answered with false', () => {
  it.each([
    ['a change of password', () => answering(false).get(Passwords).change('antiga', 'nova')],
    ['saved preferences', () => answering(false).get(PreferenceRepository).save(NO_PREFERENCES)],
  ])('was not carried out: %s', async (_, write) => {
    await expect(write()).rejects.toThrow(PortFailure)
  })

  it("was refused with the server's words, so the customer hears them, and nothing is in doubt", async () => {
    const body = JSON.stringify({ statusCode: 200, data: false, description: 'Senha antiga não confere' })
    const change = scriptedWorld({ status: 200, body }).get(Passwords).change('antiga', 'nova')
    await expect(change).rejects.toMatchObject({
      reason: { kind: 'rejected', description: 'Senha antiga não confere' },
    })
  })
})

describe('an address that could run something', () => {
  const UNSAFE = ['javascript:alert(1)', 'data:text/html,x', 'blob:x', '']

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

  it('has no end where the server sends the empty date of .NET', async () => {
    expect(await campaign({ idCampanha: 7, dtaFim: '0001-01-01T00:00:00' })).toMatchObject({ end: undefined })
    expect(await campaign({ idCampanha: 7, dtaFim: '0001-01-01T00:00:00Z' })).toMatchObject({
      end: undefined,
    })
  })

  it('that is repeated in a list is one campaign; without an id each is one', async () => {
    const found = await campaigns([
      { idCampanha: 7 },
      { idCampanha: 7 },
      { campanha: 'A' },
      { campanha: 'B' },
    ])
    expect(found.map(({ id, name }) => [id, name])).toEqual([
      [7, ''],
      [0, 'A'],
      [0, 'B'],
    ])
  })

  it('does not exist when it is null, and a list may be null or left out', async () => {
    expect(await campaign(null)).toBeUndefined()
    expect(await campaigns(null)).toEqual([])
    expect(await answering({ extratos: null }).get(CampaignRepository).statement(7, 1)).toEqual({
      lines: [],
      mayHaveMore: false,
    })
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

  it.each([
    [{ idResgate: null }, { id: undefined, cost: 1200 }],
    [{ idResgate: '33' }, { id: 33 }],
    [{ idResgate: ' V-34 ' }, { id: 'V-34' }],
    [{ idResgate: '0033' }, { id: '0033' }],
    [{ idResgate: '12345678901234567890' }, { id: '12345678901234567890' }],
    [{ idResgate: 2 ** 60 }, { id: undefined, cost: 1200 }],
    [{ qtdePontosCampanha: null }, { id: 33, cost: undefined }],
    [{ qtdePontosCampanha: -1 }, { id: 33, cost: undefined }],
  ])('keep their card, whatever of it is missing: %j', async (fields, reward) => {
    expect(await rewards([{ ...REWARD, ...fields }])).toMatchObject([reward])
  })

  it('may cost nothing', async () => {
    expect((await rewards([{ ...REWARD, qtdePontosCampanha: 0 }]))[0]?.cost).toBe(0)
  })

  it('cost IdCoins where the server names no points', async () => {
    const catalogue = await answering({ resgates: null }).get(RedemptionRepository).catalogue(7)
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

  it('is empty where its list is null', async () => {
    expect(await statement({ data: null })).toEqual({ lines: [], mayHaveMore: false })
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
    [' g ', 'general'],
    ['E', 'exclusive'],
    [undefined, 'exclusive'],
  ])('for publico %j are %s', async (publico, audience) => {
    expect((await promotions([{ publico, tiposDescontos: [] }]))[0]?.audience).toBe(audience)
  })

  it('are none where the server sends null', async () => {
    expect(await promotions(null)).toEqual([])
  })

  it.each([null, undefined, ' '])('have an empty name where it is %j', async (nomeExibicao) => {
    expect((await promotions([{ nomeExibicao, tiposDescontos: [] }]))[0]?.name).toBe('')
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
    [{ precoOriginal: 15 }, { price: fromReais(15), originalPrice: undefined }],
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
    const nothing = { storeName: '', couponNumber: '', total: undefined, discount: undefined, day: undefined }
    const { purchases: found } = await purchases({ data: [{}, { idCupom: '7' }], totalPages: 1 })
    expect(found).toEqual([nothing, { ...nothing, couponNumber: '7' }])
  })

  it.each([
    [{ data: null, totalPages: 0 }, 0],
    [{ data: [], totalPages: -1 }, 0],
    [{ data: [{ idCupom: '7' }] }, 2],
    [{ data: Array.from({ length: 8 }, () => ({ idCupom: '7' })) }, 3],
  ])('have as many pages as the server says, or as many as were seen: %j', async (data, pageCount) => {
    expect((await purchases(data)).pageCount).toBe(pageCount)
  })
})

describe('stores from the wire', () => {
  it.each([{}, { endereco: null, telefone: null }, { endereco: [], telefone: [] }])(
    'may have neither address nor telephone: %j',
    async (without) => {
      expect(await stores([{ ...STORE, ...without }])).toEqual([
        { id: 1, name: 'Loja Centro', address: undefined, phones: [] },
      ])
    },
  )

  it('have a position only where there is such a place', async () => {
    const position = { latitude: -25.4, longitude: -49.2 }
    const found = await stores([
      { ...STORE, endereco: [position] },
      { ...STORE, idEmpresa: 2, endereco: [{ latitude: 999, longitude: -49.2 }] },
    ])
    expect(found.map(({ address }) => address?.position)).toEqual([position, undefined])
  })

  it('leave out empty telephones', async () => {
    const [store] = await stores([{ ...STORE, telefone: [{ numero: ' ' }, {}, { numero: '3333-4444' }] }])
    expect(store?.phones).toEqual(['3333-4444'])
  })

  it('are left out when they are of another format, or of none', async () => {
    const found = await stores([{ ...STORE, idEmpFormato: 7 }, { idEmpresa: 2 }, { ...STORE, idEmpresa: 3 }])
    expect(found).toEqual([{ id: 3, name: 'Loja Centro', address: undefined, phones: [] }])
  })

  it('are asked for again where there were none, and not where there are some', async () => {
    const { get, sent } = scriptedWorld(withData([]), withData([STORE]), withData([]))
    const read = () => get(StoreRepository).choices()
    expect(await read()).toEqual([])
    expect(await read()).toHaveLength(1)
    expect(await read()).toHaveLength(1)
    expect(sent).toHaveLength(2)
  })

  it('of a store that is repeated is one store', async () => {
    expect(await stores([STORE, STORE])).toHaveLength(1)
  })
})

describe('vouchers from the wire', () => {
  it('may have nothing but a code, and are left out without any fact', async () => {
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

  it('may have a code that came as a number', async () => {
    expect(await vouchers([{ voucher: 26 }])).toMatchObject([{ code: '26' }])
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

  it.each([
    ['Paraná', 'PR'],
    ['Paraná (PR)', ''],
  ])('has the code of its state, where the server says %s', async (uf, state) => {
    expect(await place({ uf })).toMatchObject({ state })
  })
})

it('a city without a name takes no other away', async () => {
  const { get } = answering(['Campinas', null, ' ', 'Santos'])
  expect(await get(PlaceRepository).cities('SP')).toEqual(['Campinas', 'Santos'])
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

describe('an offer without a name', () => {
  it.each([undefined, null, ' '])('stays, with what else it has: %j', async (nome) => {
    expect(await offer({ nome, idPromoProd: 3, preco: 1 })).toMatchObject({
      id: 3,
      name: '',
      price: fromReais(1),
    })
  })
})

describe('a token', () => {
  const MOMENT = Date.UTC(2026, 10, 21, 15)
  const TOKEN = { access_token: 't', '.expires': 'Sat, 21 Nov 2026 15:00:00 GMT' }
  const signIn = (answer: object, headers: Record<string, string> = {}) =>
    scriptedWorld({ status: 200, body: JSON.stringify(answer), headers })
      .get(Authentication)
      .signIn({ document: customerDocument('52998224725'), password: 'praca123' })
  const date = 'Fri, 20 Nov 2026 15:00:01 GMT'
  const untilThen = { token: 't', expiresAt: MOMENT }

  it('comes with its time as far as the server tells it and the browser shows it', async () => {
    const counted = { ...TOKEN, expires_in: 86_399 }
    expect(await signIn(counted, { date })).toEqual({
      ...untilThen,
      lifetime: { lasts: 86_399_000, serverNow: Date.UTC(2026, 10, 20, 15, 0, 1) },
    })
    for (const headers of [{}, { date: 'ontem' }]) {
      const lifetime = { lasts: 86_399_000, serverNow: undefined }
      expect(await signIn(counted, headers)).toEqual({ ...untilThen, lifetime })
    }
    for (const expires_in of [undefined, null, '86399', [1]]) {
      expect(await signIn({ ...TOKEN, expires_in }, { date })).toEqual(untilThen)
    }
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
