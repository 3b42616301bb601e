import { ALL } from './backend.ts'
import {
  at,
  becomes,
  inRefusals,
  isRefusal,
  isSuccess,
  MISSING,
  planted,
  status,
  type Variant,
} from './variant.ts'

const text = (value: unknown) => String(value)
const inCents = (value: unknown) => Math.round(Number(value) * 100)
const brazilian = (value: unknown) => String(value).replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3/$2/$1')
const pascalCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pascalCase)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.charAt(0).toUpperCase() + name.slice(1),
      pascalCase(inner),
    ]),
  )
}
const refusedAsSuccess: Variant['answer'] = (answered) =>
  isRefusal(answered.status) ? { ...answered, status: 200, body: { data: null, statusCode: 200 } } : answered
const exchanged = (one: string, other: string) => (value: unknown) => {
  const object = value as Record<string, unknown>
  return { ...object, [one]: object[other], [other]: object[one] }
}
const renamed = (from: string, to: string) => (value: unknown) => {
  const { [from]: moved, ...others } = value as Record<string, unknown>
  return { ...others, [to]: moved }
}

const SALDO = ['GET /api/contacorrente/saldo'] as const
const EXTRATO = ['GET /api/contacorrente/extrato'] as const
const PESSOA = ['GET /api/pessoa'] as const
const COMPRAS = ['GET /api/pessoa/cupons'] as const
const ECONOMIA = ['GET /api/cupom/totaldesconto'] as const
const OFERTAS = ['GET /api/promocoes/global/'] as const
const VOUCHERS = ['GET /api/promocoes/voucher'] as const
const LOJAS = ['GET /api/empresas', 'GET /api/lojas'] as const
const BANNERS = ['GET /api/app/banners/{formatId}', 'GET /api/app/banner-footers/{formatId}'] as const
const CAMPANHAS = ['GET /api/fidelidade/campanhas', 'GET /api/fidelidade/campanhas/inicial/logado'] as const
const CAMPANHA = ['GET /api/fidelidade/campanha/{id}'] as const
const PONTOS = ['GET /api/fidelidade/campanha/{id}/extratos/pontos'] as const
const LANCAMENTOS = ['GET /api/fidelidade/extratos'] as const
const PREMIOS = ['GET /api/fidelidade/resgates/{id}', 'GET /api/fidelidade/resgates/home'] as const
const PENDENTES = ['GET /api/fidelidade/campanha/{id}/resgates/pendentes'] as const
const EFETUADOS = ['GET /api/fidelidade/campanha/resgates/efetuados'] as const
const TABLOIDES = ['GET /api/tabloides/ativos'] as const
const TOKEN = ['POST /token'] as const
const TERMOS = ['GET /api/termos/publicados', 'GET /api/termo/{id}'] as const
const CADASTRO = ['POST /api/pessoa/cadastro'] as const
const GRAVACOES = [
  'POST /api/fidelidade/extrato',
  'POST /api/promocao/ativar',
  'POST /api/pessoa/preferencia',
  'POST /api/login/alterarsenha',
  'POST /api/pessoa',
] as const
const PREFERENCIAS = ['GET /api/pessoa/preferencia'] as const

