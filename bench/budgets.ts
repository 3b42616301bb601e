/** A figure of the tables and the budget that it must keep: at most, or at least. */
export interface Budget {
  readonly figure: string
  readonly unit: string
  readonly digits?: number
  readonly most?: number
  readonly least?: number
}

/** The login, opened for the first time on this device. */
export const LOGIN = {
  code: { figure: 'html + css + js until an empty **Entrar** answers', unit: 'KiB', most: 120 },
  requests: { figure: 'requests until then', unit: '', most: 9 },
  firstContentfulPaint: { figure: 'Lighthouse FCP', unit: 's', digits: 2, most: 1 },
  largestContentfulPaint: { figure: 'Lighthouse LCP', unit: 's', digits: 2, most: 1.2 },
  firstPaint: { figure: 'throttled browser: first paint', unit: 's', digits: 2, most: 1.7 },
  usable: { figure: 'throttled browser: an empty **Entrar** answers', unit: 's', digits: 2, most: 2.6 },
  performance: { figure: 'Lighthouse performance', unit: '', least: 99 },
} satisfies Record<string, Budget>

/** Home, opened with a session on a device that holds nothing else of the portal. */
export const HOME = {
  code: { figure: 'html + css + js until the balance stands', unit: 'KiB', most: 150 },
  requests: { figure: 'requests until then, pictures and calls included', unit: '', most: 32 },
  largestContentfulPaint: { figure: 'Lighthouse LCP', unit: 's', digits: 2, most: 1.9 },
  totalBlockingTime: { figure: 'Lighthouse TBT', unit: 'ms', most: 120 },
  cumulativeLayoutShift: { figure: 'Lighthouse CLS', unit: '', digits: 3, most: 0 },
  usable: { figure: 'throttled browser: the balance stands', unit: 's', digits: 2, most: 4 },
  performance: { figure: 'Lighthouse performance', unit: '', least: 97 },
} satisfies Record<string, Budget>

/** The slowest of all changes of screen. */
export const ROUTES = {
  cold: { figure: 'route change, cold after idle, the slowest', unit: 'ms', most: 120 },
  warm: { figure: 'route change, warm, the slowest', unit: 'ms', most: 50 },
} satisfies Record<string, Budget>

/** What the build leaves in dist. */
export const BUILT = {
  javaScript: { figure: 'all JavaScript, gzip', unit: 'KiB', most: 400 },
  ahead: { figure: 'requests that the worker makes ahead', unit: '', most: 30 },
} satisfies Record<string, Budget>

/** How much slower a median over HTTP/2 may be than over HTTP/1.1: two series of the same page differ by as much. */
export const HTTP2_TOLERANCE = 1.05
