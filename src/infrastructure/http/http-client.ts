import type { Cancellation } from '@application/cancellation.ts'
import { Clock } from '@application/clock.ts'
import { Aborted, PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { DeviceConnection } from '../device-connection.ts'
import { readableText } from '../readable-text.ts'
import { promised, writtenText } from '../shapes.ts'
import { retryDelay } from './retry-policy.ts'
import {
  type Fault,
  isWrite,
  TRANSPORT,
  type Transport,
  TransportFault,
  type WireAnswer,
  type WireRequest,
} from './transport.ts'

/** Milliseconds (docs/quality.md, "Reliability"). */
export const READ_TIMEOUT = 15_000
export const WRITE_TIMEOUT = 30_000
export const PING_TIMEOUT = 5_000

/** Sends requests and turns every way they can end into an answer, a PortFailure or an Aborted. Nothing else gets out. */
@injectable()
export class HttpClient {
  /** @param random gives a number from 0 to 1. */
  constructor(
    @inject(TRANSPORT) private readonly transport: Transport,
    @inject(Clock) private readonly clock: Clock,
    @inject(DeviceConnection) private readonly device: Pick<DeviceConnection, 'isOnline' | 'serverAnswered'>,
    private readonly random: () => number = Math.random,
  ) {}

  /** The parsed JSON of a 2xx answer, of unknown shape. Reads are tried again after transient faults (retry-policy.ts). */
  async send(request: WireRequest): Promise<unknown> {
    return (await this.sendForAnswer(request)).body
  }

  /** As {@link send}, with what else the answer says. */
  async sendForAnswer(request: WireRequest): Promise<WireAnswer> {
    const started = this.clock.now()
    const saysOffline = !this.device.isOnline()
    // Refused at once rather than left in doubt, and never queued: the customer presses again when there is a signal.
    if (saysOffline && isWrite(request)) throw new PortFailure({ kind: 'offline', unsent: true })
    for (let attempt = 1; ; attempt++) {
      try {
        // The time-out is for all attempts together: the customer waits for one answer.
        const answer = await this.transport({ ...request, timeout: this.timeLeft(request, started) })
        this.noteServerTime(request, answer, started)
        if (saysOffline && onlyServerAnswers(request)) this.device.serverAnswered()
        return answer
      } catch (thrown) {
        await this.waitOrThrow(request, started, attempt, thrown)
      }
    }
  }

  /** Reads the time only from an answer for one customer, because a cache on the way may hold any other answer, with an old date. */
  private noteServerTime({ headers }: WireRequest, { date = '' }: WireAnswer, started: number): void {
    const moment = Date.parse(date)
    if (headers.Authorization && !Number.isNaN(moment)) this.clock.serverTimeRead(moment, started)
  }

  /** Waits until the next attempt. Throws what the request ended with when there is none. */
  private async waitOrThrow(
    request: WireRequest,
    started: number,
    attempt: number,
    thrown: unknown,
  ): Promise<void> {
    const fault = faultOf(thrown)
    if (fault?.kind === 'cancelled' || request.signal?.aborted) throw new Aborted()
    const failure = new PortFailure(reasonOf(fault, thrown))
    const delay = this.delayBeforeRetry(request, attempt, fault)
    if (delay === undefined || delay >= this.timeLeft(request, started)) throw failure
    await this.wait(delay, request.signal)
    // The device may have slept meanwhile.
    if (this.timeLeft(request, started) <= 0) throw failure
  }

  /** In milliseconds. Where the clock was put back meanwhile, the whole time-out begins again. */
  private timeLeft({ timeout }: WireRequest, started: number): number {
    return timeout - Math.max(0, this.clock.now() - started)
  }

  private delayBeforeRetry(
    request: WireRequest,
    attempt: number,
    fault: Fault | undefined,
  ): number | undefined {
    if (request.method !== 'GET' || !this.device.isOnline()) return undefined
    if (fault?.kind !== 'unanswered' && fault?.kind !== 'answered') return undefined
    return retryDelay({ attempt, ...fault }, this.clock.now(), this.random())
  }

  private wait(milliseconds: number, signal: Cancellation | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const aborted = () => {
        cancel()
        reject(new Aborted())
      }
      const cancel = this.clock.after(milliseconds, () => {
        signal?.removeEventListener('abort', aborted)
        resolve()
      })
      signal?.addEventListener('abort', aborted)
    })
  }
}

