import type { PortFailureReason } from '../port-failure.ts'
import type { CrashOrigin } from './observations.ts'

/** What the browser measures of a visit: the Web Vitals. */
export type Vital = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'

/** Names of errors that are reported; every other one is `other`, because a name may be any text. */
const ERRORS = [
  'AbortError',
  'AggregateError',
  'DataCloneError',
  'Error',
  'EvalError',
  'InvalidStateError',
  'MissingPart',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'PortFailure',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TypeError',
  'URIError',
] as const

/** The directives of the portal's own policy (deploy/security-headers.ts), with those that browsers name in their place. */
const DIRECTIVES = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
] as const

/** What the browser says was refused. An address is not in the list, and is reported as `other`. */
const REFUSED = [
  'blob',
  'data',
  'eval',
  'inline',
  'trusted-types-policy',
  'trusted-types-sink',
  'wasm-eval',
] as const

/** A word of a list, or `other`. */
const wordOf = <const Words extends readonly string[]>(
  words: Words,
  text: unknown,
): Words[number] | 'other' => words.find((word) => word === text) ?? 'other'

export const errorName = (thrown: unknown) => wordOf(ERRORS, nameOf(thrown))
export const directiveName = (directive: string) => wordOf(DIRECTIVES, directive)
export const refusedName = (blocked: string) => wordOf(REFUSED, blocked)

/** Anything can be thrown, also an object whose `name` throws. */
function nameOf(thrown: unknown): unknown {
  try {
    return typeof thrown === 'object' && thrown !== null && 'name' in thrown ? thrown.name : undefined
  } catch {
    return undefined
  }
}

/** Only a status that HTTP has: an envelope may carry any number. */
export const statusOf = (failure: PortFailureReason): number | undefined =>
  failure.kind === 'rejected' && failure.status >= 100 && failure.status <= 599 ? failure.status : undefined

/** One thing that is reported: words out of closed lists, and numbers. There is no field for a text. */
export type TelemetryEvent = {
  /** The template of the screen's address, such as `/campanha/:id/detalhes`. */
  readonly screen: string
} & (
  | { readonly kind: 'visit' }
  | { readonly kind: 'vital'; readonly name: Vital; readonly value: number }
  | {
      readonly kind: 'crash'
      readonly at: CrashOrigin
      readonly error: ReturnType<typeof errorName>
      /** Places in the files of the build, such as `home-Ab12.js:1:3456`, the innermost first. */
      readonly frames: readonly string[]
    }
  | { readonly kind: 'missing-part'; readonly file?: string | undefined }
  | {
      readonly kind: 'call'
      /** The template of a call, such as `GET /api/termo/{id}`. */
      readonly call: string
      readonly failure: PortFailureReason['kind']
      readonly status?: number | undefined
      /** Of an answer with another shape, such as `data.[].valorTotalDaCompra`: names of the source, and none of the answer's own. */
      readonly field?: string | undefined
    }
  | {
      readonly kind: 'policy'
      readonly directive: ReturnType<typeof directiveName>
      readonly refused: ReturnType<typeof refusedName>
    }
)
