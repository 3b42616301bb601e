import type { Cancellation } from '@application/cancellation.ts'
import { Clock } from '@application/clock.ts'
import { Aborted } from '@application/port-failure.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { injectable } from 'inversify'

interface Kept {
  readonly answer: Promise<unknown>
  /** When it was asked for, in epoch milliseconds. */
  readonly since: number
}

/**
 * Answers that several screens share within one session, so that none is asked for twice. Failures are not kept, and
 * everything goes when the session does: nothing of one customer is ever shown to the next (decisions.md §15).
 */
@injectable()
export class SessionCache {
  private readonly answers = new Map<string, Kept>()

  constructor(
    sessions: SessionStore,
    private readonly clock: Clock,
  ) {
    sessions.subscribe(() => this.answers.clear())
  }

  /**
   * A copy of the kept answer under this key, or of what `load` gives. The load itself outlives a screen that stops waiting for
   * it.
   */
  async remember<T>(key: string, load: () => Promise<T>, signal?: Cancellation): Promise<T> {
    const kept = this.answers.get(key)?.answer as Promise<T> | undefined
    return structuredClone(await abortable(kept ?? this.keep(key, load()), signal))
  }

  /** Keeps under this key what the answer to another question has told along. */
  know(key: string, answer: unknown): void {
    void this.keep(key, Promise.resolve(structuredClone(answer)))
  }

  /** Milliseconds since the kept answer was asked for; infinite where there is none. */
  age(key: string): number {
    return this.clock.now() - (this.answers.get(key)?.since ?? Number.NEGATIVE_INFINITY)
  }

  forget(key: string): void {
    this.answers.delete(key)
  }

  private keep<T>(key: string, answer: Promise<T>): Promise<T> {
    this.answers.set(key, { answer, since: this.clock.now() })
    answer.catch(() => {
      if (this.answers.get(key)?.answer === answer) this.answers.delete(key)
    })
    return answer
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
