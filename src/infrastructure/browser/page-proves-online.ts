/**
 * Some browsers say that the device is offline though a server answers: on a machine without any network but its own, or behind some
 * VPNs. A page that has come over the network proves them wrong, and so does an answer (docs/decisions/133).
 */
export function pageProvesOnline(window: Window & typeof globalThis): void {
  if (window.navigator.onLine) return
  const observer = new window.PerformanceObserver((list) => {
    const [page] = list.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // When the worker gives a page that it has kept, one of the two sizes is 0. Safari before 16.4 leaves both out.
    if (page?.transferSize && page.encodedBodySize) announceOnline(window)
  })
  observer.observe({ type: 'navigation', buffered: true })
}

const CHANGES = ['online', 'offline'] as const

/** From now on `navigator.onLine` reads true. The next `online` or `offline` event of the browser ends this. */
export function announceOnline(window: Window): void {
  const { navigator } = window
  if (navigator.onLine) return
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true })
  window.dispatchEvent(new Event('online'))
  const changed = () => {
    Reflect.deleteProperty(navigator, 'onLine')
    for (const change of CHANGES) window.removeEventListener(change, changed)
  }
  for (const change of CHANGES) window.addEventListener(change, changed)
}
