import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useState } from 'react'

/** The events that end a press. No `mouseup` comes when the browser opens its menu, when a drag begins or when the window is left. */
const ENDS = ['mouseup', 'contextmenu', 'dragend', 'blur']

/**
 * Whether the mouse or a finger is pressing. A press takes the focus from a field at its beginning; if the field then showed a
 * message, the page would move under the pointer, and the press would miss its target.
 */
class Press {
  private underWay = false
  private waiting: (() => void)[] = []

  watch(): () => void {
    // It may have begun before the portal could hear it (src/first-paint/first-paint.js).
    const { dataset } = document.documentElement
    this.underWay = 'pressing' in dataset
    delete dataset.pressing
    const watching = new AbortController()
    const options = { capture: true, signal: watching.signal }
    window.addEventListener('mousedown', this.began, options)
    for (const end of ENDS) window.addEventListener(end, this.ended, options)
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
    if (event.type === 'blur' && event.target instanceof Element) return
    this.underWay = false
    const due = this.waiting
    this.waiting = []
    // The browser sends the click after the end of its press.
    setTimeout(() => {
      for (const run of due) run()
    })
  }
}

const PressContext = createContext<Press | undefined>(undefined)

/** Watches the presses for all fields inside. Put it once, around the whole page. */
export function PressProvider({ children }: { readonly children: ReactNode }) {
  const [press] = useState(() => new Press())
  // Before the effects of the fields, which may want to know.
  useLayoutEffect(() => press.watch(), [press])
  return <PressContext value={press}>{children}</PressContext>
}

/** The handler, held back while a press is under way. */
export function useAfterPress(handler: (() => void) | undefined): () => void {
  const press = useContext(PressContext)
  if (press === undefined) throw new Error('A field needs a PressProvider above it')
  return useCallback(() => {
    if (handler) press.after(handler)
  }, [press, handler])
}
