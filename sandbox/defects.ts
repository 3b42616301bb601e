import type { Backend } from './http/answers.ts'
import { isObject } from './http/fields.ts'
import { issueToken } from './http/sessions.ts'

/** A request as it reaches the API. */
interface Sent {
  headers: Headers
  body: string
}

interface CallName {
  method: string
  path: string
}

/**
 * A mistake that a backend team could make. Contract verification must notice each of them. A defect changes
 * the request or the answer of one call.
 */
export interface Defect {
  /** The call it is about, in the notation of a fault. */
  readonly call: string
  alterRequest?(sent: Sent, call: CallName & { backend: Backend }): Promise<Sent>
  alterAnswer?(answer: Response, call: CallName): Promise<Response>
}

/** The ten defects, by their names in a fault of kind `defect`. */
export const DEFECTS = {
  'field-dropped': {
    call: 'GET /api/contacorrente/saldo',
    alterAnswer: alterData((data) => ({ saldo: without(object(object(data).saldo), 'valorDisponivel') })),
  },
  'field-renamed': {
    call: 'GET /api/pessoa',
    alterAnswer: alterData((data) => ({
      ...without(object(data), 'nomeRazao'),
      nome: object(data).nomeRazao,
    })),
  },
  'field-retyped': {
    call: 'GET /api/fidelidade/campanha/*/extratos/pontos',
    alterAnswer: alterData((data) => ({ pontos: String(object(data).pontos) })),
  },
  'status-changed': {
    call: 'GET /api/pessoa/imagem',
    alterAnswer: async (answer) =>
      answer.status === 404 ? json({ description: 'Sem imagem.', statusCode: 400 }, 400) : answer,
  },
  'session-not-checked': {
    call: 'GET /api/contacorrente/saldo',
    async alterRequest({ headers, body }, { backend }) {
      const customer = await backend.db.query.customers.findFirst()
      const { token } = await issueToken(backend, customer?.id ?? 0)
      const signedIn = new Headers(headers)
      signedIn.set('Authorization', `Bearer ${token}`)
      return { headers: signedIn, body }
    },
  },
  'form-not-read': {
    call: 'POST /token',
    alterRequest: async ({ headers }) => ({ headers, body: '' }),
  },
  'null-instead-of-list': {
    call: 'GET /api/promocoes/voucher',
    alterAnswer: alterData(() => null),
  },
  'envelope-missing': {
    call: 'GET /api/empresas',
    alterAnswer: async (answer) => (answer.ok ? json(object(await answer.json()).data) : answer),
  },
  'money-as-text': {
    call: 'GET /api/cupom/totaldesconto',
    alterAnswer: alterData((data) => ({
      ...object(data),
      desconto: Number(object(data).desconto).toLocaleString('pt-BR', { minimumFractionDigits: 2 }),
    })),
  },
  'error-without-description': {
    call: 'POST /api/pessoa/cadastro',
    alterAnswer: async (answer) => (answer.ok ? answer : json({ statusCode: answer.status }, answer.status)),
  },
} as const satisfies Record<string, Defect>

export type DefectName = keyof typeof DEFECTS

/** Alters the data in the envelope of a successful answer. */
function alterData(alter: (data: unknown) => unknown): NonNullable<Defect['alterAnswer']> {
  return async (answer) => {
    if (!answer.ok) return answer
    const envelope = object(await answer.json())
    return json({ ...envelope, data: alter(envelope.data) })
  }
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status })
}

function object(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {}
}

function without(object: Record<string, unknown>, field: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== field))
}
