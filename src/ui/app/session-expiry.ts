import type { Cancel } from '@application/clock.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import type { Toasts } from '../kit/toasts.ts'
import { appContent } from './content.ts'

/** From the start on, because a first answer may end the session before a screen stands. */
export const sayWhenSessionExpires = (sessions: SessionStore, toasts: Toasts): Cancel =>
  sessions.subscribe((change) => {
    if (change === 'expired') toasts.show('info', appContent.sessionExpired)
  })
