import type { Cancellation } from '@application/cancellation.ts'
import { Clock } from '@application/clock.ts'
import { Aborted, PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import axios, { type AxiosError, type AxiosInstance } from 'axios'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { DeviceConnection } from '../device-connection.ts'
import { AXIOS } from './create-axios.ts'
import { retryDelay } from './retry-policy.ts'

/** Milliseconds (docs/quality.md, "Reliability"). */
export const READ_TIMEOUT = 15_000
export const WRITE_TIMEOUT = 30_000
export const PING_TIMEOUT = 5_000

export interface WireRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined values are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined
  readonly body?: unknown
  readonly timeout: number
  readonly signal?: Cancellation | undefined
}

/** Sends requests and turns every way they can end into an answer, a PortFailure or an Aborted. Nothing else gets out. */
@injectable()
export class HttpClient {
  /** @param random gives a number from 0 to 1. */
  constructor(
    @inject(AXIOS) private readonly axios: AxiosInstance,
    @inject(Clock) private readonly clock: Clock,
    @inject(DeviceConnection) private readonly device: Pick<DeviceConnection, 'isOnline'>,
    private readonly random: () => number = Math.random,
  ) {}

  /** The parsed JSON of a 2xx answer, of unknown shape. Reads are tried again after passing faults. */
  async send(request: WireRequest): Promise<unknown> {
    // Refused at once rather than left in doubt, and never queued: the customer presses again when there is a signal.
    if (request.method === 'POST' && !this.device.isOnline()) {
      throw new PortFailure({ kind: 'offline', unsent: true })
    }
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(request)
      } catch (thrown) {
        if (axios.isCancel(thrown) || request.signal?.aborted) throw new Aborted()
        const delay = this.delayBeforeRetry(request, attempt, thrown)
        if (delay === undefined) throw new PortFailure(this.reasonOf(thrown))
        await this.wait(delay, request.signal)
      }
    }
  }

  private async attempt({
    method,
    url,
    headers,
    query,
    body,
    timeout,
    signal,
  }: WireRequest): Promise<unknown> {
    const response = await this.axios.request<unknown>({
      method,
      url,
      headers,
      params: query,
      // An empty text rather than nothing: without a body axios drops the Content-Type that every call must carry.
      data: body ?? '',
      timeout,
      ...(signal && { signal }),
      // The defaults would let HTML and broken JSON through as text, under a successful promise.
      responseType: 'json',
      transitional: { silentJSONParsing: false, forcedJSONParsing: true, clarifyTimeoutError: true },
    })
    return response.data
  }

  private delayBeforeRetry(request: WireRequest, attempt: number, thrown: unknown): number | undefined {
    if (request.method !== 'GET' || !axios.isAxiosError(thrown)) return undefined
    if (isTimeout(thrown) || !this.device.isOnline()) return undefined
    // A 2xx that could not be read is the same the second time.
    if (thrown.response && thrown.response.status < 300) return undefined
    const retryAfter: unknown = thrown.response?.headers['retry-after']
    return retryDelay(
      {
        attempt,
        status: thrown.response?.status,
        retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined,
      },
      this.clock.now(),
      this.random(),
    )
  }

  private reasonOf(thrown: unknown): PortFailureReason {
    if (!axios.isAxiosError(thrown)) return { kind: 'unexpected', detail: String(thrown) }
    if (isTimeout(thrown)) return { kind: 'timeout' }
    const { response } = thrown
    if (!response) return { kind: 'offline' }
    if (response.status >= 400) return rejection(response.status, response.data)
    return { kind: 'unexpected', detail: `HTTP ${response.status}: ${thrown.message}` }
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

/** Checks that an answer has the shape the contract promises; anything else is a failure of that call (docs/wire.md). */
export function readShape<const Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new PortFailure({
    kind: 'unexpected',
    detail: `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`,
  })
}

// A refusal may come without `data`, and so may the answer to a write of which nothing is read.
const envelope = v.object({
  data: v.optional(v.unknown()),
  statusCode: v.nullish(v.pipe(v.number(), v.integer()), 200),
})

/** Opens `{ data, statusCode }`; a statusCode outside 200–299 is an error even under HTTP 200 (docs/wire.md). */
export function readEnvelope<const Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const { data, statusCode } = readShape(envelope, answer)
  if (statusCode < 200 || statusCode > 299) throw new PortFailure(rejection(statusCode, answer))
  return readShape(schema, data)
}

/** HTTP 404, which the backend answers for some things that do not exist. */
export function isNotFound(thrown: unknown): boolean {
  return thrown instanceof PortFailure && thrown.reason.kind === 'rejected' && thrown.reason.status === 404
}

/** A list that the backend answers with 404 when it is empty. */
export async function noneIfNotFound<T>(answer: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await answer
  } catch (thrown) {
    if (isNotFound(thrown)) return []
    throw thrown
  }
}

/** The texts of a list; entries of another type are left out. */
const texts = v.pipe(
  v.array(v.unknown()),
  v.transform((entries) => entries.filter((entry) => typeof entry === 'string')),
)

const errorBody = v.object({
  description: v.fallback(v.nullish(v.string()), undefined),
  error_description: v.fallback(v.nullish(v.string()), undefined),
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

function isTimeout(error: AxiosError): boolean {
  return error.code === axios.AxiosError.ETIMEDOUT || error.code === axios.AxiosError.ECONNABORTED
}
