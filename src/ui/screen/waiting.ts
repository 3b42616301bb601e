import type { Recalled } from '@application/offline/last-known.ts'
import type { PortFailureReason } from '@application/port-failure.ts'

/** The state of a load. Every screen that waits uses this type. */
export type Waiting<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** `age`, in milliseconds, only when there was no signal and the value is a remembered answer. */
  | { readonly status: 'loaded'; readonly value: T; readonly age?: number }
  | { readonly status: 'failed'; readonly failure: PortFailureReason }

/** Whether it has not come yet, and has not failed. */
export const isAwaited = ({ status }: Waiting<unknown>): boolean => status === 'idle' || status === 'pending'

/** The age of a remembered answer, in milliseconds; undefined for any other state. */
export const ageOf = (waiting: Waiting<unknown>): number | undefined =>
  waiting.status === 'loaded' ? waiting.age : undefined

export const idle = { status: 'idle' } as const satisfies Waiting<never>
export const pending = { status: 'pending' } as const satisfies Waiting<never>
export const loaded = <T>(value: T): Waiting<T> => ({ status: 'loaded', value })
export const recalled = <T>({ value, age }: Recalled<T>): Waiting<T> => ({ status: 'loaded', value, age })
export const failed = (failure: PortFailureReason): Waiting<never> => ({ status: 'failed', failure })

/** The same state with another value, computed from the loaded one. */
export function mapLoaded<T, U>(waiting: Waiting<T>, map: (value: T) => U): Waiting<U> {
  return waiting.status === 'loaded' ? { ...waiting, value: map(waiting.value) } : waiting
}

/** The value of a finished load, or undefined while there is none. */
export const loadedValue = <T>(waiting: Waiting<T>): T | undefined =>
  waiting.status === 'loaded' ? waiting.value : undefined
