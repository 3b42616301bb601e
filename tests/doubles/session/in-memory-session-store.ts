import type { Cancel } from '@application/clock.ts'
import { type SessionChange, SessionStore } from '@application/session/session-store.ts'
import type { CustomerDocument } from '@domain/person/customer-document.ts'
import type { Session } from '@domain/session/session.ts'

export class InMemorySessionStore extends SessionStore {
  private readonly listeners = new Set<(change: SessionChange) => void>()
  private session: Session | undefined

  constructor(session?: Session) {
    super()
    this.session = session && stored(session)
  }

  current(): Session | undefined {
    return this.session?.token ? { ...this.session } : undefined
  }

  keyOf({ kind, characters }: CustomerDocument): string {
    return `${kind} ${characters}`
  }

  save(session: Session): void {
    this.session = stored(session)
    this.announce('signed-in')
  }

  clear(why: 'signed-out' | 'expired'): void {
    if (this.session === undefined) return
    this.session = undefined
    this.announce(why)
  }

  /** What happens when another tab signs in (with a session) or out (without). */
  changeElsewhere(session: Session | undefined): void {
    this.session = session && stored(session)
    this.announce('elsewhere')
  }

  /** Storage is emptied, and no event says so. */
  loseSilently(): void {
    this.session = undefined
  }

  subscribe(listener: (change: SessionChange) => void): Cancel {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private announce(change: SessionChange): void {
    for (const listener of [...this.listeners]) listener(change)
  }
}

/** A session as storage keeps it: its end in whole seconds. */
const stored = (session: Session): Session => ({
  ...session,
  expiresAt: Math.floor(session.expiresAt / 1000) * 1000,
})
