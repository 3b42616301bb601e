/**
 * Gives a browser between the floor (docs/browsers.md) and those of 2024 what the portal and its libraries use of newer ones, as far
 * as they use it. Only such a browser fetches this file. Call it before anything else of the portal runs.
 */
export function completeOlderBrowser(window: Window & typeof globalThis): void {
  add(window.Array.prototype, {
    toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
      return [...this].sort(compare)
    },
    findLast(this: unknown[], matches: (item: unknown) => boolean) {
      return [...this].reverse().find((item) => matches(item))
    },
  })
  const element = window.HTMLElement.prototype
  if (!('inert' in element)) keepInertPartsOut(window.document)
  if (add(element, { hidePopover: hide })) openPopovers(window.document)
}

/** Adds the members that are missing. @returns whether any was missing. */
function add(prototype: object, members: Readonly<Record<string, unknown>>): boolean {
  const missing = Object.entries(members).filter(([name]) => !(name in prototype))
  for (const [name, value] of missing)
    Object.defineProperty(prototype, name, { value, configurable: true, writable: true })
  return missing.length > 0
}

/** Neither a press nor the focus reaches a part with the attribute `inert`, and screen readers do not read it. */
function keepInertPartsOut(document: Document): void {
  const isInert = ({ target }: Event) => target instanceof Element && target.closest('[inert]') !== null
  document.addEventListener(
    'click',
    (event) => {
      if (!isInert(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  document.addEventListener('focusin', (event) => {
    if (isInert(event) && event.target instanceof HTMLElement) event.target.blur()
  })
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof Element)) continue
      if (target.hasAttribute('inert')) target.setAttribute('aria-hidden', 'true')
      else target.removeAttribute('aria-hidden')
    }
  }).observe(document, { subtree: true, attributeFilter: ['inert'] })
}

/** How the style sheets know an open popover where `:popover-open` is unknown. */
const SHOWN = 'data-shown'

function hide(this: HTMLElement): void {
  this.removeAttribute(SHOWN)
  opener(this)?.setAttribute('aria-expanded', 'false')
}

const opener = ({ id, ownerDocument }: Element) =>
  ownerDocument.querySelector<HTMLElement>(`[popovertarget="${id}"]`)

/** Popovers open and close by their button, and close by Esc and by a press outside. */
function openPopovers(document: Document): void {
  const shown = () => [...document.querySelectorAll<HTMLElement>(`[popover][${SHOWN}]`)]
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest('[popovertarget]')
    const wasShown = shown()
    for (const popover of wasShown) if (!popover.contains(target)) popover.hidePopover()
    const own = button && document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (!own || wasShown.includes(own)) return
    own.setAttribute(SHOWN, '')
    button.setAttribute('aria-expanded', 'true')
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const popover of shown()) {
      // The menu behind it stays open.
      event.preventDefault()
      popover.hidePopover()
      opener(popover)?.focus()
    }
  })
}
