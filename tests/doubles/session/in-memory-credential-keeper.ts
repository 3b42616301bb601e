import type { Credentials } from '@application/session/authentication.ts'
import { CredentialKeeper } from '@application/session/credential-keeper.ts'

export class InMemoryCredentialKeeper extends CredentialKeeper {
  readonly offered: Credentials[] = []

  async offer(credentials: Credentials): Promise<void> {
    this.offered.push(credentials)
  }
}
