import * as v from 'valibot'
import { DEFECTS, type DefectName } from '../defects.ts'

const Status = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))

/** The ways in which a call can fail. `sandbox/README.md` explains each kind. */
const Fault = v.variant('kind', [
  v.object({ kind: v.literal('slow'), ms: v.pipe(v.number(), v.minValue(0)) }),
  v.object({
    kind: v.literal('status'),
    status: Status,
    body: v.optional(v.unknown()),
    headers: v.optional(v.record(v.string(), v.string()), {}),
  }),
  v.object({ kind: v.literal('wrong-shape'), body: v.optional(v.unknown()) }),
  v.object({ kind: v.literal('envelope'), statusCode: Status, description: v.optional(v.string(), '') }),
  v.object({ kind: v.literal('defect'), defect: v.picklist(Object.keys(DEFECTS) as DefectName[]) }),
  v.object({
    kind: v.picklist(['malformed', 'html', 'truncated', 'empty', 'reset', 'lost-answer', 'hang']),
  }),
])

export type Fault = v.InferOutput<typeof Fault>

/** A fault, the calls it is for, and how often. */
const FaultRule = v.object({
  /** `<METHOD> <path>` with `*` for any text, or `*` for every call. */
  call: v.pipe(v.string(), v.regex(/^(\*|[A-Z]+ \/.*)$/)),
  fault: Fault,
  /** How many calls it affects; all when absent. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The document of the only customer whose calls it affects. */
  customer: v.optional(v.string()),
})

type FaultRule = v.InferOutput<typeof FaultRule>

/** The body of `POST /_sandbox/faults`. */
export const FaultRules = v.object({ faults: v.array(FaultRule) })

/** The faults in force. */
export class FaultList {
  #rules: FaultRule[] = []

  /** Replaces all faults. */
  replace(rules: readonly FaultRule[]): void {
    this.#rules = rules.map((rule) => ({ ...rule }))
  }

  get rules(): readonly FaultRule[] {
    return this.#rules
  }

  /**
   * The faults that apply to a call, in order, up to the first one that decides the answer. Each is counted as used. A defect applies only
   * to its own call.
   */
  take(method: string, path: string, document: string | undefined): Fault[] {
    const taken: Fault[] = []
    for (const rule of this.#rules) {
      if (!applies(rule, `${method} ${path}`, document)) continue
      if (rule.times !== undefined) rule.times -= 1
      taken.push(rule.fault)
      if (rule.fault.kind !== 'slow' && rule.fault.kind !== 'defect') break
    }
    this.#rules = this.#rules.filter(({ times }) => times !== 0)
    return taken
  }
}

function applies({ call, fault, customer }: FaultRule, made: string, document: string | undefined): boolean {
  if (customer !== undefined && customer !== document) return false
  if (fault.kind === 'defect' && !matches(DEFECTS[fault.defect].call, made)) return false
  return matches(call, made)
}

function matches(pattern: string, call: string): boolean {
  const literals = pattern.split('*').map((literal) => literal.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literals.join('.*')}$`).test(call)
}
