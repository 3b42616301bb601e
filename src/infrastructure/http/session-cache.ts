import type { Cancellation } from '@application/cancellation.ts'
import { Clock } from '@application/clock.ts'
import { type Freshness, KEPT } from '@application/freshness.ts'
import { Aborted } from '@application/port-failure.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { inject, injectable } from 'inversify'

/**
 * Answers that several screens share within one session, so that none is asked for twice. Failures are not kept, and
 * everything goes when the session does: nothing of one customer is ever shown to the next (product.md, rule 15).
 */
@injectable()
export class SessionCache {
  private readonly answers = new Map<string, SharedLoad<unknown>>()

  constructor(
    @inject(SessionStore) sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    sessions.subscribe(() => this.answers.clear())
  }

  /**
   * The kept answer under this key, if it is fresh enough, or what `load` gives. No caller may change it, because all get the same. The
   * load is cancelled once no caller waits for it.
   */
  remember<T>(
    key: string,
    load: (signal: Cancellation) => Promise<T>,
    signal?: Cancellation,
    freshness = KEPT,
  ): Promise<T> {
    return this.share(key, async (signal) => frozen(await load(signal)), signal, freshness)
  }

  /** The same, but never frozen: only for callers that change nothing in it. */
  share<T>(
    key: string,
    load: (signal: Cancellation) => Promise<T>,
    signal: Cancellation | undefined,
    freshness: Freshness,
  ): Promise<T> {
    if (!this.has(key, freshness)) this.forget(key)
    const kept = this.answers.get(key) as SharedLoad<T> | undefined
    return (kept ?? this.keep(key, load)).answerFor(signal)
  }

  /** Keeps under this key what the answer to another question contains. */
  put(key: string, answer: unknown): void {
    const kept = frozen(answer)
    this.keep(key, async () => kept)
  }

  /** What is kept under this key, however old; undefined while it is on its way. */
  peek<T>(key: string): T | undefined {
    return (this.answers.get(key) as SharedLoad<T> | undefined)?.settled
  }

  /** Whether an answer that is fresh enough is kept or on its way. */
  has(key: string, { maxAge }: Freshness): boolean {
    const since = this.answers.get(key)?.since
    // `Math.abs`, because somebody may put the device's clock back. Then `since` is later than now.
    return since !== undefined && Math.abs(this.clock.now() - since) < maxAge
  }

  forget(key: string): void {
    this.answers.delete(key)
  }

  /** Forgets every key that begins like this. */
  forgetByPrefix(prefix: string): void {
    for (const key of this.answers.keys()) if (key.startsWith(prefix)) this.forget(key)
  }

  private keep<T>(key: string, load: (signal: Cancellation) => Promise<T>): SharedLoad<T> {
    const shared = new SharedLoad(load, this.clock.now(), () => {
      if (this.answers.get(key) === shared) this.answers.delete(key)
    })
    this.answers.set(key, shared)
    return shared
  }
}

/**
 * In development and in tests, freezes a value and all that is inside it: a caller that changes it throws there. In a build the read-only
 * types have to do, because freezing shows in a list of thousands, and a copy for each caller would take ten times as long.
 */
function frozen<T>(value: T): T {
  if (!import.meta.env.DEV) return value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) value.forEach(frozen)
  else for (const name in value) frozen(value[name])
  return Object.freeze(value)
}

/** One load that several callers may wait for. It goes on while one of them does: leaving a screen does not cancel it for another. */
class SharedLoad<T> {
  private readonly controller = new AbortController()
  private readonly answer: Promise<T>
  private waiting = 0
  private underWay = true
  /** The answer, once it is there. */
  settled: T | undefined

  /**
   * @param since when it was asked for, in epoch milliseconds.
   * @param lost called when there will be no answer, because there was a failure or no caller waits for it.
   */
  constructor(
    load: (signal: Cancellation) => Promise<T>,
    readonly since: number,
    private readonly lost: () => void,
  ) {
    this.answer = load(this.controller.signal)
    this.answer.then(
      (answer) => {
        this.settled = answer
        this.underWay = false
      },
      () => {
        this.underWay = false
        lost()
      },
    )
  }

  async answerFor(signal: Cancellation | undefined): Promise<T> {
    this.waiting++
    try {
      return await abortable(this.answer, signal)
    } finally {
      this.waiting--
      if (this.waiting === 0 && this.underWay) this.abandon()
    }
  }

  private abandon(): void {
    // First, so that no caller joins what is about to end.
    this.lost()
    this.controller.abort()
  }
}

function abortable<T>(answer: Promise<T>, signal: Cancellation | undefined): Promise<T> {
  if (!signal) return answer
  return new Promise<T>((resolve, reject) => {
    const aborted = () => reject(new Aborted())
    if (signal.aborted) aborted()
    signal.addEventListener('abort', aborted)
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', aborted))
  })
}