/** Whether only the server may answer: the header forbids caches to answer, and the service worker leaves such requests alone. */
const onlyServerAnswers = ({ headers }: WireRequest): boolean => headers['Cache-Control'] === 'no-cache'

/** Checks that an answer has the shape the contract promises; anything else is a failure of that call (docs/wire.md). */
export function readShape<const Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer)
  if (result.success) return result.output
  const [issue] = result.issues
  const path = v.getDotPath(issue)
  throw new PortFailure({
    kind: 'unexpected',
    detail: `${path ?? 'answer'}: ${issue.message}`,
    field: path?.replace(/\b\d+\b/g, '[]'),
  })
}

// A refusal may come without `data`, and so may the answer to a write of which nothing is read.
const envelopeFields = {
  data: v.optional(v.unknown()),
  statusCode: v.nullish(v.pipe(v.number(), v.integer()), 200),
}

const anyEnvelope = v.object(envelopeFields)

/** The answer to a read. A body with neither field may not be an answer of this API. */
const envelopeOfRead = promised(envelopeFields)

/**
 * Opens `{ data, statusCode }`; a statusCode outside 200–299 is an error even under HTTP 200 (docs/wire.md). So is `false` as
 * the answer to a write: nothing was written, and the description may say why.
 */
export function readEnvelope<const Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  { method }: Pick<WireRequest, 'method'>,
): v.InferOutput<Schema> {
  const { data, statusCode } = readShape(method === 'GET' ? envelopeOfRead : anyEnvelope, answer)
  const isRefusal = data === false && method !== 'GET'
  if (statusCode < 200 || statusCode > 299 || isRefusal) throw new PortFailure(rejection(statusCode, answer))
  return readShape(schema, data)
}

export function isRejectedWith(thrown: unknown, ...statuses: readonly number[]): thrown is PortFailure {
  return (
    thrown instanceof PortFailure &&
    thrown.reason.kind === 'rejected' &&
    statuses.includes(thrown.reason.status)
  )
}

/** The answer of a call, or `nothing` where the backend answers 404. */
export async function orIfNotFound<T, U>(answer: Promise<T>, nothing: U): Promise<T | U> {
  try {
    return await answer
  } catch (thrown) {
    if (isRejectedWith(thrown, 404)) return nothing
    throw thrown
  }
}

/** The texts of a list; entries of another type are left out. */
const texts = v.pipe(
  v.array(v.unknown()),
  v.transform((entries) => entries.filter((entry) => typeof entry === 'string').map(readableText)),
)

const errorBody = v.object({
  description: v.fallback(v.nullish(writtenText), undefined),
  error_description: v.fallback(v.nullish(writtenText), undefined),
  data: v.fallback(v.nullish(v.object({ errors: v.fallback(texts, []) })), undefined),
})

/** The server's own words, as far as it has any: an error page in HTML has none. */
function rejection(status: number, body: unknown): PortFailureReason {
  const result = v.safeParse(errorBody, body)
  const words = result.success ? result.output : undefined
  return {
    kind: 'rejected',
    status,
    description: words?.error_description?.trim() || words?.description?.trim() || '',
    errors: words?.data?.errors ?? [],
  }
}

const faultOf = (thrown: unknown): Fault | undefined =>
  thrown instanceof TransportFault ? thrown.fault : undefined

function reasonOf(fault: Fault | undefined, thrown: unknown): PortFailureReason {
  if (fault?.kind === 'timeout') return { kind: 'timeout' }
  if (fault?.kind === 'unanswered') return { kind: 'offline' }
  if (fault?.kind !== 'answered') return { kind: 'unexpected', detail: String(thrown) }
  if (fault.status >= 400) return rejection(fault.status, fault.body)
  return { kind: 'unexpected', detail: `HTTP ${fault.status}: ${fault.message}` }
}
