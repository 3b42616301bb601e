import { useCallback, useEffect, useState } from 'react'

/**
 * Whether the mouse or a finger is pressing. A press takes the focus from a field at its beginning; if the field then showed a
 * message, the page would move under the pointer, and the press would miss its target.
 */
class Press {
  private underWay = false
  private waiting: (() => void)[] = []

  watch(): () => void {
    const watching = new AbortController()
    const options = { capture: true, signal: watching.signal }
    window.addEventListener('mousedown', this.began, options)
    for (const end of ['mouseup', 'dragend', 'blur']) window.addEventListener(end, this.ended, options)
    return () => watching.abort()
  }

  /** Runs at once, or when the press that is under way is over. */
  after(run: () => void): void {
    if (this.underWay) this.waiting.push(run)
    else run()
  }

  private readonly began = () => {
    this.underWay = true
  }

  private readonly ended = (event: Event) => {
    // The blur of a field arrives here too; only the blur of the window ends a press.
    if (event.type === 'blur' && event.target !== window) return
    this.underWay = false
    const due = this.waiting
    this.waiting = []
    // The browser sends the click after the end of its press.
    setTimeout(() => {
      for (const run of due) run()
    })
  }
}

/** The handler, held back while a press is under way. */
export function useAfterPress(handler: (() => void) | undefined): () => void {
  const [press] = useState(() => new Press())
  useEffect(() => press.watch(), [press])
  return useCallback(() => {
    if (handler) press.after(handler)
  }, [press, handler])
}
