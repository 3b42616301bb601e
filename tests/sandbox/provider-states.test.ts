import { beforeEach, describe, expect, it } from 'vitest'
import { providerStateNames } from '../../sandbox/sandbox.ts'
import { callerWith, MARIA, newCustomer, sandboxForTests, signIn } from './caller.ts'

const sandbox = sandboxForTests()
const CPF = '16899535009'

type Values = Record<string, string | number>

/** Sets a state up as a Pact verifier does. */
async function setUp(state: string, params: Values | Record<string, unknown> = {}): Promise<Values> {
  const { status, body } = await callerWith(sandbox.current).control('provider-states', {
    consumer: 'portal',
    state,
    params,
    action: 'setup',
  })
  expect({ status, body }).toMatchObject({ status: 200 })
  return body as Values
}

async function authenticated(cpf = CPF) {
  const { token } = await setUp('o cliente está autenticado', { cpf })
  return callerWith(sandbox.current, String(token))
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

  it('take a teardown without doing anything', async () => {
    const { status, body } = await callerWith(sandbox.current).control('provider-states', {
      state: 'existe um cliente',
      action: 'teardown',
    })
    expect([status, body]).toEqual([200, {}])
  })

  it('begin every interaction with the seed, whatever the one before did', async () => {
    await setUp('não há ofertas', { idEmpresa: 1 })
    const first = await authenticated(MARIA)
    expect(await first.data('/api/promocoes/global/?idEmpresa=1')).toEqual([])
    const second = await authenticated(MARIA)
    expect(await second.data('/api/promocoes/global/?idEmpresa=1')).not.toEqual([])
  })

  it('leave faults in force, so that a defect can be verified against', async () => {
    await callerWith(sandbox.current).control('faults', {
      faults: [{ call: '*', fault: { kind: 'defect', defect: 'field-retyped' } }],
    })
    const caller = await authenticated(MARIA)
    expect((await caller.data('/api/fidelidade/campanha/7/extratos/pontos')).pontos).toBe('1520')
    await callerWith(sandbox.current).control('faults', { faults: [] })
  })

  it('make a customer with a password, of either kind', async () => {
    expect(await setUp('existe um cliente', { cpf: CPF, senha: 'abc123', tipo: 'F' })).toEqual({
      cpf: CPF,
      senha: 'abc123',
      idEndereco: expect.any(Number),
      idTelefone: expect.any(Number),
    })
    await expect(signIn(sandbox.current, CPF, 'abc123')).resolves.toBeDefined()
    await setUp('existe um cliente', { cpf: '11222333000181', tipo: 'J' })
    const company = await signIn(sandbox.current, '11222333000181', 'praca123')
    expect((await company.data('/api/pessoa')).fisicaJuridica).toBe('J')
  })

  it('make sure that there is no such customer', async () => {
    await setUp('não existe cadastro', { cpf: MARIA })
    await expect(signIn(sandbox.current)).rejects.toThrow('invalid_grant')
  })

  it('give a token that has expired', async () => {
    const { token } = await setUp('a sessão expirou', { cpf: MARIA })
    expect((await callerWith(sandbox.current, String(token)).get('/api/pessoa')).status).toBe(401)
  })

  it('build on each other within an interaction, about the customer named last', async () => {
    await setUp('existe um cliente', { cpf: CPF })
    await setUp('o cliente não tem telefone')
    await setUp('o cliente pediu desativação', { horas: '5', minutos: 30 })
    await setUp('o cliente tem imagem')
    await setUp('o cliente tem pontos', { pontos: 77, idCampanha: 7 })
    await setUp('o cliente tem cashback', { disponivel: 10.5, pendente: 2 })
    await setUp('o cliente tem compras', { total: 9 })
    await setUp('há vouchers', { tipo: 'finalizado', total: 3 })
    await setUp('o cliente fez resgates', { situacao: 'pendente', total: 2 })
    await setUp('o cliente fez resgates', { situacao: 'efetuado', total: 1 })
    await setUp('há termos pendentes')
    const { token, cpf } = await setUp('o cliente está autenticado')
    expect(cpf).toBe(CPF)
    const caller = callerWith(sandbox.current, String(token))

    expect(await caller.data('/api/pessoa')).toMatchObject({
      telefones: [],
      tempoRestanteReativacaoCadastro: { dias: 0, horas: 5, minutos: 30 },
    })
    expect((await caller.get('/api/pessoa/imagem')).status).toBe(200)
    expect(await caller.data('/api/fidelidade/campanha/7/extratos/pontos')).toEqual({ pontos: 77 })
    expect((await caller.data('/api/contacorrente/saldo')).saldo).toEqual({
      valorDisponivel: 10.5,
      valorPendente: 2,
    })
    expect(
      (await caller.data('/api/pessoa/cupons?tamanhoPagina=8&pagina=2&idEmpFormato=135')).data,
    ).toHaveLength(1)
    expect(await caller.data('/api/promocoes/voucher?tipo=finalizado')).toHaveLength(3)
    expect(await caller.data('/api/promocoes/voucher?tipo=ativo')).toEqual([])
    expect(await caller.data('/api/fidelidade/campanha/7/resgates/pendentes')).toHaveLength(2)
    expect(
      (await caller.data('/api/fidelidade/campanha/resgates/efetuados?idCampanha=7')).resgates,
    ).toHaveLength(1)
    expect((await caller.data('/api/termosaceite/tipo/verificaaceite')).aceitouTermos).toBe(false)
  })

  it('take things away', async () => {
    await setUp('o cliente tem imagem', { cpf: MARIA })
    await setUp('o cliente não tem imagem', { cpf: MARIA })
    await setUp('o cliente tem cashback', { cpf: MARIA, total: 0 })
    await setUp('há tabloides', { idEmpresa: 1, total: 0 })
    await setUp('não há campanhas')
    await setUp('o CEP não existe', { cep: '01001000' })
    const caller = await authenticated(MARIA)
    expect((await caller.get('/api/pessoa/imagem')).status).toBe(404)
    expect(await caller.data('/api/tabloides/ativos?idEmpresa=1')).toEqual([])
    expect((await caller.data('/api/contacorrente/extrato?page=1&totalRegistros=10')).data).toEqual([])
    expect((await caller.get('/api/fidelidade/campanha/7')).status).toBe(404)
    expect(await caller.data('/api/fidelidade/campanhas?idEmpFormato=135')).toEqual([])
    expect(await caller.data('/api/consulta/cep/01001000')).toBeNull()
  })

  it('shape the catalogue as a contract needs it', async () => {
    const { idCampanha, idResgate } = await setUp('há uma campanha', { idCampanha: 77, trocarPontos: false })
    const { idPromoProd } = await setUp('há ofertas', { idEmpresa: 1, regras: 'objeto' })
    await setUp('o CEP existe', { cep: '12345678' })
    await setUp('o cliente aceitou os termos', { cpf: MARIA, formato: 'lista' })
    await setUp('há lojas', { idEmpresa: 77 })
    await setUp('há tabloides', { idEmpresa: 1, total: 2, documento: false })
    const caller = await authenticated(MARIA)
    expect(await caller.data(`/api/fidelidade/campanha/${idCampanha}`)).toMatchObject({
      flagExtrato: true,
      flagTrocarPontos: false,
    })
    expect((await caller.data('/api/fidelidade/resgates/77')).resgates[0].idResgate).toBe(idResgate)
    const [promotion] = await caller.data('/api/promocoes/global/?idEmpresa=1')
    expect(promotion.tiposDescontos[0]).toMatchObject({ idPromoProd, regras: { tipo: expect.any(Number) } })
    expect(await caller.data('/api/lojas')).toContainEqual(expect.objectContaining({ idEmpresa: 77 }))
    expect(await caller.data('/api/tabloides/ativos?idEmpresa=1')).toMatchObject([
      { url: null },
      { url: null },
    ])
    expect((await caller.data('/api/consulta/cep/12345678')).localidade).toBe('São Paulo')
    expect(await caller.data('/api/termos/aceitos')).toHaveLength(2)
    await sandbox.current.reset()
  })
})

describe('a customer made for a test', () => {
  it('can be had in every condition', async () => {
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

  it('takes a document of its choice, again and again', async () => {
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

describe('a great many rows', () => {
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
