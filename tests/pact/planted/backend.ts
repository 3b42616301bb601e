import type { IncomingMessage } from 'node:http'

/** How much it answers: all data that it could have, or only what the states ask for. Both are right. */
export type Fullness = 'full' | 'sparse'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly token: string | undefined
  readonly body: string
}

export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export async function readAsked(request: IncomingMessage): Promise<Asked> {
  let body = ''
  for await (const chunk of request) body += chunk
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://backend')
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    query: searchParams,
    token: request.headers.authorization?.replace(/^Bearer /, ''),
    body,
  }
}

type Params = Readonly<Record<string, unknown>>
type Row = Record<string, unknown>

/** A row, and the store, format, campaign or state that it belongs to. */
interface Owned {
  readonly of: string
  readonly row: Row
}

/** In the place of an id: everybody's rows. A fault that obeys no filter asks for it. */
export const ALL = '0'

/** What belongs to every store. */
const EVERY = 'every'

const rowsOf = (owned: readonly Owned[], asked: unknown): readonly Row[] =>
  owned.filter(({ of }) => asked === ALL || of === EVERY || of === String(asked)).map(({ row }) => row)

class Refused extends Error {
  constructor(
    readonly status: number,
    description: string,
    readonly errors?: readonly string[],
  ) {
    super(description)
  }
}

export const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' }

/**
 * A backend that is not the sandbox: written from docs/wire.md and docs/provider-states.md, with texts, addresses and rows of its own, so
 * that the contracts are tried on somebody who does not know their examples.
 */
export class Backend {
  private customers = new Map<string, Customer>()
  private tokens = new Map<string, { cpf: string; isOver: boolean }>()
  private readonly catalogue: Catalogue = emptyCatalogue()

  /** @param sent whether requests hold the values of the states, as a verifier sends them, or the examples, as an adapter does. */
  constructor(
    private readonly fullness: Fullness,
    private readonly sent: 'values' | 'examples' = 'values',
  ) {}

  /** Brings about a state, and gives its values. */
  bringAbout(state: string, params: Params): Row {
    const change = this.states[state]
    if (change === undefined) throw new Error(`Unknown state: ${state}`)
    return change(params) ?? {}
  }

