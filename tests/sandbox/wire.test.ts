import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_CUSTOMERS } from '../../sandbox/sandbox.ts'
import { type Caller, callerWith, MARIA, newCustomer, sandboxForTests } from './caller.ts'
import { A_DAY, A_MOMENT, AN_ADDRESS, each, orNull } from './shapes.ts'

const text = expect.any(String)
const number = expect.any(Number)
const integer = expect.toSatisfy(Number.isInteger)
const flag = expect.any(Boolean)
const message = { mensagem: text }

const store = {
  idEmpresa: integer,
  idEmpFormato: integer,
  nomeFantasia: text,
  endereco: each({
    logradouro: text,
    logradouroNro: text,
    bairro: text,
    cidade: text,
    uf: text,
    cep: expect.stringMatching(/^\d{8}$/),
    pais: text,
    latitude: number,
    longitude: number,
  }),
  telefone: each({ numero: text }),
}
const rule = { tipo: integer, percentualDesconto: number, mensagem: text }
const promotion = {
  idPromocao: integer,
  publico: text,
  nomeExibicao: text,
  dtaInicio: A_DAY,
  dtaFim: A_DAY,
  tiposDescontos: each({
    idPromoProd: integer,
    nome: text,
    imagem: AN_ADDRESS,
    preco: number,
    precoOriginal: number,
    qtde: integer,
    mensagem1: text,
    mensagem2: text,
    regras: expect.anything(),
  }),
}
const voucher = {
  voucher: text,
  dtaInicio: A_DAY,
  dtaFim: A_DAY,
  produtosDesconto: expect.any(Array),
  desconto: { valor: number },
  vlrMinUsoVoucher: number,
  beneficio: text,
  dtaUso: orNull(A_MOMENT),
}
const campaign = {
  idCampanha: integer,
  campanha: text,
  descricao: text,
  imagemBanner: AN_ADDRESS,
  dtaInicio: A_DAY,
  dtaFim: A_DAY,
  currentPrice: number,
  regulamento: text,
  saldoDePontos: integer,
  flagExtrato: flag,
  flagTrocarPontos: flag,
  flagMinhasTrocas: flag,
}
const reward = {
  idResgate: integer,
  tipo: expect.stringMatching(/^(PR|CV)$/),
  nomeItem: text,
  imagem: AN_ADDRESS,
  qtdePontosCampanha: integer,
}
const term = { idTermo: integer, termo: expect.stringContaining('<h1>'), nomeTipo: text, tipo: text }
const preferences = {
  recebeEmail: flag,
  recebeSms: flag,
  recebePush: flag,
  recebeWhatsapp: flag,
  cupomDigital: flag,
}
const person = {
  nomeRazao: text,
  nomeFantasia: null,
  ramoAtividade: null,
  tratamento: null,
  cpfCnpj: text,
  fisicaJuridica: 'F',
  sexo: text,
  dtaNascFund: A_DAY,
  estadoCivil: text,
  email: text,
  canal: 'EMAIL',
  dtaInclusao: A_MOMENT,
  atribPessoas: [],
  tipo: 'web',
  preferencias: preferences,
  dtaHoraSolicitacaoExclusao: null,
  tempoLimiteReativacaoCadastro: 24,
  tempoRestanteReativacaoCadastro: { dias: 0, horas: 0, minutos: 0 },
  enderecos: each({
    idEndereco: integer,
    tipo: text,
    cep: text,
    logradouro: text,
    logradouroNro: text,
    logradouroCMPL: text,
    bairro: text,
    cidade: text,
    uf: text,
    codMun: integer,
    pais: text,
  }),
  telefones: each({ idTelefone: integer, tipo: text, ddd: text, numero: text, preferencial: flag }),
}
const wantedPreferences = {
  recebeEmail: 'true',
  recebeSms: 'false',
  recebePush: 'false',
  recebeWhatsapp: 'true',
  cupomDigital: 'true',
}
const purchase = {
  loja: text,
  idCupom: text,
  valorTotalDaCompra: number,
  valorTotalDeDesconto: number,
  dtaCupom: A_MOMENT,
}
const acceptance = { idTermo: integer, nomeTipo: text, tipo: text, ip: text, dtaAceite: A_MOMENT }
const cashbackLine = expect.objectContaining({
  idExtrato: integer,
  descricao: text,
  dtaEvento: A_MOMENT,
  valor: number,
  expirado: flag,
})
const flyer = { nomeExibicao: text, url: AN_ADDRESS, thumbnail: AN_ADDRESS }
const pointsLine = { descricao: text, qtDePonto: integer, dtaEvento: A_MOMENT }
const completed = {
  idResgate: integer,
  descricao: text,
  nomeProduto: text,
  tipo: text,
  qtdePontosCampanha: integer,
}
const pending = { idResgate: integer, descricao: text, dtaSolicitacaoTroca: A_MOMENT, qtdPonto: integer }
const banner = { url: AN_ADDRESS, link: orNull(AN_ADDRESS), idLoja: integer }

