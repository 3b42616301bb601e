/**
 * Some browsers say that the device is offline though a server answers: on a machine without any network but its own, or behind some
 * VPNs. The portal would then refuse to sign in. A page that has come over the network proves them wrong, until they tell of a change
 * (docs/decisions/133).
 */
export function believeThePage(window: Window & typeof globalThis): void {
  if (window.navigator.onLine) return
  const observer = new window.PerformanceObserver((list) => {
    const [page] = list.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // When the worker gives a page that it has kept, one of the two sizes is 0. Safari before 16.4 leaves both out.
    if (page?.transferSize && page.encodedBodySize && !window.navigator.onLine) sayOnline(window)
  })
  observer.observe({ type: 'navigation', buffered: true })
}

function sayOnline(window: Window): void {
  const { navigator } = window
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true })
  window.dispatchEvent(new Event('online'))
  for (const change of ['online', 'offline']) {
    window.addEventListener(change, () => Reflect.deleteProperty(navigator, 'onLine'), { once: true })
  }
}