  answer(asked: Asked): Answered {
    try {
      for (const [route, handle] of this.calls) {
        const match = new RegExp(`^${route.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(
          `${asked.method} ${asked.path}`,
        )
        if (match) return handle(asked, ...match.slice(1))
      }
      throw new Refused(404, 'Recurso inexistente')
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown
      const { status, message, errors } = thrown
      return {
        status,
        headers: JSON_HEADERS,
        body: { statusCode: status, description: message, data: errors ? { errors } : null },
      }
    }
  }

  // — States ————————————————————————————————————————————————————————————————————————————————————————————————————————

  private readonly states: Readonly<Record<string, (params: Params) => Row | undefined>> = {
    'existe um cliente': ({ cpf, nome, senha, tipo }) => {
      this.customers.set(String(cpf), newCustomer(String(cpf), String(nome), String(senha), String(tipo)))
      return { idEndereco: 1, idTelefone: 1, dtaInclusao: FULL_PERSON.dtaInclusao }
    },
    'o cliente completou o cadastro': ({ cpf, preferencias, endereco, telefone, ...facts }) => {
      const customer = this.customer(cpf)
      Object.assign(customer.facts, facts)
      Object.assign(customer.preferences, preferencias)
      if (endereco) customer.facts.enderecos = [{ idEndereco: 1, ...(endereco as Row) }]
      if (telefone) customer.facts.telefones = [{ idTelefone: 1, ...(telefone as Row) }]
      return undefined
    },
    'não existe cadastro': ({ cpf }) => {
      this.customers.delete(String(cpf))
      return undefined
    },
    'o cliente está autenticado': ({ cpf }) => ({ token: this.newToken(String(cpf), false) }),
    'a sessão expirou': ({ cpf }) => ({ token: this.newToken(String(cpf), true) }),
    'o cliente não tem endereço': ({ cpf }) => {
      this.customer(cpf).facts.enderecos = this.fullness === 'full' ? [] : undefined
      return undefined
    },
    'o cliente não tem telefone': ({ cpf }) => {
      this.customer(cpf).facts.telefones = this.fullness === 'full' ? [] : undefined
      return undefined
    },
    'o cliente tem imagem': ({ cpf }) => {
      this.customer(cpf).photo = 'https://cdn.provedor.example/f/a1.webp'
      return undefined
    },
    'o cliente não tem imagem': ({ cpf }) => {
      this.customer(cpf).photo = undefined
      return undefined
    },
    'o cliente pediu desativação': ({ cpf, horas, minutos }) => {
      Object.assign(this.customer(cpf).facts, {
        dtaHoraSolicitacaoExclusao: '2026-11-21T08:30:11',
        tempoRestanteReativacaoCadastro: { dias: 0, horas, minutos },
      })
      return undefined
    },
    'o cliente aceitou os termos': ({ cpf }) => {
      this.customer(cpf).hasAccepted = true
      return undefined
    },
    'há termos pendentes': () => ({ idTermo: 3 }),
    'o cliente tem compras': ({ cpf, total, compra, totalEmOutroFormato }) => {
      const purchasesOf = (of: string, length: number) =>
        Array.from({ length }, (_, index) => ({
          of,
          row: { ...(compra as Row), idCupom: `NF-${index}`, dtaCupom: '2026-10-30T07:05:00.123' },
        }))
      this.customer(cpf).purchases = [
        ...purchasesOf('135', Number(total)),
        ...purchasesOf('136', Number(totalEmOutroFormato)),
      ]
      return undefined
    },
    'o cliente tem cashback': ({ cpf, total = 2, disponivel = 0, pendente = 0 }) => {
      const customer = this.customer(cpf)
      const lines = Number(total) - (pendente === 0 ? 0 : 1)
      customer.balance = { valorDisponivel: disponivel, valorPendente: pendente }
      customer.cashback = [
        ...(pendente === 0 || total === 0 ? [] : [cashbackLine(Number(pendente), 0)]),
        ...Array.from({ length: Math.max(0, lines) }, (_, index) =>
          cashbackLine(Number(disponivel) / lines, index + 1, '2027-01-31'),
        ),
      ]
      return undefined
    },
    'o cliente tem pontos': ({ cpf, idCampanha, pontos, lancamentos, pontosEmOutra }) => {
      const [points, lines] = [Number(pontos), Number(lancamentos)]
      const line = (of: string, index: number, qtDePonto: number) => ({
        of,
        row: { descricao: `Nota ${index}`, qtDePonto, dtaEvento: '2026-11-02' },
      })
      this.customer(cpf).pointsLines = [
        ...Array.from({ length: points === 0 ? 0 : lines }, (_, index) =>
          line(String(idCampanha), index, index === 0 ? points - (lines - 1) : 1),
        ),
        line(String(OTHER_CAMPAIGN.idCampanha), lines, Number(pontosEmOutra)),
      ]
      return { idCampanha: Number(idCampanha) }
    },
    'o cliente fez resgates': ({ cpf, total, situacao, idCampanha, totalEmOutra }) => {
      const list = situacao === 'pendente' ? 'pending' : 'completed'
      const exchanged = (of: string, length: number, row: Row) => Array.from({ length }, () => ({ of, row }))
      this.customer(cpf)[list] = [
        ...exchanged(String(idCampanha), Number(total), this.catalogue.reward),
        ...exchanged(String(OTHER_CAMPAIGN.idCampanha), Number(totalEmOutra), OTHER_REWARD),
      ]
      return { idCampanha: Number(idCampanha) }
    },
    'o cliente tem vouchers': ({ cpf, ativo, finalizado, deOutraLoja, voucher }) => {
      const of = voucher as Row
      const row = (code: unknown, dtaUso: string | null) => ({
        voucher: code,
        dtaInicio: '2026-11-01',
        dtaFim: '2027-02-28T23:59:59',
        produtosDesconto: [{ precoOriginal: of.precoOriginal }],
        desconto: { valor: of.desconto },
        vlrMinUsoVoucher: of.vlrMinUsoVoucher,
        beneficio: of.beneficio,
        ...(dtaUso !== null || this.fullness === 'full' ? { dtaUso } : {}),
      })
      this.customer(cpf).vouchers = {
        ativo: [
          { of: EVERY, row: row(ativo, null) },
          { of: '57', row: row(deOutraLoja, null) },
        ],
        finalizado: [{ of: EVERY, row: row(finalizado, '2026-11-05T10:00') }],
      }
      return { idEmpresa: 1 }
    },
    'há ofertas': ({ promocao, oferta, regra }) => {
      this.catalogue.promotions = [
        {
          idPromocao: 88,
          ...(promocao as Row),
          dtaInicio: '2026-11-20',
          dtaFim: '2026-11-29',
          tiposDescontos: [
            {
              idPromoProd: 501,
              imagem: 'https://cdn.provedor.example/p/88.png',
              ...(oferta as Row),
              regras: this.fullness === 'full' ? [regra] : regra,
            },
          ],
        },
      ]
      return { idEmpresa: 1, idPromoProd: 501 }
    },
    'há uma loja sem publicações': () => {
      this.catalogue.silentStore = '1'
      return { idEmpresa: 1 }
    },
    'há tabloides': ({ nomeExibicao }) => {
      this.catalogue.flyers = [
        {
          nomeExibicao,
          url: 'https://cdn.provedor.example/t/1.pdf',
          thumbnail: 'https://cdn.provedor.example/t/1.png',
        },
      ]
      return { idEmpresa: 1 }
    },
    'há uma campanha': ({ idCampanha, formato, nomePonto, premio, outra, ...campaign }) => {
      this.catalogue.campaign = {
        idCampanha,
        ...campaign,
        imagemBanner: 'https://cdn.provedor.example/c/7.jpg',
        dtaInicio: '2026-11-01T00:00:00',
        dtaFim: '2028-02-29',
      }
      this.catalogue.format = String(formato)
      this.catalogue.elsewhere = outra as Row
      this.catalogue.pointName = nomePonto
      this.catalogue.reward = {
        idResgate: 33,
        ...(premio as Row),
        imagem: 'https://cdn.provedor.example/r/33.jpg',
      }
      return { idCampanha: Number(idCampanha), idResgate: 33 }
    },
    'o CEP existe': ({ cep, ...place }) => {
      this.catalogue.places.set(String(cep), place)
      return undefined
    },
    'o CEP não existe': () => undefined,
    'há lojas': ({ loja, endereco, telefone }) => {
      this.catalogue.stores = [
        {
          idEmpresa: 1,
          ...(loja as Row),
          endereco: [{ ...(endereco as Row), pais: 'Brasil' }],
          telefone: [{ numero: telefone }],
        },
      ]
      return { idEmpresa: 1 }
    },
    'há listas de cadastro': ({ ramo, uf, cidade, cidadeDeOutraUf }) => {
      this.catalogue.lines = [{ valorStr: ramo }]
      this.catalogue.cities = [
        { of: String(uf), row: { nome: cidade } },
        { of: 'RJ', row: { nome: cidadeDeOutraUf } },
      ]
      return undefined
    },
    'há banners': ({ formato, link, linkDeOutroFormato }) => {
      const banner = (of: string, to: unknown) => ({
        of,
        row: { url: 'https://cdn.provedor.example/b/1.jpg', link: to, idLoja: 1 },
      })
      this.catalogue.banners = [banner(String(formato), link), banner('136', linkDeOutroFormato)]
      return undefined
    },
  }

  /** A company has one of the lines of business that its forms offer. */
  private requireLine(line: unknown): void {
    if (line && !this.catalogue.lines.some(({ valorStr }) => valorStr === line))
      throw new Refused(422, 'Ramo desconhecido.')
  }

  // — Calls —————————————————————————————————————————————————————————————————————————————————————————————————————————

  private readonly calls: readonly (readonly [
    route: string,
    handle: (asked: Asked, ...values: readonly string[]) => Answered,
  ])[] = [
    ['POST /token', (asked) => this.issue(new URLSearchParams(asked.body))],
    ['POST /logout', this.signedIn(() => this.ok(true))],
    [
      'POST /api/login/recuperarsenha',
      ({ query }) => {
        const known = this.customers.has(query.get('cpfEmail') ?? '')
        if (!known && this.fullness === 'full') throw new Refused(404, 'Não encontramos este documento.')
        return this.ok({ mensagem: known ? 'Confira a sua caixa de entrada.' : null })
      },
    ],
    [
      'POST /api/login/alterarsenha',
      this.signedIn(({ body }, customer) => {
        if (new URLSearchParams(body).get('senhaAtual') !== customer.password)
          throw new Refused(422, 'Senha atual incorreta.')
        return this.ok(null)
      }),
    ],
    ['GET /api/pessoa', this.signedIn((_, customer) => this.ok(this.person(customer)))],
    [
      'POST /api/pessoa',
      this.signedIn(({ body }, { facts }) => {
        const { pessoa } = JSON.parse(body) as { pessoa?: Row }
        if (pessoa?.nomeRazao === undefined) throw new Refused(422, 'Informe o nome.')
        if (this.sent === 'values') requireSameDays(facts, pessoa)
        this.requireLine(pessoa.ramoAtividade)
        requireRoom(facts, pessoa, 'enderecos', 'idEndereco')
        requireRoom(facts, pessoa, 'telefones', 'idTelefone')
        return {
          status: 200,
          headers: JSON_HEADERS,
          body: { statusCode: 200, data: { mensagem: 'Gravado.' } },
        }
      }),
    ],
    [
      'POST /api/pessoa/cadastro',
      ({ body }) => {
        const form = new URLSearchParams(body)
        if (this.customers.has(form.get('cpf') ?? ''))
          throw new Refused(
            409,
            'Documento em uso.',
            this.fullness === 'full' ? ['Entre com a sua senha.'] : undefined,
          )
        this.requireLine(form.get('ramoAtividade'))
        const others = JSON.stringify([...this.customers.values()].map(({ facts }) => facts))
        const mobile = form.get('celular')?.slice(2)
        if ([form.get('email'), mobile].some((used) => others.includes(`"${used}"`)))
          throw new Refused(409, 'E-mail ou celular em uso.')
        return this.ok({ mensagem: 'Bem-vindo!' })
      },
    ],
    [
      'GET /api/pessoa/imagem',
      this.signedIn((_, { photo }) => {
        if (photo === undefined && this.fullness === 'full') throw new Refused(404, 'Sem imagem')
        return this.ok(photo === undefined ? null : { url: photo })
      }),
    ],
    [
      'POST /api/pessoa/imagem',
      this.signedIn(() => this.ok({ url: 'https://cdn.provedor.example/f/b2.webp' })),
    ],
    ['POST /api/pessoa/desativar/PortalWeb', this.signedIn(() => this.ok({ mensagem: 'Até breve.' }))],
    ['POST /api/pessoa/reativar', this.signedIn(() => this.ok({ mensagem: 'Que bom!' }))],
    [
      'GET /api/pessoa/cupons',
      this.signedIn(({ query }, { purchases }) => {
        const [page, size] = [Number(query.get('pagina')), Number(query.get('tamanhoPagina'))]
        const asked = rowsOf(purchases, query.get('idEmpFormato'))
        return this.ok({
          data: this.rows(asked.slice((page - 1) * size, page * size)),
          totalPages: Math.ceil(asked.length / size),
        })
      }),
    ],
    [
      'GET /api/pessoa/preferencia',
      this.signedIn((_, { preferences }) => this.ok({ preferencias: preferences })),
    ],
    ['POST /api/pessoa/preferencia', this.signedIn(() => this.ok(true, 201))],
    [
      'GET /api/termosaceite/tipo/verificaaceite',
      this.signedIn((_, { hasAccepted }) => this.ok({ aceitouTermos: hasAccepted })),
    ],
    ['GET /api/termos/publicados', () => this.ok([TERM, this.other({ ...TERM, idTermo: 4 }, 'idTermo')])],
    [
      'GET /api/termos/aceitos',
      this.signedIn((_, { hasAccepted }) => {
        const rows = hasAccepted ? [ACCEPTANCE] : []
        return this.ok(this.fullness === 'full' ? rows : { termosPrograma: rows })
      }),
    ],
    ['GET /api/termo/{id}', (_, id) => this.ok(theTerm(id))],
    ['POST /api/termosaceite/{id}', this.signedIn((_, __, id) => this.ok(theTerm(id).idTermo === 3))],
    [
      'GET /api/configuracao/cliente/ramoatividade',
      () => this.ok([...this.catalogue.lines, this.other({ valorStr: 'Mercearia' })]),
    ],
    [
      'GET /api/consulta/cep/{cep}',
      (_, cep) => {
        const place = this.catalogue.places.get(cep)
        if (place !== undefined)
          return this.ok(this.fullness === 'full' ? { ...BLANK_PLACE, ...place } : place)
        return this.ok(this.fullness === 'full' ? { ...BLANK_PLACE, cep } : null)
      },
    ],
    [
      'GET /api/cidade/uf/{uf}',
      (_, uf) => this.ok(['Adamantina', ...rowsOf(this.catalogue.cities, uf).map(({ nome }) => nome)]),
    ],
    ['GET /api/empresas', this.signedIn(() => this.ok(this.storeRows()))],
    ['GET /api/lojas', this.signedIn(() => this.ok(this.storeRows()))],
    [
      'GET /api/cupom/totaldesconto',
      this.signedIn(({ query }, { purchases }) =>
        this.ok({
          desconto: sumOf('valorTotalDeDesconto', rowsOf(purchases, query.get('idEmpFormato'))),
          dtaInclusao: '2019-02-11T09:41:02',
        }),
      ),
    ],
    ['GET /api/contacorrente/saldo', this.signedIn((_, { balance }) => this.ok({ saldo: balance }))],
    [
      'GET /api/contacorrente/extrato',
      this.signedIn(({ query }, { cashback }) =>
        this.ok({
          data: this.onlyRows(
            pageOf(cashback, query, 'page', 'totalRegistros').map((row) => this.withoutUnsetFlags(row)),
          ),
        }),
      ),
    ],
    [
      'GET /api/promocoes/global/',
      this.signedIn(({ query }) => {
        const { promotions } = this.catalogue
        return this.ok(
          this.isPublishing(query) ? [this.other(OTHER_PROMOTION), ...promotions] : this.rows([]),
        )
      }),
    ],
    [
      'GET /api/promocoes/voucher',
      this.signedIn(({ query }, { vouchers }) => {
        const ofKind = vouchers[query.get('tipo') as 'ativo' | 'finalizado'] ?? []
        return this.ok(this.rows(rowsOf(ofKind, query.get('idEmpresa') ?? ALL)))
      }),
    ],
    [
      'POST /api/promocao/ativar',
      this.signedIn(({ body }) => {
        const id = new URLSearchParams(body).get('idPromoProd')
        if (id !== '501') throw new Refused(404, 'Esta oferta não existe mais.')
        return this.ok({ mensagem: 'Pronto!' })
      }),
    ],
    [
      'GET /api/tabloides/ativos',
      this.signedIn(({ query }) => {
        const { flyers } = this.catalogue
        return this.ok(this.isPublishing(query) ? [...flyers, this.other(OTHER_FLYER)] : this.rows([]))
      }),
    ],
    [
      'GET /api/fidelidade/campanhas/inicial/logado',
      this.signedIn((_, customer) => this.campaigns(customer, this.catalogue.format)),
    ],
    ['GET /api/fidelidade/resgates/home', this.signedIn(() => this.ok(this.rewardRows()))],
    [
      'GET /api/fidelidade/campanhas',
      this.signedIn(({ query }, customer) => this.campaigns(customer, query.get('idEmpFormato'))),
    ],
    [
      'GET /api/fidelidade/campanha/resgates/efetuados',
      this.signedIn(({ query }, { completed }) => {
        const asked = rowsOf(completed, query.get('idCampanha'))
        return this.ok({ resgates: this.onlyRows(asked.map(completedRow)) })
      }),
    ],
    [
      'GET /api/fidelidade/campanha/{id}',
      this.signedIn((_, customer, id) => {
        const { campaign } = this.catalogue
        if (campaign === undefined || String(campaign.idCampanha) !== id) {
          if (this.fullness === 'full') throw new Refused(404, 'Campanha inexistente')
          return this.ok(null)
        }
        return this.ok(this.campaignRow(campaign, customer))
      }),
    ],
    [
      'GET /api/fidelidade/resgates/{id}',
      this.signedIn((_, __, id) => {
        const { pointName, elsewhere } = this.catalogue
        const others = id === ALL ? [{ ...OTHER_REWARD, idResgate: 72, nomeItem: elsewhere.premio }] : []
        return this.ok({ nomePonto: pointName, resgates: [...this.rewardRows(), ...others] })
      }),
    ],
    [
      'GET /api/fidelidade/campanha/{id}/extratos/pontos',
      this.signedIn((_, customer, id) => this.ok({ pontos: pointsOf(customer, id) })),
    ],
    [
      'GET /api/fidelidade/extratos',
      this.signedIn(({ query }, { pointsLines }) =>
        this.ok({
          extratos: this.onlyRows(
            pageOf(rowsOf(pointsLines, query.get('idCampanha')), query, 'page', 'pagesize'),
          ),
        }),
      ),
    ],
    [
      'GET /api/fidelidade/campanha/{id}/resgates/pendentes',
      this.signedIn((_, { pending }, id) => this.ok(this.rows(rowsOf(pending, id).map(pendingRow)))),
    ],
    [
      'POST /api/fidelidade/extrato',
      this.signedIn(({ body }, customer) => {
        const { reward, campaign } = this.catalogue
        const points = pointsOf(customer, campaign?.idCampanha)
        const isKnown = new URLSearchParams(body).get('idExtrato') === String(reward.idResgate)
        if (!isKnown || points < Number(reward.qtdePontosCampanha))
          throw new Refused(409, 'Faltam pontos para este prêmio.')
        return this.ok({ mensagem: 'Troca registrada.' })
      }),
    ],
    ['GET /api/app/banners/{formato}', (_, format) => this.ok(this.bannerRows(format))],
    ['GET /api/app/banner-footers/{formato}', (_, format) => this.ok(this.bannerRows(format))],
  ]

  // — What they share ———————————————————————————————————————————————————————————————————————————————————————————————

  /** The envelope: its code may be missing, and fields that the portal does not read may be there. */
  private ok(data: unknown, status = 200): Answered {
    const whole = { data, statusCode: status, description: null, errors: [], traceId: '0HN7' }
    // The least that an envelope may hold.
    const least = data === undefined ? { statusCode: status } : { data }
    const body = this.fullness === 'full' ? whole : least
    return { status, headers: JSON_HEADERS, body }
  }

  private signedIn(
    handle: (asked: Asked, customer: Customer, ...values: readonly string[]) => Answered,
  ): (asked: Asked, ...values: readonly string[]) => Answered {
    return (asked, ...values) => {
      const session = this.tokens.get(asked.token ?? '')
      const customer = this.customers.get(session?.cpf ?? '')
      if (session === undefined || session.isOver || customer === undefined)
        throw new Refused(401, 'Não autorizado')
      return handle(asked, customer, ...values)
    }
  }

  /** Makes a new token for this customer: a valid one, or an expired one. */
  newToken(cpf: string, isOver: boolean): string {
    const token = `t-${cpf}-${this.tokens.size}`
    this.tokens.set(token, { cpf, isOver })
    return token
  }

  private issue(form: URLSearchParams): Answered {
    const customer = this.customers.get(form.get('username') ?? '')
    if (form.get('grant_type') !== 'password' || customer?.password !== form.get('password')) {
      return {
        status: 400,
        headers: JSON_HEADERS,
        body: { error: 'invalid_grant', error_description: 'Documento ou senha não conferem.' },
      }
    }
    return {
      status: 200,
      headers: JSON_HEADERS,
      body: { access_token: this.newToken(customer.cpf, false), token_type: 'bearer', '.expires': EXPIRES },
    }
  }

  private customer(cpf: unknown): Customer {
    const customer = this.customers.get(String(cpf))
    if (customer === undefined) throw new Error(`Nobody has the document ${cpf}.`)
    return customer
  }

  /** Null in place of a list that is all there is in an object: without it the answer would say nothing. */
  private onlyRows(rows: readonly Row[]): readonly Row[] | null {
    return this.rows(rows) ?? null
  }

  /** A list of the customer's own; an empty one may be missing as well. */
  private rows(rows: readonly Row[]): readonly Row[] | undefined {
    return rows.length === 0 && this.fullness === 'sparse' ? undefined : rows
  }

  /** A row of somebody else: complete, or with values only in the `kept` fields. The other fields are null or missing. */
  private other(row: Row, ...kept: readonly string[]): Row {
    if (this.fullness === 'full') return { ...row, criadoPor: 'importação', ativo: true }
    const names = Object.keys(row)
    const left = names.flatMap((name, index) => {
      if (kept.includes(name)) return [[name, row[name]] as const]
      return index % 2 === 0 && !isNested(row[name]) ? [[name, null] as const] : []
    })
    return Object.fromEntries(left)
  }

  private person(customer: Customer): Row {
    const base = { nomeRazao: customer.name, cpfCnpj: customer.cpf, fisicaJuridica: customer.kind }
    const necessary = {
      ...base,
      enderecos: [{ idEndereco: 1 }],
      telefones: [{ idTelefone: 1 }],
      dtaInclusao: FULL_PERSON.dtaInclusao,
      sexo: null,
      email: null,
      tratamento: null,
    }
    if (this.fullness === 'sparse') return withoutUndefined({ ...necessary, ...known(customer) })
    return { ...base, ...FULL_PERSON, preferencias: customer.preferences, ...customer.facts }
  }

  private isPublishing(query: URLSearchParams): boolean {
    return query.get('idEmpresa') !== this.catalogue.silentStore
  }

  private campaigns(customer: Customer, asked: unknown): Answered {
    const { campaign, format, elsewhere } = this.catalogue
    const row = campaign === undefined ? [] : [{ of: format, row: this.campaignRow(campaign, customer) }]
    const ofOtherFormat = { ...OTHER_CAMPAIGN, idCampanha: 32, campanha: elsewhere.campanha }
    const all = [
      { of: EVERY, row: this.other(OTHER_CAMPAIGN, 'idCampanha') },
      ...row,
      { of: '136', row: ofOtherFormat },
    ]
    return this.ok(rowsOf(all, asked))
  }

  private campaignRow(campaign: Row, customer: Customer): Row {
    const row = { ...campaign, saldoDePontos: pointsOf(customer, campaign.idCampanha) }
    return this.withoutUnsetFlags(row)
  }

  /** A flag that is not set may be missing. */
  private withoutUnsetFlags(row: Row): Row {
    const isMissing = (value: unknown) => value === false && this.fullness === 'sparse'
    return Object.fromEntries(Object.entries(row).filter(([, value]) => !isMissing(value)))
  }

  private rewardRows(): readonly Row[] {
    return [this.other(OTHER_REWARD, 'idResgate', 'qtdePontosCampanha'), this.catalogue.reward]
  }

  private storeRows(): readonly Row[] {
    return [this.other(OTHER_STORE, 'idEmpresa', 'idEmpFormato'), ...this.catalogue.stores]
  }

  private bannerRows(format: string): readonly Row[] {
    return [...rowsOf(this.catalogue.banners, format), this.other(OTHER_BANNER, 'url')]
  }
}

interface Customer {
  readonly cpf: string
  readonly name: string
  readonly password: string
  readonly kind: string
  /** Fields of the registration that a state has set. */
  readonly facts: Row
  readonly preferences: Row
  photo: string | undefined
  hasAccepted: boolean
  purchases: readonly Owned[]
  balance: Row
  cashback: readonly Row[]
  pointsLines: readonly Owned[]
  pending: readonly Owned[]
  completed: readonly Owned[]
  vouchers: Partial<Record<'ativo' | 'finalizado', readonly Owned[]>>
}

const sumOf = (field: string, rows: readonly Row[]) =>
  rows.reduce((sum, { [field]: amount }) => sum + Number(amount), 0)

const pointsOf = ({ pointsLines }: Customer, campaign: unknown) =>
  sumOf('qtDePonto', rowsOf(pointsLines, campaign))

/** A saved profile must not change the day of registration, nor the day on which a company was founded. */
function requireSameDays(facts: Row, { dtaInclusao, dtaNascFund, fisicaJuridica }: Row): void {
  const isFounded =
    String(dtaNascFund).slice(0, 10) === (facts.dtaNascFund ?? FULL_PERSON.dtaNascFund.slice(0, 10))
  if (dtaInclusao !== FULL_PERSON.dtaInclusao || (fisicaJuridica === 'J' && !isFounded))
    throw new Refused(400, 'A data não pode ser alterada.')
}

/** A customer has one address and one phone. A new one is accepted only where a state has left the list empty. */
function requireRoom(facts: Row, pessoa: Row, list: string, id: string): void {
  const isFree = list in facts && !(facts[list] as readonly Row[] | undefined)?.length
  if (!isFree && (pessoa[list] as readonly Row[]).some((row) => row[id] === 0))
    throw new Refused(422, 'Um cliente tem um endereço e um telefone.')
}

const newCustomer = (cpf: string, name: string, password: string, kind: string): Customer => ({
  cpf,
  name,
  password,
  kind,
  facts: {},
  preferences: {
    recebeEmail: true,
    recebeSms: false,
    recebePush: false,
    recebeWhatsapp: false,
    cupomDigital: true,
  },
  photo: undefined,
  hasAccepted: false,
  purchases: [],
  balance: { valorDisponivel: 0, valorPendente: 0 },
  cashback: [],
  pointsLines: [],
  pending: [],
  completed: [],
  vouchers: {},
})

interface Catalogue {
  /** Publishes neither offers nor flyers. */
  silentStore: string | undefined
  promotions: readonly Row[]
  flyers: readonly Row[]
  campaign: Row | undefined
  /** Of the campaign. */
  format: string
  /** The names of a campaign of another format and of its reward. */
  elsewhere: Row
  pointName: unknown
  reward: Row
  readonly places: Map<string, Row>
  stores: readonly Row[]
  lines: readonly Row[]
  cities: readonly Owned[]
  banners: readonly Owned[]
}

const emptyCatalogue = (): Catalogue => ({
  silentStore: undefined,
  promotions: [],
  flyers: [],
  campaign: undefined,
  format: '135',
  elsewhere: {},
  pointName: undefined,
  reward: { idResgate: 33, qtdePontosCampanha: 10 },
  places: new Map(),
  stores: [],
  lines: [],
  cities: [],
  banners: [],
})

const EXPIRES = 'Sat, 20 Nov 2027 12:00:00 GMT'

const TERM = { idTermo: 3, termo: '<p>Leia com atenção.</p>', nomeTipo: 'Termos de uso', tipo: 'U' }

const ACCEPTANCE = {
  idTermo: 3,
  nomeTipo: 'Termos de uso',
  tipo: 'U',
  ip: null,
  dtaAceite: '2025-03-01T10:00:00',
}

function theTerm(id: string): Row {
  if (id !== '3') throw new Refused(404, 'Termo inexistente')
  return TERM
}

const BLANK_PLACE = { logradouro: '', bairro: '', localidade: '', uf: '', complemento: '' }

const FULL_PERSON = {
  nomeFantasia: null,
  ramoAtividade: null,
  tratamento: 'Clarinha',
  sexo: 'X',
  dtaNascFund: '1984-02-29T00:00:00',
  estadoCivil: 'U',
  email: 'cliente@provedor.example',
  canal: 'WHATSAPP',
  dtaInclusao: '2019-02-11T09:41:02.77',
  tipo: 'web',
  atribPessoas: [],
  dtaHoraSolicitacaoExclusao: null,
  tempoRestanteReativacaoCadastro: { dias: 0, horas: 0, minutos: 0 },
  enderecos: [
    {
      idEndereco: 1,
      cep: '13960000',
      logradouro: 'Rua do Porto',
      logradouroNro: 's/n',
      logradouroCMPL: '',
      bairro: 'Centro',
      cidade: 'Socorro',
      uf: 'SP',
      pais: null,
    },
  ],
  telefones: [{ idTelefone: 1, tipo: 'Recado', ddd: '19', numero: '38551234', preferencial: true }],
}

/** What a state has set of a person. */
const known = ({ facts, preferences }: Customer): Row => ({
  ...facts,
  ...('email' in facts && { preferencias: preferences }),
})

const withoutUndefined = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))

const cashbackLine = (valor: number, idExtrato: number, dtaExpiracao?: string) => ({
  idExtrato,
  descricao: 'Crédito de compra',
  dtaEvento: '2026-11-01T12:00:00',
  ...(dtaExpiracao && { dtaExpiracao }),
  valor,
  expirado: false,
})

const pendingRow = (reward: Row) => ({
  idResgate: reward.idResgate,
  descricao: reward.nomeItem,
  dtaSolicitacaoTroca: '2026-11-21T18:00:00',
  qtdPonto: reward.qtdePontosCampanha,
})

const completedRow = (reward: Row) => ({
  idResgate: reward.idResgate,
  descricao: reward.nomeItem,
  nomeProduto: 'Conjunto 7 peças',
  tipo: reward.tipo,
  qtdePontosCampanha: reward.qtdePontosCampanha,
})

const isNested = (value: unknown) => typeof value === 'object' && value !== null

function pageOf(rows: readonly Row[], query: URLSearchParams, page: string, size: string): readonly Row[] {
  const [number, length] = [Number(query.get(page)), Number(query.get(size))]
  return rows.slice((number - 1) * length, number * length)
}

const OTHER_CAMPAIGN = {
  idCampanha: 31,
  campanha: 'Festa da Primavera',
  descricao: 'Junte e troque.',
  imagemBanner: 'https://cdn.provedor.example/c/31.jpg',
  dtaInicio: '2026-09-22T00:00:00',
  dtaFim: '2026-12-21T00:00:00',
  currentPrice: 0.5,
  regulamento: '<p>…</p>',
  saldoDePontos: 12,
  flagExtrato: true,
  flagTrocarPontos: true,
  flagMinhasTrocas: false,
}

const OTHER_REWARD = {
  idResgate: 71,
  tipo: 'EX',
  nomeItem: 'Visita à fábrica',
  imagem: 'https://cdn.provedor.example/r/71.jpg',
  qtdePontosCampanha: 90,
}

const OTHER_STORE = {
  idEmpresa: 57,
  idEmpFormato: 135,
  nomeFantasia: 'Loja Porto',
  endereco: [{ logradouro: 'Rua do Porto', cidade: 'Socorro', uf: 'SP', latitude: null, longitude: null }],
  telefone: [],
}

const OTHER_FLYER = {
  nomeExibicao: 'Feira de vinhos',
  url: 'https://cdn.provedor.example/t/2.pdf',
  thumbnail: 'https://cdn.provedor.example/t/2.png',
}

const OTHER_BANNER = {
  url: 'https://cdn.provedor.example/b/2.jpg',
  link: 'https://provedor.example/vinhos',
  idLoja: 57,
}

const OTHER_PROMOTION = {
  idPromocao: 90,
  publico: 'CLUBE',
  nomeExibicao: 'Clube do vinho',
  dtaInicio: '2026-11-01',
  dtaFim: '2026-11-30',
  tiposDescontos: [
    {
      idPromoProd: 777,
      nome: 'VINHO TINTO',
      imagem: 'https://cdn.provedor.example/p/777.png',
      preco: 40,
      precoOriginal: 50,
      qtde: null,
      mensagem1: '',
      mensagem2: null,
      regras: { tipo: 4, percentualDesconto: 0, mensagem: null },
    },
  ],
}
