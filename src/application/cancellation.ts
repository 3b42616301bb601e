/** The members of the browser's AbortSignal that ports need; this layer knows no browser. */
export interface Cancellation {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}
