import type { CustomerDocument } from '@domain/person/customer-document.ts'
import type { Session } from '@domain/session/session.ts'
import type { Cancel } from '../clock.ts'

/**
 * Why there is (no) session now. `expired`: its time ran out or the server refused it; `elsewhere`: another tab changed it.
 */
export type SessionChange = 'signed-in' | 'signed-out' | 'expired' | 'elsewhere'

/** The one owner of the session. Everything that must be wiped when it ends subscribes here. */
export abstract class SessionStore {
  /** What is stored, valid or not; undefined when token or record is missing or unreadable. */
  abstract current(): Session | undefined
  /** A short, stable key under which this device keeps a customer's choices. About a thousand CPFs share one (docs/decisions/144). */
  abstract keyOf(document: CustomerDocument): string
  abstract save(session: Session): void
  /**
   * The customer is signing out: from now on no other page finds the session, also not this one after a reload. {@link current}
   * still gives it here, until {@link clear}.
   */
  abstract leave(): void
  /** Whether {@link current} gives a session that is being left. Tokens do not tell: a server may give the next session the same one. */
  abstract isLeaving(): boolean
  /** Forgets token, record and everything private of this customer. */
  abstract clear(why: 'signed-out' | 'expired'): void
  abstract subscribe(listener: (change: SessionChange) => void): Cancel
}