/** Departures that change what customers see, or take a screen from them. */
export const BREAKING: readonly Variant[] = [
  // Who is asking
  {
    name: 'the token is not looked at: an expired one is as good as any',
    calls: 'expired',
    ask: (asked, backend) =>
      asked.token === undefined
        ? asked
        : { ...asked, token: backend.newToken(asked.token.split('-')[1] ?? '', false) },
  },
  { name: 'an expired session is 403', calls: 'expired', answer: status((code) => code === 401, 403) },
  { name: 'an expired session is 400', calls: 'expired', answer: status((code) => code === 401, 400) },
  {
    name: 'an expired session is a login page under 200',
    calls: 'expired',
    answer: (answered) =>
      answered.status === 401
        ? { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<html>Entrar</html>' }
        : answered,
  },
  planted('the registration is another customer’s', PESSOA, at('data.cpfCnpj', becomes('00000000000'))),
  planted('the name is another customer’s', PESSOA, at('data.nomeRazao', becomes('João Pereira'))),
  planted('the access token is empty', TOKEN, at('access_token', becomes(''))),
  planted('the access token is named accessToken', TOKEN, at('', renamed('access_token', 'accessToken'))),
  planted('.expires is named expires', TOKEN, at('', renamed('.expires', 'expires'))),
  planted('.expires is a number of seconds', TOKEN, at(['.expires'], becomes(86_399))),
  {
    name: 'a refused sign-in says so in message',
    calls: TOKEN,
    answer: inRefusals('', renamed('error_description', 'message')),
  },
  planted('a refused sign-in says nothing', TOKEN, inRefusals('error_description', becomes(''))),
  planted('a refused sign-in is 200 without a token', TOKEN, status(isRefusal, 200)),

  // Envelope
  { name: 'there is no envelope', calls: SALDO, answer: at('', (body) => (body as { data: unknown }).data) },
  planted('fields are in PascalCase', SALDO, at('', pascalCase)),
  planted('fields of rows are in PascalCase', CAMPANHAS, at('data', pascalCase)),
  planted('statusCode is a text', SALDO, at('statusCode', text)),
  planted('statusCode is 400 under HTTP 200', SALDO, at('statusCode', becomes(400))),
  planted('statusCode of a write is a text', ['POST /api/pessoa/preferencia'], at('statusCode', text)),
  ...GRAVACOES.map(
    (call): Variant => ({
      name: `what is done answers false: ${call}`,
      calls: [call],
      answer: at('data', becomes(false)),
    }),
  ),
  planted('the profile update answers statusCode 201', ['POST /api/pessoa'], at('statusCode', becomes(201))),
  { name: 'the list is in items', calls: LOJAS, answer: at('data', (items) => ({ items })) },
  {
    name: 'a list of one is an object',
    calls: VOUCHERS,
    answer: at('data', (rows) => (Array.isArray(rows) && rows.length === 1 ? rows[0] : rows)),
  },
  {
    name: 'an empty list is 404',
    calls: VOUCHERS,
    answer: (answered) =>
      Array.isArray((answered.body as { data?: unknown }).data) &&
      JSON.stringify(answered.body).includes('"data":[]')
        ? { ...answered, status: 404, body: { statusCode: 404, description: 'Nenhum.' } }
        : answered,
  },
  planted('the body is not JSON', PONTOS, (answered) => ({ ...answered, body: '{"data":{"pontos":NaN}}' })),
  planted('the acceptance of a term answers its id', ['POST /api/termosaceite/{id}'], at('data', becomes(3))),

  // Money and numbers
  {
    name: 'available and pending are exchanged',
    calls: SALDO,
    answer: at('data.saldo', exchanged('valorDisponivel', 'valorPendente')),
  },
  planted('the balance is in cents', SALDO, at('data.saldo.valorDisponivel', inCents)),
  planted('the balance is a text', SALDO, at('data.saldo.valorDisponivel', text)),
  planted('the balance is null', SALDO, at('data.saldo', becomes(null))),
  planted('the available balance is missing', SALDO, at('data.saldo.valorDisponivel', becomes(MISSING))),
  planted('statement amounts are in cents', EXTRATO, at('data.data[*].valor', inCents)),
  {
    name: 'statement amounts are negative',
    calls: EXTRATO,
    answer: at('data.data[*].valor', (value) => -Number(value)),
  },
  planted('purchases are in cents', COMPRAS, at('data.data[*].valorTotalDaCompra', inCents)),
  {
    name: 'total and discount of purchases are exchanged',
    calls: COMPRAS,
    answer: at('data.data[*]', exchanged('valorTotalDaCompra', 'valorTotalDeDesconto')),
  },
  planted('what was saved is in cents', ECONOMIA, at('data.desconto', inCents)),
  {
    name: 'what was saved is written the Brazilian way',
    calls: ECONOMIA,
    answer: at('data.desconto', (value) => String(value).replace('.', ',')),
  },
  planted('prices are in cents', OFERTAS, at('data[*].tiposDescontos[*].preco', inCents)),
  {
    name: 'price and original price are exchanged',
    calls: OFERTAS,
    answer: at('data[*].tiposDescontos[*]', exchanged('preco', 'precoOriginal')),
  },
  {
    name: 'the percentage is a fraction',
    calls: OFERTAS,
    answer: at('data[*].tiposDescontos[*].regras[*].percentualDesconto', (value) => Number(value) / 100),
  },
  {
    name: 'the types of rules begin at 0',
    calls: OFERTAS,
    answer: at('data[*].tiposDescontos[*].regras[*].tipo', (value) => Number(value) - 1),
  },
  planted('the types of rules are texts', OFERTAS, at('data[*].tiposDescontos[*].regras[*].tipo', text)),
  planted('the value of a voucher is in cents', VOUCHERS, at('data[*].desconto.valor', inCents)),
  planted('points are somebody else’s', PONTOS, at('data.pontos', becomes(9))),
  { name: 'points have decimals', calls: PONTOS, answer: at('data.pontos', (value) => Number(value) + 0.5) },
  planted('points are a text', PONTOS, at('data.pontos', text)),
  planted('a reward costs nothing', PREMIOS, at('data.resgates[*].qtdePontosCampanha', becomes(0))),
  planted('the cost of a reward is a text', PREMIOS, at('data[*].qtdePontosCampanha', text)),
  {
    name: 'one row of somebody else has a text for a number',
    calls: CAMPANHAS,
    answer: at('data', (rows) =>
      (rows as Record<string, unknown>[]).map((row, index) =>
        index === 0 ? { ...row, saldoDePontos: 'doze' } : row,
      ),
    ),
  },
  planted('latitudes are texts', LOJAS, at('data[*].endereco[*].latitude', text)),

  // Enumerations
  planted('every promotion is general', OFERTAS, at('data[*].publico', becomes('G'))),
  {
    name: 'publico of somebody else’s promotion is a number',
    calls: OFERTAS,
    answer: at('data', (rows) =>
      (rows as Record<string, unknown>[]).map((row, index) => (index === 0 ? { ...row, publico: 1 } : row)),
    ),
  },
  planted('publico is GERAL', OFERTAS, at('data[*].publico', becomes('GERAL'))),
  planted('fisicaJuridica is always J', PESSOA, at('data.fisicaJuridica', becomes('J'))),
  planted('sexo is a word', PESSOA, at('data.sexo', becomes('Feminino'))),
  planted('canal is a number', PESSOA, at('data.canal', becomes(1))),
  {
    name: 'the channel is the other one',
    calls: PESSOA,
    answer: at('data.canal', (value) => (value === 'SMS' ? 'EMAIL' : 'SMS')),
  },
  planted('consents are S and N', PREFERENCIAS, at('data.preferencias.recebeEmail', becomes('S'))),
  planted('consents are 1 and 0', PREFERENCIAS, at('data.preferencias.recebeSms', becomes(1))),
  {
    name: 'a consent is the other way round',
    calls: PREFERENCIAS,
    answer: at('data.preferencias.recebePush', (value) => !value),
  },
  planted('what a campaign allows is left out', CAMPANHA, at('data.flagTrocarPontos', becomes(false))),
  planted('stores are of another format', LOJAS, at('data[*].idEmpFormato', becomes(999))),
  planted('the format of stores is missing', LOJAS, at('data[*].idEmpFormato', becomes(MISSING))),
  planted('rewards have a kind of another catalogue', PREMIOS, at('data[*].tipo', becomes('PRODUTO'))),
  {
    name: 'terms are always accepted',
    calls: ['GET /api/termosaceite/tipo/verificaaceite'],
    answer: at('data.aceitouTermos', becomes(true)),
  },

  // Days
  planted('days are written the Brazilian way', CAMPANHAS, at('data[*].dtaFim', brazilian)),
  planted('days are numbers', VOUCHERS, at('data[*].dtaFim', becomes(1_798_675_200))),
  {
    name: 'a purchase has an impossible day',
    calls: COMPRAS,
    answer: at('data.data[*].dtaCupom', becomes('2026-13-45T10:00:00')),
  },
  planted('a day is the 30th of February', ECONOMIA, at('data.dtaInclusao', becomes('2021-02-30'))),
  {
    name: 'an unknown day is 0001-01-01',
    calls: COMPRAS,
    answer: at('data.data[*].dtaCupom', becomes('0001-01-01T00:00:00')),
  },
  planted('the birthday is a day early', PESSOA, at('data.dtaNascFund', becomes('1990-05-16T21:00:00'))),
  {
    name: 'the day on which cash-back lapses is missing',
    calls: EXTRATO,
    answer: at('data.data[*].dtaExpiracao', becomes(MISSING)),
  },
  planted('every line of the statement has lapsed', EXTRATO, at('data.data[*].expirado', becomes(true))),

  // Addresses
  planted('banners are relative', BANNERS, at('data[*].url', becomes('/b/1.jpg'))),
  planted('flyers are relative', TABLOIDES, at('data[*].url', becomes('tabloide.pdf'))),
  {
    name: 'pictures of campaigns are file names',
    calls: CAMPANHAS,
    answer: at('data[*].imagemBanner', becomes('natal.jpg')),
  },
  planted('banners have lost their links', BANNERS, at('data[*].link', becomes(null))),

  // Paging and filters
  { name: 'page is not obeyed in the statement', calls: EXTRATO, ask: withQuery('page', () => '1') },
  { name: 'page is not obeyed in the points', calls: LANCAMENTOS, ask: withQuery('page', () => '1') },
  { name: 'pagina is not obeyed', calls: COMPRAS, ask: withQuery('pagina', () => '1') },
  { name: 'tamanhoPagina is not obeyed', calls: COMPRAS, ask: withQuery('tamanhoPagina', () => '100') },
  { name: 'totalRegistros is not obeyed', calls: EXTRATO, ask: withQuery('totalRegistros', () => '100') },
  {
    name: 'pages are counted from 0',
    calls: LANCAMENTOS,
    ask: withQuery('page', (page) => String(Number(page) + 1)),
  },
  planted('totalPages is missing', COMPRAS, at('data.totalPages', becomes(MISSING))),
  planted('totalPages is the number of purchases', COMPRAS, at('data.totalPages', becomes(9))),
  { name: 'tipo is not obeyed', calls: VOUCHERS, ask: withQuery('tipo', () => 'ativo') },
  { name: 'vouchers are those of all stores', calls: VOUCHERS, ask: withQuery('idEmpresa', () => ALL) },
  { name: 'offers are those of all stores', calls: OFERTAS, ask: withQuery('idEmpresa', () => ALL) },
  { name: 'flyers are those of all stores', calls: TABLOIDES, ask: withQuery('idEmpresa', () => ALL) },
  { name: 'purchases are those of all formats', calls: COMPRAS, ask: withQuery('idEmpFormato', () => ALL) },
  {
    name: 'what was saved is that of all formats',
    calls: ECONOMIA,
    ask: withQuery('idEmpFormato', () => ALL),
  },
  {
    name: 'campaigns are those of all formats',
    calls: ['GET /api/fidelidade/campanhas'],
    ask: withQuery('idEmpFormato', () => ALL),
  },
  {
    name: 'the points statement is that of all campaigns',
    calls: LANCAMENTOS,
    ask: withQuery('idCampanha', () => ALL),
  },
  {
    name: 'completed exchanges are those of all campaigns',
    calls: EFETUADOS,
    ask: withQuery('idCampanha', () => ALL),
  },
  { name: 'points are those of all campaigns', calls: PONTOS, ask: inPath(/\d+/, ALL) },
  { name: 'pending exchanges are those of all campaigns', calls: PENDENTES, ask: inPath(/\d+/, ALL) },
  {
    name: 'rewards are those of all campaigns',
    calls: ['GET /api/fidelidade/resgates/{id}'],
    ask: inPath(/\d+/, ALL),
  },
  { name: 'banners are those of all formats', calls: BANNERS, ask: inPath(/\d+/, ALL) },
  {
    name: 'cities are those of all states',
    calls: ['GET /api/cidade/uf/{uf}'],
    ask: inPath(/[A-Z]{2}$/, ALL),
  },

  // Words
  {
    name: 'a refusal has no words',
    calls: ['POST /api/fidelidade/extrato', 'POST /api/login/alterarsenha'],
    answer: inRefusals('description', becomes('')),
  },
  {
    name: 'a refusal says so in message',
    calls: ['POST /api/promocao/ativar'],
    answer: inRefusals('', renamed('description', 'message')),
  },
  planted('a refused registration is success', CADASTRO, refusedAsSuccess),
  planted('an exchange without points is success', ['POST /api/fidelidade/extrato'], refusedAsSuccess),
  planted('a term has no text', TERMOS, at('data.termo', becomes(''))),
  planted('nomeRazao is named nome', PESSOA, at('data', renamed('nomeRazao', 'nome'))),
  planted('the name of a campaign is missing', CAMPANHAS, at('data[*].campanha', becomes(MISSING))),
  planted('the rules of a campaign are missing', CAMPANHA, at('data.regulamento', becomes(null))),
  planted('a recovery says nothing', ['POST /api/login/recuperarsenha'], at('data', becomes(null))),

  // What should be there, and what should not
  {
    name: 'the list has lost the state’s row',
    calls: OFERTAS,
    answer: at('data', (rows) => (rows as unknown[]).slice(0, 1)),
  },
  planted('vouchers are null', VOUCHERS, at('data', becomes(null))),
  {
    name: 'completed exchanges are among the pending',
    calls: PENDENTES,
    answer: at('data', (rows) => [...(rows as unknown[]), ...(rows as unknown[])]),
  },
  {
    name: 'the product of an exchange is missing',
    calls: EFETUADOS,
    answer: at('data.resgates[*].nomeProduto', becomes(null)),
  },
  planted('the phone is missing', PESSOA, at('data.telefones', becomes([]))),
  {
    name: 'the address has another order of fields',
    calls: PESSOA,
    answer: at('data.enderecos[*]', exchanged('bairro', 'cidade')),
  },
  {
    name: 'an unknown CEP is somewhere else',
    calls: ['GET /api/consulta/cep/{cep}'],
    answer: at('data', (place) => ({ ...(place as object), localidade: 'Brasília', uf: 'DF' })),
  },
  planted('a known CEP is 404', ['GET /api/consulta/cep/{cep}'], status(isSuccess, 404)),
  {
    name: 'the reactivation has no time left',
    calls: PESSOA,
    answer: at('data.tempoRestanteReativacaoCadastro', becomes(null)),
  },
]

/** What no contract can see. docs/backend-team.md names the same. */
export const BEYOND_CONTRACTS: readonly Variant[] = [
  {
    name: 'a pending exchange has its own id in idResgate',
    calls: PENDENTES,
    answer: at('data[*].idResgate', (id) => Number(id) + 9000),
  },
  planted('.expires is in the past', TOKEN, at(['.expires'], becomes('Fri, 20 Nov 2020 12:00:00 GMT'))),
  {
    name: 'a campaign has another id than the one that was asked for',
    calls: CAMPANHA,
    answer: at('data.idCampanha', becomes(4711)),
  },
]

function inPath(id: RegExp, other: string): NonNullable<Variant['ask']> {
  return (asked) => ({ ...asked, path: asked.path.replace(id, other) })
}

function withQuery(name: string, change: (value: string) => string): NonNullable<Variant['ask']> {
  return (asked) => {
    const value = asked.query.get(name)
    if (value === null) return asked
    const query = new URLSearchParams(asked.query)
    query.set(name, change(value))
    return { ...asked, query }
  }
}
