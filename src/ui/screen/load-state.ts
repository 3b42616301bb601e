import type { Recalled } from '@application/offline/last-known.ts'
import type { PortFailureReason } from '@application/port-failure.ts'

/** The state of a load. Every screen that waits uses this type. */
export type LoadState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** `age`, in milliseconds, only when there was no signal and the value is a remembered answer. */
  | { readonly status: 'loaded'; readonly value: T; readonly age?: number }
  | { readonly status: 'failed'; readonly failure: PortFailureReason }

/** Whether it has not come yet, and has not failed. */
export const isAwaited = ({ status }: LoadState<unknown>): boolean =>
  status === 'idle' || status === 'pending'

/** The age of a remembered answer, in milliseconds; undefined for any other state. */
export const ageOf = (state: LoadState<unknown>): number | undefined =>
  state.status === 'loaded' ? state.age : undefined

export const idle = { status: 'idle' } as const satisfies LoadState<never>
export const pending = { status: 'pending' } as const satisfies LoadState<never>
export const loaded = <T>(value: T): LoadState<T> => ({ status: 'loaded', value })
export const recalled = <T>({ value, age }: Recalled<T>): LoadState<T> => ({ status: 'loaded', value, age })
export const failed = (failure: PortFailureReason): LoadState<never> => ({ status: 'failed', failure })

/** The same state with another value, computed from the loaded one. */
export function mapLoaded<T, U>(state: LoadState<T>, map: (value: T) => U): LoadState<U> {
  return state.status === 'loaded' ? { ...state, value: map(state.value) } : state
}

/** The value of a finished load, or undefined while there is none. */
export const loadedValue = <T>(state: LoadState<T>): T | undefined =>
  state.status === 'loaded' ? state.value : undefined
