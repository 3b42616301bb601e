import { useEffect } from 'react'

/** Calls `escaped` at Esc while it is active, but not for what lies over the page: an open dialog or popover takes the key itself. */
export function useEscape(active: boolean, escaped: () => void) {
  useEffect(() => {
    if (!active) return
    const pressed = (event: KeyboardEvent) => {
      // A dialog over the page has answered the key already; the browser closes the account menu after this.
      if (event.key === 'Escape' && !event.defaultPrevented && !isPopoverOpen()) escaped()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [active, escaped])
}

/** In a browser without popovers, `openPopovers` has answered the key already (older-browser.ts). */
const isPopoverOpen = (): boolean =>
  'popover' in HTMLElement.prototype && document.querySelector(':popover-open') !== null
