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

/** A browser without popovers opens them as `openPopovers` does (older-browser.ts). */
const isPopoverOpen = (): boolean =>
  document.querySelector('popover' in HTMLElement.prototype ? ':popover-open' : '[popover][data-shown]') !==
  null
