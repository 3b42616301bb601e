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

/** The failure of a call that was not made because its session had ended. */
export const sessionEnded = (): PortFailure => new PortFailure({ kind: 'unauthenticated', unsent: true })
