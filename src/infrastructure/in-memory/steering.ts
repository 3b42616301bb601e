import type { Cancellation } from '@application/cancellation.ts'
import { Aborted, PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import { deferred } from './deferred.ts'

/**
 * How a test or a scenario steers an in-memory adapter: it can hold its answers back, so that waiting can be seen, and make them fail.
 * Left alone, the adapter simply answers.
 */
export class Steering {
  private failure: PortFailureReason | undefined
  private gate: ReturnType<typeof deferred<void>> | undefined
  private delay: (() => Promise<void>) | undefined

  /** Every call from now on fails like this; undefined makes them succeed again. */
  failWith(reason: PortFailureReason | undefined): void {
    this.failure = reason
  }

  /** Calls from now on wait until {@link release}. */
  hold(): void {
    this.gate = deferred()
  }

  release(): void {
    this.gate?.resolve()
    this.gate = undefined
  }

  /** Every call from now on waits this long before it answers or fails. */
  slowDown(delay: () => Promise<void>): void {
    this.delay = delay
  }

  /** What an adapter's method answers with: a copy, so that changing it changes nothing here. */
  async answer<T>(give: () => T, signal?: Cancellation): Promise<T> {
    const { gate, delay, failure } = this
    if (signal?.aborted) throw new Aborted()
    if (gate) await Promise.race([gate.promise, aborted(signal)])
    if (delay) await Promise.race([delay(), aborted(signal)])
    // Also without a gate the answer comes a moment later, so that the caller shows `pending` first.
    await Promise.resolve()
    if (signal?.aborted) throw new Aborted()
    if (failure) throw new PortFailure(failure)
    return structuredClone(give())
  }
}

function aborted(signal: Cancellation | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Aborted())))
}
