import type { Cancellation } from '@application/cancellation.ts'
import type { ServiceIdentifier } from 'inversify'

export interface WireRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined values are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined
  readonly body?: unknown
  /** In milliseconds. */
  readonly timeout: number
  readonly signal?: Cancellation | undefined
  /** For a POST that may be carried out twice, such as signing in. */
  readonly repeatable?: true
}

/** What must not be carried out twice. */
export const isWrite = ({ method, repeatable }: WireRequest): boolean => method === 'POST' && !repeatable

/** How a request ended that brought no readable 2xx answer. */
export type Fault =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'timeout' }
  /** No answer came. */
  | { readonly kind: 'unanswered' }
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly body: unknown
      /** The `Retry-After` header, where the browser lets us read it. */
      readonly retryAfter: string | undefined
      readonly message: string
    }

export class TransportFault extends Error {
  override readonly name = 'TransportFault'

  constructor(readonly fault: Fault) {
    super(fault.kind)
  }
}

/** A 2xx answer. */
export interface WireAnswer {
  /** The parsed JSON, of unknown shape. */
  readonly body: unknown
  /** The `Date` header, where the browser lets us read it. */
  readonly date: string | undefined
}

/**
 * Sends one request, once.
 * @throws TransportFault
 */
export type Transport = (request: WireRequest) => Promise<WireAnswer>

export const TRANSPORT: ServiceIdentifier<Transport> = Symbol('transport')
