import type { Cancellation } from '@application/cancellation.ts'
import type { Clock } from '@application/clock.ts'
import {
  Authentication,
  type Credentials,
  type IssuedToken,
  WrongCredentials,
} from '@application/session/authentication.ts'
import { Steering } from '../steering.ts'

const ONE_DAY = 24 * 60 * 60 * 1000

/** Knows its customers by document and password. */
export class InMemoryAuthentication extends Authentication {
  readonly steering = new Steering()
  /** How many sessions were ended. */
  signOuts = 0
  private issued = 0

  constructor(
    private readonly clock: Clock,
    private readonly passwords: ReadonlyMap<string, string>,
  ) {
    super()
  }

  async signIn({ document, password }: Credentials, signal?: Cancellation): Promise<IssuedToken> {
    return this.steering.answer(() => {
      if (this.passwords.get(document.characters) !== password) {
        throw new WrongCredentials({
          kind: 'rejected',
          status: 400,
          description: 'CPF/CNPJ ou senha inválidos.',
          errors: [],
        })
      }
      return { token: `token-${++this.issued}`, expiresAt: this.clock.now() + ONE_DAY }
    }, signal)
  }

  async signOut(): Promise<void> {
    await this.steering.answer(() => {
      this.signOuts++
    })
  }
}
