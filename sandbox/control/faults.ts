import { DEFECTS, type DefectName } from '../defects.ts'
import { isObject } from '../http/fields.ts'

/** What can be made to go wrong with a call. `sandbox/README.md` says what each kind does. */
export type Fault =
  | { kind: 'slow'; ms: number }
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  | { kind: 'wrong-shape'; body?: unknown }
  | { kind: 'envelope'; statusCode: number; description: string }
  | { kind: 'defect'; defect: DefectName }
  | { kind: (typeof PLAIN_KINDS)[number] }

/** A fault, the calls it is for, and how often. */
export interface FaultRule {
  /** `<METHOD> <path>` with `*` for any text, or `*` for every call. */
  call: string
  fault: Fault
  /** How many calls it spoils; for ever when absent. */
  times?: number
  /** The document of the only customer whose calls it spoils. */
  customer?: string
}

const PLAIN_KINDS = ['malformed', 'html', 'truncated', 'empty', 'reset', 'lost-answer', 'hang'] as const

/** The faults in force. */
export class FaultList {
  #rules: FaultRule[] = []

  /** Puts new faults in place of all those before. */
  replace(rules: readonly FaultRule[]): void {
    this.#rules = rules.map((rule) => ({ ...rule }))
  }

  get rules(): readonly FaultRule[] {
    return this.#rules
  }

  /**
   * The faults that strike a call, in order, each counted as used: the delays before the first fault that decides the
   * answer, and that one. A defect strikes only the calls it is about, whatever its rule says.
   */
  take(method: string, path: string, document: string | undefined): Fault[] {
    const struck: Fault[] = []
    for (const rule of this.#rules) {
      if (!applies(rule, method, path, document)) continue
      if (rule.times !== undefined) rule.times -= 1
      struck.push(rule.fault)
      if (rule.fault.kind !== 'slow' && rule.fault.kind !== 'defect') break
    }
    this.#rules = this.#rules.filter(({ times }) => times !== 0)
    return struck
  }
}

/**
 * Reads the body of `POST /_sandbox/faults`.
 *
 * @throws {Error} saying what is wrong with it.
 */
export function parseFaults(body: unknown): FaultRule[] {
  const rules = isObject(body) ? body.faults : undefined
  if (!Array.isArray(rules)) throw new Error('Send {"faults": [ … ]}.')
  return rules.map(parseRule)
}

function applies(
  { call, fault, customer }: FaultRule,
  method: string,
  path: string,
  document?: string,
): boolean {
  if (customer !== undefined && customer !== document) return false
  if (fault.kind === 'defect' && !matches(DEFECTS[fault.defect].call, method, path)) return false
  return matches(call, method, path)
}

function matches(pattern: string, method: string, path: string): boolean {
  const literals = pattern.split('*').map((literal) => literal.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literals.join('.*')}$`).test(`${method} ${path}`)
}

function parseRule(rule: unknown): FaultRule {
  if (!isObject(rule)) throw new Error('Each fault is an object with "call" and "fault".')
  const { call, fault, times, customer } = rule
  if (typeof call !== 'string' || !/^(\*|[A-Z]+ \/.*)$/.test(call)) {
    throw new Error(`"call" is "<METHOD> /path", with * for any text, or "*": ${JSON.stringify(call)}`)
  }
  if (times !== undefined && !isCount(times)) throw new Error('"times" is a whole number from 1 on.')
  if (customer !== undefined && typeof customer !== 'string') throw new Error('"customer" is a document.')
  return {
    call,
    fault: parseFault(fault),
    ...(times === undefined ? {} : { times }),
    ...(customer === undefined ? {} : { customer }),
  }
}

function parseFault(fault: unknown): Fault {
  if (!isObject(fault)) throw new Error('"fault" is an object with a "kind".')
  const { kind } = fault
  const plain = PLAIN_KINDS.find((known) => known === kind)
  if (plain !== undefined) return { kind: plain }
  switch (kind) {
    case 'slow':
      if (typeof fault.ms !== 'number' || fault.ms < 0) throw new Error('A slow fault has "ms", from 0 on.')
      return { kind, ms: fault.ms }
    case 'status':
      return parseStatus(fault)
    case 'wrong-shape':
      return { kind, ...('body' in fault ? { body: fault.body } : {}) }
    case 'envelope':
      return {
        kind,
        statusCode: statusCode(fault.statusCode),
        description: String(fault.description ?? ''),
      }
    case 'defect':
      return { kind, defect: defectName(fault.defect) }
    default:
      throw new Error(`Unknown kind of fault: ${JSON.stringify(kind)}`)
  }
}

function parseStatus(fault: Record<string, unknown>): Fault {
  const headers = fault.headers ?? {}
  if (!isObject(headers)) throw new Error('"headers" is an object.')
  return {
    kind: 'status',
    status: statusCode(fault.status),
    ...('body' in fault ? { body: fault.body } : {}),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  }
}

function statusCode(value: unknown): number {
  if (!isCount(value) || value < 200 || value > 599) throw new Error('A status is a number from 200 to 599.')
  return value
}

function defectName(value: unknown): DefectName {
  if (typeof value === 'string' && value in DEFECTS) return value as DefectName
  throw new Error(`Unknown defect: ${JSON.stringify(value)}. Known: ${Object.keys(DEFECTS).join(', ')}`)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0
}
