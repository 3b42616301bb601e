import { isSessionValid } from '@domain/session/session.ts'
import { Clock } from '../clock.ts'
import { SessionStore } from './session-store.ts'

/** Decides whether the stored session is still valid, and deletes it if not (product.md §4). */
export class RestoreSession {
  static readonly dependencies = [SessionStore, Clock] as const

  constructor(
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  execute(): 'signed-in' | 'signed-out' {
    const session = this.sessions.current()
    if (session === undefined) {
      this.sessions.clear('signed-out')
      return 'signed-out'
    }
    if (!isSessionValid(session, this.clock.now())) {
      this.sessions.clear('expired')
      return 'signed-out'
    }
    return 'signed-in'
  }
}
