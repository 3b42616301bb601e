import { useCallback, useEffect } from 'react'

/**
 * What is being pressed with the mouse or a finger. A field is left at the beginning of a press; what it then shows would move the
 * page under the pointer, and the press that left it would hit nothing.
 */
class Press {
  private watchers = 0
  private underWay = false
  private waiting: (() => void)[] = []

  watch(): () => void {
    if (this.watchers++ === 0) this.listen('addEventListener')
    return () => {
      if (--this.watchers === 0) this.listen('removeEventListener')
    }
  }

  /** Runs at once, or when the press that is under way is over. */
  after(run: () => void): void {
    if (this.underWay) this.waiting.push(run)
    else run()
  }

  private listen(change: 'addEventListener' | 'removeEventListener'): void {
    window[change]('mousedown', this.began, true)
    for (const end of ['mouseup', 'dragend', 'blur']) window[change](end, this.ended, true)
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

const press = new Press()

/** The handler, held back while a press is under way. */
export function useAfterPress(handler: (() => void) | undefined): () => void {
  useEffect(() => press.watch(), [])
  return useCallback(() => {
    if (handler) press.after(handler)
  }, [handler])
}
