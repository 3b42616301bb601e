import type { Answered } from './backend.ts'
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

const headers =
  (contentType: string): NonNullable<Variant['answer']> =>
  (answered) => ({ ...answered, headers: { ...answered.headers, 'Content-Type': contentType } })

/** The body as this text instead of the usual one. */
const written =
  (write: (body: unknown) => string): NonNullable<Variant['answer']> =>
  (answered) => ({ ...answered, body: write(answered.body) })

/** Changes the row that is somebody else's. */
const inOtherRows = (change: (row: Record<string, unknown>) => unknown) => (rows: unknown) =>
  Array.isArray(rows)
    ? rows.map((row: Record<string, unknown>) => ('criadoPor' in row ? change(row) : row))
    : rows

const without =
  (...names: readonly string[]) =>
  (row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

const withNull =
  (...names: readonly string[]) =>
  (row: Record<string, unknown>) => ({ ...row, ...Object.fromEntries(names.map((name) => [name, null])) })

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, reversed(inner)]),
  )
}

const atMidnight = (value: unknown) => `${String(value).slice(0, 10)}T00:00:00`
const overHttp = (value: unknown) => String(value).replace('https://', 'http://')
/** The last hours of a day in Brazil are the next day in UTC. */
const lateInUtc = (value: unknown) =>
  String(value).replace(
    /^(\d{4}-\d\d-)(\d\d).*$/,
    (_, month, day) => `${month}${String(Number(day) + 1).padStart(2, '0')}T01:31:00Z`,
  )
const dayAlone = (value: unknown) => String(value).slice(0, 10)

const CAMPAIGNS = ['GET /api/fidelidade/campanhas', 'GET /api/fidelidade/campanhas/inicial/logado'] as const
const STORES = ['GET /api/empresas', 'GET /api/lojas'] as const
const BANNERS = ['GET /api/app/banners/{formatId}', 'GET /api/app/banner-footers/{formatId}'] as const
const OFFERS = ['GET /api/promocoes/global/'] as const
const REFUSED = [
  'POST /api/fidelidade/extrato',
  'POST /api/login/alterarsenha',
  'POST /api/promocao/ativar',
  'POST /api/pessoa/cadastro',
] as const
const WRITES = [
  'POST /logout',
  'POST /api/promocao/ativar',
  'POST /api/pessoa/preferencia',
  'POST /api/fidelidade/extrato',
  'POST /api/login/alterarsenha',
  'POST /api/pessoa/cadastro',
] as const
const REFUSED_ID = ['POST /api/termosaceite/{id}', 'GET /api/termo/{id}'] as const
const READS = [
  ...CAMPAIGNS,
  ...STORES,
  ...OFFERS,
  'GET /api/pessoa',
  'GET /api/contacorrente/saldo',
  'GET /api/termos/aceitos',
] as const
const CEP = ['GET /api/consulta/cep/{cep}'] as const
const TOKEN = ['POST /token'] as const
const PHOTO = ['GET /api/pessoa/imagem'] as const
const CAMPAIGN = ['GET /api/fidelidade/campanha/{id}'] as const
const VOUCHERS = ['GET /api/promocoes/voucher'] as const
const PURCHASES = ['GET /api/pessoa/cupons'] as const

const refusedWith = (code: number): Variant => ({
  name: `refusals are ${code}`,
  calls: REFUSED,
  answer: status(isRefusal, code),
})

const unknownCep = (name: string, answer: (answered: Answered) => Answered): Variant => ({
  name: `an unknown CEP is ${name}`,
  calls: CEP,
  answer: (answered) => {
    const place = (answered.body as { data?: { localidade?: unknown } | null }).data
    return place?.localidade ? answered : answer(answered)
  },
})

const emptyList = (calls: Variant['calls'], name: string, path: string, value: unknown): Variant => ({
  name: `an empty list is ${name} in ${calls}`,
  calls,
  answer: at(path, (rows) => (Array.isArray(rows) && rows.length === 0 ? value : rows)),
})

