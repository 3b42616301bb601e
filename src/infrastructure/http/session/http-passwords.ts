import { Passwords, type RecoveryChannel } from '@application/session/passwords.ts'
import type { CustomerDocument } from '@domain/person/customer-document.ts'
import { inject, injectable } from 'inversify'
import { anything, serverMessage } from '../../shapes.ts'
import { IdentityApi } from '../identity-api.ts'

@injectable()
export class HttpPasswords extends Passwords {
  constructor(@inject(IdentityApi) private readonly api: IdentityApi) {
    super()
  }

  async recover(document: CustomerDocument, channel: RecoveryChannel): Promise<string> {
    return this.api.post('/api/login/recuperarsenha', serverMessage, {
      query: { preferencialChannel: channel, cpfEmail: document.characters },
    })
  }

  async change(current: string, next: string): Promise<void> {
    await this.api.post('/api/login/alterarsenha', anything, {
      form: { senhaAtual: current, senhaNova: next },
    })
  }
}
