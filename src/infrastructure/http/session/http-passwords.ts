import { Passwords, type RecoveryChannel } from '@application/session/passwords.ts'
import { injectable } from 'inversify'
import * as v from 'valibot'
import { IdentityApi } from '../identity-api.ts'
import { anything, nullable, text } from '../wire.ts'

/** What the customer is told (wire.md, call 3). */
const wireMessage = nullable(v.object({ mensagem: text }))

@injectable()
export class HttpPasswords extends Passwords {
  constructor(private readonly api: IdentityApi) {
    super()
  }

  async recover(document: string, channel: RecoveryChannel): Promise<string> {
    const wire = await this.api.post('/api/login/recuperarsenha', wireMessage, {
      query: { preferencialChannel: channel, cpfEmail: document },
    })
    return wire?.mensagem ?? ''
  }

  async change(current: string, next: string): Promise<void> {
    await this.api.post('/api/login/alterarsenha', anything, {
      form: { senhaAtual: current, senhaNova: next },
    })
  }
}
