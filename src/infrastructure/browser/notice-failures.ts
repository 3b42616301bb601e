import type { Observations } from '@application/telemetry/observations.ts'

/** Gives `observations` each failure that the browser tells of because no code caught it. */
export function noticeFailures(window: Window, observations: Observations): void {
  window.addEventListener('error', ({ error }) =>
    observations.notice({ kind: 'crash', at: 'page', thrown: error }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    observations.notice({ kind: 'crash', at: 'promise', thrown: reason }),
  )
  window.addEventListener('vite:preloadError', ({ payload }) =>
    observations.notice({ kind: 'missing-part', thrown: payload }),
  )
  window.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    observations.notice({ kind: 'policy', directive: effectiveDirective, blocked: blockedURI }),
  )
}
