/** Why a port could not do what it was asked. A closed set: views switch on `kind`. */
export type PortFailureReason = Cause & {
  /** For a write: it failed before any part of it was sent, so it has changed nothing. */
  readonly unsent?: true
}

type Cause =
  /** No connection, or the server could not be reached. */
  | { readonly kind: 'offline' }
  /** The answer did not come in time. For a write, its outcome is unknown. */
  | { readonly kind: 'timeout' }
  /** The token is expired or no longer accepted (HTTP 401 on a call that carried one), or there is no session. */
  | { readonly kind: 'unauthenticated' }
  /** The server understood and said no. `description` and `errors` are its own words, possibly empty. */
  | {
      readonly kind: 'rejected'
      readonly status: number
      readonly description: string
      readonly errors: readonly string[]
    }
  /**
   * The server answered with something the contract does not allow: wrong status, shape or format.
   *
   * @property field where the shape differs, such as `data.[].valorTotalDaCompra`: names that the portal reads, and nothing out of the answer.
   */
  | { readonly kind: 'unexpected'; readonly detail: string; readonly field?: string | undefined }

/** The one error with which every port rejects. An abort asked for by the caller is an {@link Aborted} instead. */
export class PortFailure extends Error {
  override readonly name = 'PortFailure'

  constructor(readonly reason: PortFailureReason) {
    super(reason.kind === 'unexpected' ? `unexpected: ${reason.detail}` : reason.kind)
  }
}

/** The caller cancelled its own request: not a failure, and nothing to show. */
export class Aborted extends Error {
  override readonly name = 'Aborted'
}

/**
 * The reason of a thrown {@link PortFailure}. Anything else is a bug of the portal: it gives `unexpected`, and is reported
 * (docs/decisions/116).
 */
export function failureReason(thrown: unknown): PortFailureReason {
  if (thrown instanceof PortFailure) return thrown.reason
  reportBug(thrown)
  return { kind: 'unexpected', detail: thrown instanceof Error ? thrown.message : String(thrown) }
}

/**
 * Reports a bug of the portal in the way in which the browser reports an error that no code has caught. It leaves out
 * {@link PortFailure} and {@link Aborted}, because ports reject with these on purpose.
 *
 * @returns undefined, for the place of a value that could not be had.
 */
export function reportBug(thrown: unknown): undefined {
  if (thrown instanceof PortFailure || thrown instanceof Aborted) return
  // Browsers have this function. In Node.js it is missing, and then nothing is reported.
  const { reportError } = globalThis as { reportError?: (thrown: unknown) => void }
  reportError?.(thrown)
}

/**
 * Waits for a step that a write needs first, such as a read. When it fails, its failure is marked `unsent`, because nothing of the write
 * was sent.
 */
export const beforeSending = <T>(step: Promise<T>): Promise<T> =>
  step.catch((thrown) => {
    throw new PortFailure({ ...failureReason(thrown), unsent: true })
  })

/**
 * Request Timeout, Bad Gateway, Gateway Timeout: a proxy stopped waiting, whatever words it sends. The service may have done the write, or
 * may still do it.
 */
const ANSWER_LOST: ReadonlySet<number> = new Set([408, 502, 504])

/** Whether the outcome of a write that failed so is unknown: it may have happened (product.md, rule 7). */
export function leavesOutcomeUnknown(reason: PortFailureReason): boolean {
  if (reason.unsent) return false
  switch (reason.kind) {
    case 'offline':
    case 'timeout':
    case 'unexpected':
      return true
    case 'rejected':
      // A 5xx without the service's own words may come from a proxy, after the service has done the write.
      return ANSWER_LOST.has(reason.status) || (reason.status >= 500 && reason.description === '')
    case 'unauthenticated':
      return false
  }
}

/** Whether the connection was probably the reason: there was none, or it was too slow. Later it may work. */
export function lacksSignal(reason: PortFailureReason): boolean {
  return reason.kind === 'offline' || reason.kind === 'timeout'
}

/** The server wants a session, took too long or was asked too often: these 4xx say nothing about what was asked. */
const NOT_REFUSALS: readonly number[] = [401, 408, 429]

/** Whether the server understood the request and said no to it (4xx). Asked again, it would say no again. */
export function refusesRequest(reason: PortFailureReason): boolean {
  return reason.kind === 'rejected' && reason.status < 500 && !NOT_REFUSALS.includes(reason.status)
}
