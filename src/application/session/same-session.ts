import { PortFailure } from '../port-failure.ts'
import type { SessionStore } from './session-store.ts'

/**
 * Remembers whose session it is now. The returned function says whether it still is: several calls in a row must not go on for
 * another customer who has signed in meanwhile.
 */
export function sameSession(sessions: SessionStore): () => boolean {
  const token = sessions.current()?.token
  return () => sessions.current()?.token === token
}

/** As {@link sameSession}, and false as soon as **Sair** is pressed: a write of several calls must not go on after it. */
export function staysSignedIn(sessions: SessionStore): () => boolean {
  const isSameSession = sameSession(sessions)
  return () => isSameSession() && !sessions.isLeaving()
}

/**
 * Remembers whose session it is now. The returned function is false once that session has ended: what the server says to one customer is
 * not shown to the next. What begins without a session, such as a sign-in, may always be shown.
 */
export function mayStillShow(sessions: SessionStore): () => boolean {
  const token = sessions.current()?.token
  return () => token === undefined || sessions.current()?.token === token
}

/** The failure of a call that was not made because its session had ended. */
export const sessionEnded = (): PortFailure => new PortFailure({ kind: 'unauthenticated', unsent: true })
