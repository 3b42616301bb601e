import { Passwords, type RecoveryChannel } from '@application/session/passwords.ts'
import type { CustomerDocument } from '@domain/person/customer-document.ts'
import { refusal } from '../refusal.ts'
import { Steering } from '../steering.ts'
import type { InMemoryAccounts } from './in-memory-accounts.ts'

export class InMemoryPasswords extends Passwords {
  readonly steering = new Steering()

  constructor(private readonly accounts: InMemoryAccounts) {
    super()
  }

  recover({ characters: document }: CustomerDocument, channel: RecoveryChannel): Promise<string> {
    return this.steering.answer(() => {
      if (!this.accounts.has(document)) throw refusal(404, 'Cadastro não encontrado.')
      return channel === 'email'
        ? 'Enviamos uma nova senha para o seu e-mail.'
        : 'Enviamos uma nova senha por SMS para o seu celular.'
    })
  }

  change(current: string, next: string): Promise<void> {
    return this.steering.answer(() => {
      if (!this.accounts.change(current, next)) throw refusal(400, 'A senha atual não confere.')
    })
  }
}
