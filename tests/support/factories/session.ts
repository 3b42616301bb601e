import type { Session } from '@domain/session/session.ts'
import { Factory } from 'fishery'

class SessionFactory extends Factory<Session> {
  expiringAt(expiresAt: number) {
    return this.params({ expiresAt })
  }
}

/** A session that lasts one day from noon of 20/11/2026 in Brazil, which is the time of the tests. */
export const session = SessionFactory.define(
  (): Session => ({
    token: 'token-maria',
    expiresAt: Date.UTC(2026, 10, 21, 15),
    customer: 'maria',
  }),
)
