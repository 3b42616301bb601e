import axios, { type AxiosAdapter, type AxiosResponse } from 'axios'
import { afterTask } from '../after-task.ts'
import { type Fault, isWrite, type Transport, TransportFault } from './transport.ts'

/** @param adapter sends every request, instead of the browser's `fetch`. */
export function axiosTransport(adapter?: AxiosAdapter): Transport {
  const instance = axios.create({
    adapter: adapter ?? 'fetch',
    // Axios would set this header, and a browser that allows it first asks another origin for permission.
    headers: { 'User-Agent': false },
    // No API here takes cookies: axios need not look for one.
    withXSRFToken: false,
  })
  return async (request) => {
    const { method, url, headers, query, body, timeout, signal } = request
    // Each read begins in a task of its own: the many reads of a screen would keep a slow phone from answering a press. A write leaves at once.
    if (method === 'GET') await afterTask()
    try {
      const response = await instance.request<ArrayBuffer>({
        method,
        url,
        headers,
        params: query,
        // An empty text rather than nothing, as backends have always got it. A GET can have no body, not even an empty one.
        data: method === 'GET' ? undefined : (body ?? ''),
        timeout,
        ...(signal && { signal }),
        ...(isWrite(request) && SENT_ONCE),
        // Public content alone is asked for with an `Accept`.
        ...(!headers.Accept && KEPT_NOWHERE),
        // As text it would be decoded piece by piece, which takes twice as long where it is megabytes.
        responseType: 'arraybuffer',
      })
      const read = bodyOf(response)
      // To check and to show an answer takes time too. In between, the browser can answer a press.
      await afterTask()
      if (signal?.aborted) throw new TransportFault({ kind: 'cancelled' })
      return { body: read, date: headerOf(response, 'date') }
    } catch (thrown) {
      const fault = faultOf(thrown)
      throw fault ? new TransportFault(fault) : thrown
    }
  }
}

/**
 * Keeps writes off the connections that reads have left open, because Chromium sends a request again by itself, a POST too, when a
 * connection that it reuses breaks before an answer. A request without credentials takes another connection; no API here reads cookies.
 * Signing in goes with the reads, so that the first write after it does not reuse its connection. Where the API is on another origin both
 * are without credentials already and share their connections: there the browser may repeat, and RedeemPoints asks the account
 * (docs/decisions/052).
 */
const SENT_ONCE = { withCredentials: false }

/** The browser's own cache would hold what one customer was answered for the next one at this device, and would answer the ping. */
const KEPT_NOWHERE = { fetchOptions: { cache: 'no-store' } }

/** A 204 has no body, so it counts as `data: null`. Each adapter decides what null means. */
const bodyOf = ({ status, data }: AxiosResponse<ArrayBuffer>): unknown =>
  status === 204 ? { data: null } : parsed(data)

/**
 * All text counts as UTF-8, as JSON has to be, whatever its header says.
 * @throws {SyntaxError} for HTML or broken JSON.
 */
function parsed(answer: ArrayBuffer): unknown {
  const text = new TextDecoder().decode(answer)
  return text && JSON.parse(text)
}

/** A refusal may come as HTML, which says nothing to the customer. */
function refusal(answer: ArrayBuffer): unknown {
  try {
    return parsed(answer)
  } catch {
    return undefined
  }
}

function faultOf(thrown: unknown): Fault | undefined {
  if (axios.isCancel(thrown)) return { kind: 'cancelled' }
  if (!axios.isAxiosError<ArrayBuffer>(thrown)) return undefined
  const { code, response, message } = thrown
  if (code === 'ETIMEDOUT') return { kind: 'timeout' }
  if (!response) return { kind: 'unanswered' }
  return {
    kind: 'answered',
    status: response.status,
    body: refusal(response.data),
    retryAfter: headerOf(response, 'retry-after'),
    message,
  }
}

function headerOf({ headers }: AxiosResponse, name: string): string | undefined {
  const value: unknown = headers[name]
  return typeof value === 'string' ? value : undefined
}
