import type { Cancel } from '@application/clock.ts'

/** In milliseconds: how long a screen may take to become as long as it was. */
const SCROLL_TIMEOUT = 3000

/** What a customer does to look elsewhere. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * After a step back, the screen is scrolled to where it was. The browser would scroll too early, while the old screen is still shown. In a
 * browser without the Navigation API each screen begins at the top.
 */
export function keepScrollPlaces(): Cancel {
  const navigation: Navigation | undefined = window.navigation
  if (!navigation) return () => {}
  const end = new AbortController()
  const { signal } = end
  const places = new Map<string, number>()
  let stopReturning: Cancel = () => {}

  const stepped = ({ navigationType, from }: NavigationCurrentEntryChangeEvent) => {
    stopReturning()
    // The old screen is still shown, so this is its scroll position.
    places.set(from.key, window.scrollY)
    const { currentEntry } = navigation
    if (!currentEntry) return
    if (navigationType === 'traverse') stopReturning = scrollBackTo(places.get(currentEntry.key) ?? 0)
    // Before the next screen has come: otherwise its placeholder would be shown from the bottom.
    if (navigationType === 'push' && from.url !== currentEntry.url) window.scrollTo(0, 0)
  }
  // For a reload the browser knows the place itself.
  const left = () => {
    window.history.scrollRestoration = 'auto'
  }

  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', left, { signal })
  navigation.addEventListener('currententrychange', stepped, { signal })
  return () => {
    end.abort()
    stopReturning()
    left()
  }
}

/** As soon as the screen is long enough, and again whenever it grows, until the customer looks elsewhere. */
function scrollBackTo(place: number): Cancel {
  const end = new AbortController()
  const grown = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    if (scrollHeight - clientHeight >= place) window.scrollTo(0, place)
  })
  const stop = () => {
    end.abort()
    grown.disconnect()
    window.clearTimeout(timer)
  }
  const timer = window.setTimeout(stop, SCROLL_TIMEOUT)
  for (const act of ACTS) {
    window.addEventListener(act, stop, { capture: true, passive: true, signal: end.signal })
  }
  grown.observe(document.body)
  return stop
}
