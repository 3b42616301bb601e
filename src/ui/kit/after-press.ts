import { useCallback, useEffect, useState } from 'react'

/**
 * What is being pressed with the mouse or a finger. A field is left at the beginning of a press; what it then shows would move the
 * page under the pointer, and the press that left it would hit nothing.
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
    // A field that loses the focus says so here too; only the window's own loss ends a press.
    if (event.type === 'blur' && event.target !== window) return
    this.underWay = false
    const due = this.waiting
    this.waiting = []
    // The click itself comes right behind the end of its press.
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
