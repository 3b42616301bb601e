import { PortFailure } from '../port-failure.ts'
import type { SessionStore } from './session-store.ts'

/**
 * Remembers whose session it is now. The returned function says whether it still is: what takes several calls must not be finished in the
 * name of a customer who has signed in meanwhile.
 */
export function sameSession(sessions: SessionStore): () => boolean {
  const token = sessions.current()?.token
  return () => sessions.current()?.token === token
}

/** What a call that was not made any more because its session has ended fails with. */
export const sessionEnded = (): PortFailure => new PortFailure({ kind: 'unauthenticated', unsent: true })