/** Departures that change nothing for customers. */
export const HARMLESS: readonly Variant[] = [
  // Envelope and transport
  planted('statusCode is missing', READS, at('statusCode', becomes(MISSING))),
  planted('reads are 203', STORES, status(isSuccess, 203)),
  planted('writes are 201', WRITES, status(isSuccess, 201)),
  planted('writes are 202', WRITES, status(isSuccess, 202)),
  planted('writes answer an empty object', WRITES, at('', becomes({}))),
  planted('writes answer null in the envelope', WRITES, at('data', becomes(null))),
  {
    name: 'the envelope has more fields',
    calls: [...READS, ...WRITES],
    answer: at('', (body) => ({ ...(body as object), sucesso: true, mensagens: [], meta: { host: 'a1' } })),
  },
  planted('the content type has no charset', STORES, headers('application/json')),
  planted('the content type is a vendor’s', STORES, headers('application/vnd.loja.v2+json')),
  {
    name: 'refusals are problem documents',
    calls: REFUSED,
    answer: (answered, asked) =>
      answered.status < 300 ? answered : headers('application/problem+json')(answered, asked),
  },
  {
    name: 'JSON is indented',
    calls: CAMPAIGNS,
    answer: written((body) => JSON.stringify(body, undefined, 2)),
  },
  {
    name: 'letters with accents are escaped',
    calls: OFFERS,
    answer: written((body) =>
      JSON.stringify(body).replace(
        /[\u0080-\uffff]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    ),
  },
  planted('keys are in another order', READS, at('', reversed)),
  {
    name: 'whole numbers have a decimal',
    calls: [
      ...CAMPAIGNS,
      ...CAMPAIGN,
      ...STORES,
      'GET /api/fidelidade/campanha/{id}/extratos/pontos',
      'GET /api/fidelidade/extratos',
      ...PURCHASES,
      'GET /api/contacorrente/extrato',
    ],
    answer: written((body) => JSON.stringify(body).replace(/:(-?\d+)(?=[,}])/g, ':$1.0')),
  },
  {
    name: 'money has two decimals',
    calls: ['GET /api/contacorrente/saldo', 'GET /api/cupom/totaldesconto'],
    answer: written((body) => JSON.stringify(body).replace(/:(\d+\.\d)(?=[,}])/g, ':$10')),
  },

  // Refusals
  ...[400, 403, 404, 409, 410, 412, 422].map(refusedWith),
  planted('refusals have no data', [...REFUSED, ...REFUSED_ID], inRefusals('data', becomes(MISSING))),
  planted('refusals have null for data', REFUSED, inRefusals('data', becomes(null))),
  {
    name: 'refusals have errors in an object',
    calls: REFUSED,
    answer: inRefusals('data', becomes({ errors: { cpf: ['Documento em uso.'] } })),
  },
  planted('refusals have no statusCode', REFUSED, inRefusals('statusCode', becomes(MISSING))),
  {
    name: 'refusals have more fields',
    calls: REFUSED,
    answer: inRefusals('', (body) => ({ ...(body as object), traceId: '0HN7', code: 17 })),
  },
  planted('a refused sign-in is 401', TOKEN, status(isRefusal, 401)),
  planted('a refused sign-in has no error code', TOKEN, inRefusals('error', becomes(MISSING))),

  // Sessions
  {
    name: '.expires is in ISO 8601',
    calls: TOKEN,
    answer: at(['.expires'], (moment) => new Date(String(moment)).toISOString()),
  },
  planted('.expires has an offset', TOKEN, at(['.expires'], becomes('2027-11-20T09:00:00-03:00'))),
  planted('expires_in is missing', TOKEN, at('expires_in', becomes(MISSING))),
  {
    name: 'a token has more fields',
    calls: TOKEN,
    answer: at('', (body) => ({ ...(body as object), refresh_token: 'r', userName: 'x' })),
  },

  // Recovery
  {
    name: 'a recovery answers everybody alike',
    calls: ['POST /api/login/recuperarsenha'],
    answer: (answered) =>
      answered.status === 404
        ? { ...answered, status: 200, body: { data: { mensagem: null }, statusCode: 200 } }
        : answered,
  },
  planted('a recovery refuses with 422', ['POST /api/login/recuperarsenha'], status(isRefusal, 422)),

  // Nothing there
  unknownCep('null', (answered) => ({ ...answered, body: { data: null, statusCode: 200 } })),
  unknownCep('without data', (answered) => ({ ...answered, body: { statusCode: 200 } })),
  unknownCep('an empty object', (answered) => ({ ...answered, body: { data: {}, statusCode: 200 } })),
  unknownCep('an object of nulls', (answered) => ({
    ...answered,
    body: { data: { localidade: null, uf: null, erro: true } },
  })),
  unknownCep('404', (answered) => ({
    ...answered,
    status: 404,
    body: { statusCode: 404, description: 'CEP não encontrado.' },
  })),
  unknownCep('400', (answered) => ({ ...answered, status: 400, body: { statusCode: 400, data: null } })),
  {
    name: 'no photo is null',
    calls: PHOTO,
    answer: (answered) =>
      answered.status === 404
        ? { ...answered, status: 200, body: { data: null, statusCode: 200 } }
        : answered,
  },
  {
    name: 'no photo is 404 without a body',
    calls: PHOTO,
    answer: (answered) => (answered.status === 404 ? { ...answered, headers: {}, body: '' } : answered),
  },
  {
    name: 'no photo is an address of null',
    calls: PHOTO,
    answer: (answered) =>
      answered.status === 404
        ? { ...answered, status: 200, body: { data: { url: null }, statusCode: 200 } }
        : answered,
  },
  {
    name: 'no campaign is null',
    calls: CAMPAIGN,
    answer: (answered) =>
      answered.status === 404
        ? { ...answered, status: 200, body: { data: null, statusCode: 200 } }
        : answered,
  },
  {
    name: 'the statement does not say what has not lapsed',
    calls: ['GET /api/contacorrente/extrato'],
    answer: at('data.data[*].expirado', becomes(MISSING)),
  },
  {
    name: 'exclusive promotions have a word of their own',
    calls: OFFERS,
    answer: at('data[*].publico', (publico) => (publico === 'E' ? 'CLUBE' : publico)),
  },
  emptyList(VOUCHERS, 'null', 'data', null),
  emptyList(VOUCHERS, 'missing', 'data', MISSING),
  emptyList(['GET /api/contacorrente/extrato'], 'null', 'data.data', null),
  emptyList(PURCHASES, 'missing', 'data.data', MISSING),
  emptyList(['GET /api/fidelidade/campanha/resgates/efetuados'], 'null', 'data.resgates', null),
  emptyList(OFFERS, 'null', 'data', null),

  // Other people's rows
  {
    name: 'a campaign has no rules, price and picture',
    calls: CAMPAIGNS,
    answer: at('data', inOtherRows(without('regulamento', 'currentPrice', 'imagemBanner'))),
  },
  {
    name: 'a campaign has null for rules, price and picture',
    calls: CAMPAIGNS,
    answer: at('data', inOtherRows(withNull('regulamento', 'currentPrice', 'imagemBanner'))),
  },
  {
    name: 'a campaign has null for points and flags',
    calls: CAMPAIGNS,
    answer: at(
      'data',
      inOtherRows(withNull('saldoDePontos', 'flagExtrato', 'flagTrocarPontos', 'flagMinhasTrocas')),
    ),
  },
  planted('a campaign has no days', CAMPAIGNS, at('data', inOtherRows(withNull('dtaInicio', 'dtaFim')))),
  {
    name: 'a campaign has days that were never set, as .NET writes them',
    calls: CAMPAIGNS,
    answer: at(
      'data',
      inOtherRows((row) => ({ ...row, dtaInicio: '0001-01-01T00:00:00', dtaFim: '0001-01-01T00:00:00Z' })),
    ),
  },
  planted('a store has no phone', STORES, at('data', inOtherRows(without('telefone')))),
  planted('a store has no address', STORES, at('data', inOtherRows(without('endereco')))),
  planted('a banner leads nowhere', BANNERS, at('data', inOtherRows(withNull('link')))),
  planted('a banner has no link', BANNERS, at('data', inOtherRows(without('link')))),
  {
    name: 'a flyer has lost its document',
    calls: ['GET /api/tabloides/ativos'],
    answer: at('data', inOtherRows(withNull('url'))),
  },
  {
    name: 'a flyer has no name and miniature',
    calls: ['GET /api/tabloides/ativos'],
    answer: at('data', inOtherRows(without('nomeExibicao', 'thumbnail'))),
  },
  {
    name: 'a reward has no picture and kind',
    calls: ['GET /api/fidelidade/resgates/home'],
    answer: at('data', inOtherRows(without('imagem', 'tipo'))),
  },
  planted('a promotion has no offers', OFFERS, at('data', inOtherRows(without('tiposDescontos')))),
  {
    name: 'a term has no name of its type',
    calls: ['GET /api/termos/publicados'],
    answer: at('data', inOtherRows(withNull('nomeTipo'))),
  },
  {
    name: 'a line of business has no name',
    calls: ['GET /api/configuracao/cliente/ramoatividade'],
    answer: at('data', inOtherRows(withNull('valorStr'))),
  },

  // Forms
  {
    name: 'one rule is an object',
    calls: OFFERS,
    answer: at('data[*].tiposDescontos[*].regras', (rules) =>
      Array.isArray(rules) && rules.length === 1 ? rules[0] : rules,
    ),
  },
  {
    name: 'rules are lists',
    calls: OFFERS,
    answer: at('data[*].tiposDescontos[*].regras', (rules) => (Array.isArray(rules) ? rules : [rules])),
  },
  {
    name: 'accepted terms are in an object',
    calls: ['GET /api/termos/aceitos'],
    answer: at('data', (rows) => (Array.isArray(rows) ? { termosPrograma: rows } : rows)),
  },
  {
    name: 'days have a time of midnight',
    calls: [...CAMPAIGNS, ...VOUCHERS],
    answer: at('data[*].dtaFim', (day) => (day ? atMidnight(day) : day)),
  },
  planted('days have no time', PURCHASES, at('data.data[*].dtaCupom', dayAlone)),
  {
    name: 'times have a blank for T',
    calls: PURCHASES,
    answer: at('data.data[*].dtaCupom', (day) => String(day).replace('T', ' ')),
  },
  {
    name: 'times have an offset of hours alone',
    calls: PURCHASES,
    answer: at('data.data[*].dtaCupom', (day) => `${String(day)}-03`),
  },
  {
    name: 'a birthday has no time',
    calls: ['GET /api/pessoa'],
    answer: at('data.dtaNascFund', (day) => (day ? dayAlone(day) : day)),
  },
  {
    name: 'ids of addresses are texts',
    calls: ['GET /api/pessoa'],
    answer: at('data.enderecos[*].idEndereco', (id) => `e-${String(id)}`),
  },
  planted('ids of campaigns are texts', CAMPAIGNS, at('data[*].idCampanha', String)),
  {
    name: 'publico is a lower-case g',
    calls: OFFERS,
    answer: at('data[*].publico', (publico) => String(publico).toLowerCase()),
  },
  planted('banners are over http', BANNERS, at('data[*].url', overHttp)),
  planted('miniatures are over http', ['GET /api/tabloides/ativos'], at('data[*].thumbnail', overHttp)),
  planted('pictures of offers are over http', OFFERS, at('data[*].tiposDescontos[*].imagem', overHttp)),
  planted('the photo is over http', PHOTO, at('data.url', overHttp)),
  planted('purchases are in UTC', PURCHASES, at('data.data[*].dtaCupom', lateInUtc)),
  {
    name: 'lines of the statement are in UTC',
    calls: ['GET /api/contacorrente/extrato'],
    answer: at('data.data[*].dtaEvento', lateInUtc),
  },
]

const asText = (id: unknown) => `NAT-${String(id)}`

/** Ids are a backend's own (docs/wire.md, "Rules"): the portal goes on with whatever they are. */
export const OTHER_IDS: readonly Variant[] = [
  planted('ids of campaigns have letters', CAMPAIGNS, at('data[*].idCampanha', asText)),
  planted('ids of offers have letters', OFFERS, at('data[*].tiposDescontos[*].idPromoProd', asText)),
  {
    name: 'ids of the statement have letters',
    calls: ['GET /api/contacorrente/extrato'],
    answer: at('data.data[*].idExtrato', asText),
  },
  planted('ids of accepted terms have letters', ['GET /api/termos/aceitos'], at('data[*].idTermo', asText)),
]
