import type { Session } from '@domain/session/session.ts'
import { Factory } from 'fishery'

class SessionFactory extends Factory<Session> {
  expiringAt(expiresAt: number) {
    return this.params({ expiresAt })
  }
}

/** A session good for a day from noon of 20/11/2026 in Brazil, which is when tests happen. */
export const session = SessionFactory.define(
  (): Session => ({
    token: 'token-maria',
    expiresAt: Date.UTC(2026, 10, 21, 15),
    customer: 'maria',
  }),
)
