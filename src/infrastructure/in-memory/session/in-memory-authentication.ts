import type { Clock } from '@application/clock.ts'
import {
  Authentication,
  type Credentials,
  type IssuedToken,
  WrongCredentials,
} from '@application/session/authentication.ts'
import { Steering } from '../steering.ts'
import type { InMemoryAccounts } from './in-memory-accounts.ts'

const ONE_DAY = 24 * 60 * 60 * 1000

export class InMemoryAuthentication extends Authentication {
  readonly steering = new Steering()
  /** How many sessions were ended. */
  signOuts = 0
  /** What it sends about the token's time besides `.expires`. */
  lifetimeSent: 'duration-and-clock' | 'duration' | 'nothing' = 'duration-and-clock'
  private issued = 0

  constructor(
    private readonly clock: Clock,
    private readonly accounts: InMemoryAccounts,
  ) {
    super()
  }

  async signIn({ document, password }: Credentials): Promise<IssuedToken> {
    return this.steering.answer(() => {
      if (!this.accounts.signIn(document.characters, password)) {
        throw new WrongCredentials({
          kind: 'rejected',
          status: 400,
          description: 'CPF/CNPJ ou senha inválidos.',
          errors: [],
        })
      }
      const now = this.clock.now()
      const issued = { token: `token-${++this.issued}`, expiresAt: now + ONE_DAY }
      if (this.lifetimeSent === 'nothing') return issued
      return {
        ...issued,
        lifetime: { lasts: ONE_DAY, serverNow: this.lifetimeSent === 'duration' ? undefined : now },
      }
    })
  }

  async signOut(): Promise<void> {
    await this.steering.answer(() => {
      this.signOuts++
    })
  }
}
