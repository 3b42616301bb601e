import axios, {
  type AxiosAdapter,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'
import { afterTask } from '../after-task.ts'
import { type Exchange, ExchangeFault, type Fault, isWrite } from './exchange.ts'

/** @param transport sends every request, instead of the environment's own way. */
export function axiosExchange(transport?: AxiosAdapter): Exchange {
  const instance = createAxios(transport)
  return async ({ method, url, headers, query, body, timeout, signal }) => {
    try {
      const response = await instance.request<unknown>({
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
      // To check and to show an answer takes as long as to receive it.
      await afterTask()
      if (signal?.aborted) throw new ExchangeFault({ kind: 'cancelled' })
      return { body: response.data, date: headerOf(response, 'date') }
    } catch (thrown) {
      const fault = faultOf(thrown)
      throw fault ? new ExchangeFault(fault) : thrown
    }
  }
}

function createAxios(transport: AxiosAdapter | undefined): AxiosInstance {
  if (transport) return axios.create({ adapter: transport })
  const instance = axios.create()
  instance.interceptors.request.use((request) =>
    // Signing in goes with the reads, so that the first write after it does not reuse its connection.
    isWrite(request) ? sentOnce(request) : request,
  )
  return instance
}

/**
 * Chromium sends a request again by itself, a POST too, when a connection that it reuses breaks before an answer. Fetching without
 * credentials, which no API here takes as cookies, keeps writes off the connections that reads have left open. Where the API is on
 * another origin both are without credentials already and share their connections: there the browser may repeat, and
 * RedeemPoints asks the account (docs/decisions/052).
 */
function sentOnce(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  // Axios would set this header, and a browser that allows it first asks another origin for permission.
  request.headers.set('User-Agent', false)
  return { ...request, adapter: 'fetch', withCredentials: false }
}

function faultOf(thrown: unknown): Fault | undefined {
  if (axios.isCancel(thrown)) return { kind: 'cancelled' }
  if (!axios.isAxiosError(thrown)) return undefined
  const { code, response, message } = thrown
  if (code === axios.AxiosError.ETIMEDOUT || code === axios.AxiosError.ECONNABORTED)
    return { kind: 'timeout' }
  if (!response) return { kind: 'unanswered' }
  return {
    kind: 'answered',
    status: response.status,
    body: response.data,
    retryAfter: headerOf(response, 'retry-after'),
    message,
  }
}

function headerOf({ headers }: AxiosResponse, name: string): string | undefined {
  const value: unknown = headers[name]
  return typeof value === 'string' ? value : undefined
}
