/** Reads are tried again at most twice, after 300 and 900 ms, each up to a half more or less; writes never (docs/quality.md, "Reliability"). */
const RETRY_DELAYS = [300, 900] as const

/** When the server asks for a longer delay, the failure is shown to the customer at once. */
const MAX_RETRY_AFTER = 10_000

const TRANSIENT_STATUSES = new Set([408, 425, 429, 502, 503, 504])

export interface FailedAttempt {
  /** 1 for the first attempt. */
  readonly attempt: number
  /** The HTTP status; undefined when no answer came. */
  readonly status?: number
  /** The `Retry-After` header, where the browser lets us read it. */
  readonly retryAfter?: string | undefined
}

/**
 * Milliseconds to wait before the next attempt; undefined when there is none.
 * @param random a number from 0 to 1: spreads the attempts of many customers after one outage.
 */
export function retryDelay(failure: FailedAttempt, now: number, random: number): number | undefined {
  const base = RETRY_DELAYS[failure.attempt - 1]
  if (base === undefined) return undefined
  if (failure.status !== undefined && !TRANSIENT_STATUSES.has(failure.status)) return undefined

  const asked = parseRetryAfter(failure.retryAfter, now)
  if (asked === undefined) return Math.round(base * (0.5 + random))
  return asked <= MAX_RETRY_AFTER ? asked : undefined
}

/** Seconds or an HTTP date, as RFC 9110 has it. */
function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now)
}
