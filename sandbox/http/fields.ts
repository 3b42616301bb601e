import { isDay } from '../calendar.ts'
import { type CallContext, Refusal } from './answers.ts'

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

/**
 * The fields of a form, a query or a JSON object. Reading a field checks it, and one refusal names all problems. A nested field has its
 * name in brackets: `endereco[cep]`.
 */
export class Fields {
  private readonly problems: string[] = []

  constructor(private readonly values: ReadonlyMap<string, unknown>) {}

  /** The text of a field, trimmed; empty when the field is absent or null. */
  text(name: string): string {
    const value = this.values.get(name)
    if (value === undefined || value === null) return ''
    if (typeof value === 'string') return value.trim()
    this.problems.push(`Valor inválido para ${name}.`)
    return ''
  }

  required(name: string, problem: string): string {
    const value = this.text(name)
    this.check(value !== '', problem)
    return value
  }

  /** A password: required, and not trimmed. */
  secret(name: string, problem: string): string {
    const value = this.values.get(name)
    this.check(typeof value === 'string' && value !== '', problem)
    return typeof value === 'string' ? value : ''
  }

  /** A text that is present and has a form. */
  matching(name: string, form: RegExp, problem: string): string {
    const value = this.text(name)
    this.check(form.test(value), problem)
    return value
  }

  /** A text that is one of the values that the wire allows. */
  oneOf<const T extends string>(name: string, values: readonly T[], problem: string): T {
    const value = this.text(name)
    const found = values.find((allowed) => allowed === value)
    this.check(found !== undefined, problem)
    return found ?? (values[0] as T)
  }

  /** A day, written `2026-11-20` or `2026-11-20T00:00:00`; null when the field is empty. */
  day(name: string, problem: string): string | null {
    const value = this.text(name)
    if (value === '') return null
    const day = value.replace(/T00:00:00$/, '')
    this.check(isDay(day), problem)
    return day
  }

  /** A boolean: `true` or `false`, which is how a form spells it too. */
  flag(name: string): boolean {
    const value = this.values.get(name)
    if (value === true || value === 'true') return true
    this.check(value === false || value === 'false', `Informe ${name} como true ou false.`)
    return false
  }

  /** A whole number from 1 on. */
  positiveInteger(name: string, problem = `Parâmetro ${name} inválido.`): number {
    const value = this.text(name)
    this.check(/^[1-9]\d{0,8}$/.test(value), problem)
    return Number(value)
  }

  /** Which rows a page of a list holds, from the fields that number it and say how long it is. */
  page(number: string, size: string): { limit: number; offset: number } {
    const limit = this.positiveInteger(size)
    return { limit, offset: (this.positiveInteger(number) - 1) * limit }
  }

  /** A whole number sent as a JSON number; null when absent or null. */
  jsonInteger(name: string): number | null {
    const value = this.values.get(name)
    if (value === undefined || value === null) return null
    if (typeof value === 'number' && Number.isInteger(value)) return value
    this.problems.push(`Valor inválido para ${name}.`)
    return null
  }

  has(name: string): boolean {
    return this.text(name) !== ''
  }

  check(holds: boolean, problem: string): void {
    if (!holds) this.problems.push(problem)
  }

  /**
   * Ends the reading. With problems it refuses the call, under the given description or else the first problem.
   *
   * @throws {Refusal} 400 with every problem in `data.errors`.
   */
  done(description?: string): void {
    const [first] = this.problems
    if (first !== undefined) throw new Refusal(400, description ?? first, this.problems)
  }
}

/** The parameters after the question mark. */
export function readQuery(c: CallContext): Fields {
  return new Fields(new Map(new URL(c.req.url).searchParams))
}

/**
 * The fields of a form-urlencoded body.
 *
 * @throws {Refusal} 415 for a body of any other kind, as the identity API refuses it.
 */
export async function readForm(c: CallContext): Promise<Fields> {
  const body = await c.req.text()
  if (body !== '') requireContentType(c, FORM)
  return new Fields(new Map(new URLSearchParams(body)))
}

/**
 * The object in a JSON body.
 *
 * @throws {Refusal} 415 for a body of another kind, 400 when it is not a JSON object.
 */
export async function readJson(c: CallContext): Promise<Record<string, unknown>> {
  requireContentType(c, JSON_TYPE)
  const body = jsonObject(await c.req.text())
  if (body === undefined) throw new Refusal(400, 'O corpo da requisição não é um JSON válido.')
  return body
}

/** The object that a text is in JSON; undefined where it is none. */
export function jsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The fields of a JSON object; those of an object inside it have bracket names. */
export function fieldsOf(object: Record<string, unknown>): Fields {
  const values = new Map<string, unknown>()
  for (const [name, value] of Object.entries(object)) {
    if (!isObject(value)) values.set(name, value)
    else for (const [inner, innerValue] of Object.entries(value)) values.set(`${name}[${inner}]`, innerValue)
  }
  return new Fields(values)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function requireContentType(c: CallContext, expected: string): void {
  const actual = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (actual !== expected) throw new Refusal(415, `Content-Type deve ser ${expected}.`)
}
