import { type Cancel, Clock } from '@application/clock.ts'
import { PageVisibility } from '@application/page-visibility.ts'
import { RestoreSession } from '@application/session/restore-session.ts'
import { type SessionChange, SessionStore } from '@application/session/session-store.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { paths } from '../screen/paths.ts'

/**
 * Whether a customer is signed in, for the guard. It checks the stored session on start, at each step from screen to screen, when
 * the customer returns, and at the moment when the session expires.
 */
export class SessionViewModel {
  static readonly dependencies = [RestoreSession, SessionStore, Clock, PageVisibility, Navigation] as const

  status: 'signed-in' | 'signed-out' = 'signed-out'
  /** Another tab has ended the session since this tab last looked. */
  endedElsewhere = false
  /** A new number for each session, so that screens keyed by it never mix two customers. */
  generation = 0
  private releases: Cancel[] = []
  private cancelExpiry: Cancel = () => {}

  constructor(
    private readonly restoreSession: RestoreSession,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
    private readonly visibility: PageVisibility,
    private readonly navigation: Navigation,
  ) {
    this.status = restoreSession.execute()
    observe(this)
  }

  start(): void {
    this.releases = [
      this.sessions.subscribe(this.changed),
      this.visibility.onReturn(this.check),
      this.navigation.onStep(this.check),
    ]
    this.check()
  }

  dispose(): void {
    for (const release of this.releases) release()
    this.cancelExpiry()
  }

  check(): void {
    this.endedElsewhere = false
    this.status = this.restoreSession.execute()
    this.watchExpiry()
  }

  private changed(change: SessionChange): void {
    this.generation++
    const wasSignedIn = this.status === 'signed-in'
    this.status = this.sessions.current() ? this.restoreSession.execute() : 'signed-out'
    this.watchExpiry()
    if (!wasSignedIn || this.status === 'signed-in') return
    // A public screen stays open: somebody may be writing their registration there. From another one the router leads to the login.
    if (change === 'elsewhere') this.endedElsewhere = true
    else this.navigation.go(paths.login, { replace: true })
  }

  private watchExpiry(): void {
    this.cancelExpiry()
    const session = this.sessions.current()
    if (session === undefined) return
    this.cancelExpiry = this.clock.after(session.expiresAt - this.clock.now(), this.check)
  }
}
