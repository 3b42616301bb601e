/**
 * Marks a part that has the focus only because the element that had it was removed. Nothing in it was chosen, so reset.css draws no
 * ring.
 */
const MARK = 'data-kept-focus'

/**
 * When the focused element is removed, such as a pressed **Tentar de novo**, moves the focus to the nearest part around it that is still
 * in the page. Otherwise the focus goes to the body, and a screen reader begins again at the top.
 * @returns a function that stops this.
 */
export function keepFocus(page: Document): () => void {
  let focused: Element | undefined
  /** The parts around the focused element, the nearest first. They are read early, because a removed element has no parents. */
  let around: readonly HTMLElement[] = []

  const remember = (element: EventTarget | null) => {
    if (!(element instanceof Element) || element === page.body) return
    focused = element
    around = partsAround(element)
  }
  const entered = ({ target }: FocusEvent) => remember(target)
  const left = () => {
    // The customer pressed an empty place: there is nothing to give back. An element that React removed is no longer connected by then.
    queueMicrotask(() => {
      if (focused?.isConnected && isNowhere(page)) focused = undefined
    })
  }
  const gone = new MutationObserver(() => {
    if (focused === undefined || focused.isConnected) return
    focused = undefined
    // A screen that moves the focus by itself does that in this task.
    setTimeout(() => {
      if (isNowhere(page)) around.some((part) => part.isConnected && takesFocus(part))
    })
  })

  remember(page.activeElement)
  page.addEventListener('focusin', entered)
  page.addEventListener('focusout', left)
  gone.observe(page.body, { childList: true, subtree: true })
  return () => {
    page.removeEventListener('focusin', entered)
    page.removeEventListener('focusout', left)
    gone.disconnect()
  }
}

const isNowhere = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body

/** Without the body and the root of the portal, which are everything: a screen reader would read all of it. */
function partsAround(element: Element): readonly HTMLElement[] {
  const parts: HTMLElement[] = []
  for (let at = element.parentElement; at && !at.matches('body, body > :not(dialog)'); at = at.parentElement)
    parts.push(at)
  return parts
}

/** Tries to focus the part. False where the browser refuses, for example because the part has `display: contents`. */
function takesFocus(part: HTMLElement): boolean {
  const isMarked = !part.hasAttribute('tabindex')
  const release = () => {
    part.removeAttribute('tabindex')
    part.removeAttribute(MARK)
  }
  if (isMarked) {
    part.tabIndex = -1
    part.setAttribute(MARK, '')
    part.addEventListener('blur', release, { once: true })
  }
  part.focus({ preventScroll: true })
  const hasIt = part.ownerDocument.activeElement === part
  if (isMarked && !hasIt) release()
  return hasIt
}