const { document: JOAO } = DEMO_CUSTOMERS.withoutPhone
const photo = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

/** A call of docs/wire.md by its number there, what its answer holds, and the form that is sent along. */
type Row = [number: number, call: string, data: unknown, form?: Record<string, string>]

const ENVELOPED: Row[] = [
  [3, `POST /api/login/recuperarsenha?preferencialChannel=email&cpfEmail=${JOAO}`, message],
  [4, 'POST /api/login/alterarsenha', true, { senhaAtual: 'praca123', senhaNova: 'abc' }],
  [5, 'GET /api/pessoa', person],
  [9, 'POST /api/pessoa/imagem', { url: AN_ADDRESS }, { imagem: photo }],
  [8, 'GET /api/pessoa/imagem', { url: AN_ADDRESS }],
  [10, 'POST /api/pessoa/desativar/PortalWeb', message],
  [11, 'POST /api/pessoa/reativar', message],
  [
    12,
    'GET /api/pessoa/cupons?tamanhoPagina=8&pagina=1&idEmpFormato=135',
    { data: each(purchase), totalPages: 5 },
  ],
  [13, 'GET /api/pessoa/preferencia', { preferencias: preferences }],
  [14, 'POST /api/pessoa/preferencia', true, wantedPreferences],
  [15, 'GET /api/termosaceite/tipo/verificaaceite', { aceitouTermos: true }],
  [16, 'GET /api/termos/publicados', each(term)],
  [17, 'GET /api/termos/aceitos', { termosPrograma: each(acceptance) }],
  [18, 'GET /api/termo/3', term],
  [19, 'POST /api/termosaceite/3', true],
  [20, 'GET /api/configuracao/cliente/ramoatividade', each({ valorStr: text })],
  [
    21,
    'GET /api/consulta/cep/01001000',
    { logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' },
  ],
  [22, 'GET /api/cidade/uf/PR', each(text)],
  [25, 'GET /api/empresas', each(store)],
  [26, 'GET /api/lojas', each(store)],
  [27, 'GET /api/cupom/totaldesconto?idEmpFormato=135', { desconto: number, dtaInclusao: A_MOMENT }],
  [28, 'GET /api/contacorrente/saldo', { saldo: { valorDisponivel: 87.4, valorPendente: 12.6 } }],
  [29, 'GET /api/contacorrente/extrato?page=1&totalRegistros=10', { data: each(cashbackLine) }],
  [30, 'GET /api/promocoes/global/?idEmpresa=1', each(promotion)],
  [31, 'GET /api/promocoes/voucher?tipo=ativo', each(voucher)],
  [31, 'GET /api/promocoes/voucher?tipo=finalizado&idEmpresa=1', each(voucher)],
  [32, 'POST /api/promocao/ativar', message, { idPromoProd: '525' }],
  [33, 'GET /api/tabloides/ativos?idEmpresa=1', each(flyer)],
  [34, 'GET /api/fidelidade/campanhas/inicial/logado', each(campaign)],
  [35, 'GET /api/fidelidade/resgates/home', each(reward)],
  [36, 'GET /api/fidelidade/campanhas?idEmpFormato=135', each(campaign)],
  [37, 'GET /api/fidelidade/campanha/7', campaign],
  [38, 'GET /api/fidelidade/resgates/7', { nomePonto: 'IdCoins', resgates: each(reward) }],
  [39, 'GET /api/fidelidade/campanha/7/extratos/pontos', { pontos: 1520 }],
  [40, 'GET /api/fidelidade/extratos?idCampanha=7&page=1&pagesize=10', { extratos: each(pointsLine) }],
  [41, 'GET /api/fidelidade/campanha/resgates/efetuados?idCampanha=7', { resgates: each(completed) }],
  [42, 'GET /api/fidelidade/campanha/7/resgates/pendentes', each(pending)],
  [43, 'POST /api/fidelidade/extrato', message, { idExtrato: '25' }],
  [44, 'GET /api/fidelidade/grupo/135', expect.any(Object)],
]

/** The calls whose answers are tested elsewhere in this file or in a file of their own. */
const OTHERS = [1, 2, 6, 7, 23, 24, 45, 46]

describe('the calls of docs/wire.md', () => {
  const sandbox = sandboxForTests()
  let maria: Caller

  beforeAll(async () => {
    maria = await newCustomer(sandbox.current, { profile: 'rich' })
  })

  it.each(ENVELOPED)('%i answers in its shape: %s', async (_number, call, data, form) => {
    const [method, path = ''] = call.split(' ')
    const { status, body } = await (method === 'GET' ? maria.get(path) : maria.post(path, form))
    expect([status, body]).toEqual([200, { data, statusCode: 200 }])
  })

  it('2 answers in its shape: POST /logout', async () => {
    const customer = await newCustomer(sandbox.current)
    expect((await customer.post('/logout')).body).toEqual({ data: true, statusCode: 200 })
  })

  it('6 takes the person of call 5 back, and answers in its shape: POST /api/pessoa', async () => {
    const profile = { atributos: [], pessoa: await maria.data('/api/pessoa') }
    expect((await maria.postJson('/api/pessoa', profile)).body).toEqual({ data: message, statusCode: 200 })
  })

  it('1 answers a sign-in as RFC 6749 does, outside the envelope', async () => {
    const form = { grant_type: 'password', username: MARIA, password: 'praca123' }
    const { status, body } = await callerWith(sandbox.current).post('/token', form)
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: text,
      token_type: 'bearer',
      expires_in: 86_399,
      '.expires': 'Sat, 21 Nov 2026 15:00:00 GMT',
    })
  })

  it('23 answers with the 27 states, outside the envelope', async () => {
    const { body } = await callerWith(sandbox.current).get('/sandbox/estados')
    expect(body).toEqual(each({ id: integer, sigla: expect.stringMatching(/^[A-Z]{2}$/), nome: text }))
    expect(body).toHaveLength(27)
    expect(body).toContainEqual({ id: 35, sigla: 'SP', nome: 'São Paulo' })
  })

  it('24 answers the ping with an empty 204', async () => {
    expect(await callerWith(sandbox.current).get('/sandbox/ping')).toMatchObject({ status: 204, body: null })
  })

  it.each([
    [45, 'banners', 4],
    [46, 'banner-footers', 6],
  ])('%i answers in its shape: GET /api/app/%s/{formatId}', async (_number, name, length) => {
    const response = await fetch(`${sandbox.current.url}/api/app/${name}/135`, {
      headers: { Accept: 'application/json', 'app-secret-key': 'sandbox-secret', 'app-id': 'sandbox-app' },
    })
    const body = (await response.json()) as { data: unknown[] }
    expect(body).toEqual({ data: each(banner), statusCode: 200 })
    expect(body.data).toHaveLength(length)
  })

  it('leaves no call of docs/wire.md untested', () => {
    const tested = new Set([...ENVELOPED.map(([number]) => number), ...OTHERS])
    const rows = readFileSync('docs/wire.md', 'utf8').matchAll(/^\| (\d+) /gm)
    expect(tested).toEqual(new Set(Array.from(rows, ([, number]) => Number(number))))
  })

  it('gives the rules of an offer as a list, and now and then as one object', async () => {
    const { body } = await maria.get('/api/promocoes/global/?idEmpresa=1')
    const rules = body.data.flatMap((group: { tiposDescontos: { regras: unknown }[] }) =>
      group.tiposDescontos.map(({ regras }) => regras),
    )
    const lists = rules.filter((regras: unknown) => Array.isArray(regras))
    expect(lists).toEqual(each([rule]))
    expect(rules.filter((regras: unknown) => !Array.isArray(regras))).toEqual(each(rule))
  })
})
