import type { Observations } from '@application/telemetry/observations.ts'

/** Passes to `observations` every error that no code has caught, and every breach of the content-security policy. */
export function recordUncaughtErrors(window: Window, observations: Observations): void {
  window.addEventListener('error', ({ error }) =>
    observations.record({ kind: 'crash', at: 'page', thrown: error }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    observations.record({ kind: 'crash', at: 'promise', thrown: reason }),
  )
  window.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    observations.record({ kind: 'policy', directive: effectiveDirective, blocked: blockedURI }),
  )
}
