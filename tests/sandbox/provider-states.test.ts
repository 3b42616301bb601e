import { beforeEach, describe, expect, it } from 'vitest'
import { providerStateNames } from '../../sandbox/provider-states.ts'
import { callerWith, MARIA, newCustomer, sandboxForTests, signIn } from './caller.ts'

const sandbox = sandboxForTests()
const CPF = '16899535009'

/** Sets a state up as a Pact verifier does. */
async function setUp(state: string, params: Record<string, unknown> = {}) {
  const { status, body } = await callerWith(sandbox.current).control('provider-states', {
    consumer: 'portal',
    state,
    params,
    action: 'setup',
  })
  expect({ status, body }).toMatchObject({ status: 200 })
  return body
}

async function offersOfMaria() {
  const { token } = await setUp('o cliente está autenticado', { cpf: MARIA })
  return callerWith(sandbox.current, String(token)).data('/api/promocoes/global/?idEmpresa=1')
}

describe('the provider states', () => {
  // A call to the API between two tests, as between two interactions of a contract.
  beforeEach(() => callerWith(sandbox.current).get('/sandbox/ping'))

  it.each(providerStateNames.map((name) => [name]))('can be set up without parameters: %s', async (name) => {
    await setUp(name)
  })

  it('refuse an unknown name and list the known ones', async () => {
    const { status, body } = await callerWith(sandbox.current).control('provider-states', { state: 'chove' })
    expect(status).toBe(400)
    expect(body.error).toContain('Unknown state: "chove"')
    expect(body.error).toContain('existe um cliente')
  })

  it('of points leave exactly so many entries, also of a customer who has a history', async () => {
    await setUp('o cliente tem pontos', { cpf: MARIA, idCampanha: 7, pontos: 40, lancamentos: 3 })
    const { token } = await setUp('o cliente está autenticado', { cpf: MARIA })
    const { extratos } = await callerWith(sandbox.current, String(token)).data(
      '/api/fidelidade/extratos?idCampanha=7&page=1&pagesize=100',
    )
    const points = extratos.map(({ qtDePonto }: { qtDePonto: number }) => qtDePonto)
    expect(points.toSorted()).toEqual([1, 1, 38])
  })

  it('do nothing on teardown', async () => {
    const { status, body } = await callerWith(sandbox.current).control('provider-states', {
      state: 'existe um cliente',
      action: 'teardown',
    })
    expect([status, body]).toEqual([200, {}])
  })

  it('begin every interaction with the seed again', async () => {
    const usual = await offersOfMaria()
    await setUp('há ofertas', { idEmpresa: 1 })
    expect(await offersOfMaria()).toHaveLength(usual.length + 1)
    expect(await offersOfMaria()).toEqual(usual)
  })

  it('without a document are about the customer whom the state before named', async () => {
    await setUp('existe um cliente', { cpf: CPF })
    expect((await setUp('o cliente está autenticado')).cpf).toBe(CPF)
  })
})

