import type { Recalled } from '../../application/offline/last-known.ts'
import type { PortFailureReason } from '../../application/port-failure.ts'

/** What a load is doing: the one type for waiting, everywhere. */
export type Waiting<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** `age` in milliseconds when there was no signal, and this is what was known that long ago. */
  | { readonly status: 'loaded'; readonly value: T; readonly age?: number }
  | { readonly status: 'failed'; readonly failure: PortFailureReason }

export const idle = { status: 'idle' } as const satisfies Waiting<never>
export const pending = { status: 'pending' } as const satisfies Waiting<never>
export const loaded = <T>(value: T): Waiting<T> => ({ status: 'loaded', value })
export const recalled = <T>({ value, age }: Recalled<T>): Waiting<T> => ({ status: 'loaded', value, age })
export const failed = (failure: PortFailureReason): Waiting<never> => ({ status: 'failed', failure })

/** The same load, of something worked out from what was loaded. */
export function mapLoaded<T, U>(waiting: Waiting<T>, map: (value: T) => U): Waiting<U> {
  return waiting.status === 'loaded' ? { ...waiting, value: map(waiting.value) } : waiting
}

/** The value of a finished load, or undefined while there is none. */
export const loadedValue = <T>(waiting: Waiting<T>): T | undefined =>
  waiting.status === 'loaded' ? waiting.value : undefined
