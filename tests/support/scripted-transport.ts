import {
  type AxiosAdapter,
  AxiosError,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios'

/** What the network does with one request. */
export type Outcome =
  | {
      readonly status: number
      readonly body: string
      readonly headers?: Record<string, string>
      /** Milliseconds until it comes. */
      readonly after?: number
    }
  | { readonly failure: 'network' | 'timeout' }
  /** Nothing comes until the request is cancelled. */
  | { readonly failure: 'silence' }

/** A success in the backend's envelope. */
export const withData = (data: unknown): Outcome => ({
  status: 200,
  body: JSON.stringify({ data, statusCode: 200 }),
})

/** A request as it would go over the network. */
export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly timeout: number
  /** What the browser's own cache may do with the answer. */
  readonly cache: RequestCache | undefined
}

/**
 * A network with given outcomes: one after the other, the last of them for ever. Everything above it is the real axios, which
 * is where statuses are judged.
 */
export function scriptedTransport(...outcomes: readonly Outcome[]) {
  const sent: SentRequest[] = []
  const transport: AxiosAdapter = async (config) => {
    sent.push(toSentRequest(config))
    const outcome = outcomes[Math.min(sent.length, outcomes.length) - 1]
    if (outcome === undefined) throw new Error('the transport was given no outcome')
    if ('failure' in outcome) {
      if (outcome.failure === 'silence') return cancelled(config)
      throw failureOf(outcome.failure, config)
    }
    if (outcome.after) await wait(outcome.after)
    const response: AxiosResponse = {
      data: new TextEncoder().encode(outcome.body).buffer,
      status: outcome.status,
      statusText: '',
      headers: outcome.headers ?? {},
      config,
    }
    if (outcome.status >= 200 && outcome.status < 300) return response
    throw new AxiosError('status', AxiosError.ERR_BAD_RESPONSE, config, undefined, response)
  }
  return { sent, transport }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const cancelled = ({ signal }: InternalAxiosRequestConfig) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener?.('abort', () => reject(new CanceledError()))
  })

function failureOf(failure: 'network' | 'timeout', config: InternalAxiosRequestConfig): AxiosError {
  return new AxiosError(
    failure,
    failure === 'timeout' ? AxiosError.ETIMEDOUT : AxiosError.ERR_NETWORK,
    config,
  )
}

function toSentRequest(config: InternalAxiosRequestConfig): SentRequest {
  return {
    method: (config.method ?? '').toUpperCase(),
    url: config.url ?? '',
    query: config.params ?? {},
    headers: Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
    ),
    body: config.data,
    timeout: config.timeout ?? 0,
    cache: config.fetchOptions?.cache,
  }
}
