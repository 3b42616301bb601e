import type { Cancel } from '@application/clock.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import type { Toasts } from '../kit/toasts.ts'
import { screenContent } from '../screen/content.ts'

/** Runs from the start, because the first answer may end the session before any screen is shown. */
export const sayWhenSessionExpires = (sessions: SessionStore, toasts: Toasts): Cancel =>
  sessions.subscribe((change) => {
    if (change === 'expired') toasts.show('info', screenContent.failures.load.unauthenticated)
  })
