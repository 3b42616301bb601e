/** A call as it arrived, for tests that ask what was sent. */
export interface RecordedRequest {
  method: string
  path: string
  /** The first value of each parameter. */
  query: Record<string, string>
  headers: Record<string, string>
  /** The body as text; empty when there was none. */
  body: string
  /** The document of the customer whose valid token came along. */
  cpf?: string
}

const KEPT = 5000

/** Adds a request to the list, and drops the oldest ones beyond its limit. */
export function record(requests: RecordedRequest[], request: RecordedRequest): void {
  requests.push(request)
  if (requests.length > KEPT) requests.splice(0, requests.length - KEPT)
}