describe('a customer made for a test', () => {
  it('has everything that the request asks for', async () => {
    const caller = await newCustomer(sandbox.current, {
      kind: 'J',
      name: 'Mercado Azul Ltda',
      profile: 'rich',
      phone: false,
      image: true,
      termsAccepted: false,
      whatsapp: false,
      points: { 7: 20, 8: 0 },
      deactivated: { hours: 2, minutes: 15 },
    })
    const person = await caller.data('/api/pessoa')
    expect(person).toMatchObject({
      nomeRazao: 'Mercado Azul Ltda',
      fisicaJuridica: 'J',
      telefones: [],
      preferencias: { recebeWhatsapp: false },
      tempoRestanteReativacaoCadastro: { horas: 2, minutos: 15 },
    })
    expect((await caller.get('/api/pessoa/imagem')).status).toBe(200)
    expect((await caller.data('/api/termosaceite/tipo/verificaaceite')).aceitouTermos).toBe(false)
    expect((await caller.data('/api/fidelidade/campanha/7/extratos/pontos')).pontos).toBe(20)
    expect((await caller.data('/api/fidelidade/campanha/8/extratos/pontos')).pontos).toBe(0)
  })

  it('replaces an earlier customer with the same document', async () => {
    await newCustomer(sandbox.current, { document: CPF, points: { 7: 5 } })
    const caller = await newCustomer(sandbox.current, { document: CPF, password: 'outra' })
    expect((await caller.data('/api/fidelidade/campanha/7/extratos/pontos')).pontos).toBe(0)
    await expect(signIn(sandbox.current, CPF, 'outra')).resolves.toBeDefined()
  })

  it('sees nothing of what other customers do', async () => {
    const [one, other] = await Promise.all([
      newCustomer(sandbox.current, { profile: 'rich' }),
      newCustomer(sandbox.current, { profile: 'rich' }),
    ])
    await one.post('/api/fidelidade/extrato', { idExtrato: '25' })
    await one.post('/api/promocao/ativar', { idPromoProd: '501' })
    expect((await other.data('/api/fidelidade/campanha/7/extratos/pontos')).pontos).toBe(1520)
    expect((await other.post('/api/promocao/ativar', { idPromoProd: '501' })).body.data.mensagem).toBe(
      'Oferta ativada com sucesso.',
    )
  })

  it.each([
    { profile: 'huge' },
    { kind: 'X' },
    { phone: 'no' },
    { points: { 7: 'many' } },
    { deactivated: 'yes' },
    { name: 7 },
  ])('is refused for %j', async (wanted) => {
    await expect(newCustomer(sandbox.current, wanted)).rejects.toThrow('error')
  })
})

describe('many rows at once', () => {
  const count = 5000
  it.each([
    ['stores', '/api/lojas', 5014],
    ['purchases', '/api/pessoa/cupons?tamanhoPagina=10000&pagina=1&idEmpFormato=135', 5000],
    ['cashback', '/api/contacorrente/extrato?page=1&totalRegistros=10000', 5000],
    ['rewards', '/api/fidelidade/resgates/7', 5013],
  ])('of %s are for one customer only', async (what, path, expected) => {
    const customer = await newCustomer(sandbox.current)
    const other = await newCustomer(sandbox.current)
    await customer.control('bulk', { customer: customer.document, what, count })
    const length = async (caller: typeof customer) => {
      const { data } = (await caller.get(path)).body
      return (data.data ?? data.resgates ?? data).length
    }
    expect(await length(customer)).toBe(expected)
    expect(await length(other)).toBe(expected - count)
  })

  it('of offers are half general and half exclusive', async () => {
    const customer = await newCustomer(sandbox.current)
    await customer.control('bulk', { customer: customer.document, what: 'offers', count })
    const promotions: { nomeExibicao: string; publico: string; tiposDescontos: unknown[] }[] = (
      await customer.get('/api/promocoes/global/?idEmpresa=1')
    ).body.data
    const many = promotions.filter(({ nomeExibicao }) => nomeExibicao === 'Muitas ofertas')
    expect(many.map(({ publico, tiposDescontos }) => [publico, tiposDescontos.length])).toEqual([
      ['G', 2500],
      ['E', 2500],
    ])
  })

  it.each([
    [{ what: 'cats', count: 5 }, '"what": expected ("stores" | '],
    [{ what: 'stores', count: 0 }, '"count"'],
    [{ what: 'stores', count: 5, customer: 'nobody' }, 'There is no customer nobody.'],
  ])('are refused for %j', async (body, problem) => {
    const { status, body: answer } = await callerWith(sandbox.current).control('bulk', body)
    expect(status).toBe(400)
    expect(answer.error).toContain(problem)
  })
})

describe('the reset', () => {
  it('brings the seed back and forgets faults and requests', async () => {
    const caller = await newCustomer(sandbox.current)
    await caller.control('faults', { faults: [{ call: '*', fault: { kind: 'html' } }] })
    await callerWith(sandbox.current).control('reset')
    expect(sandbox.current.requests).toEqual([])
    expect((await caller.get('/api/pessoa')).status).toBe(401)
    await expect(signIn(sandbox.current)).resolves.toBeDefined()
  })
})
