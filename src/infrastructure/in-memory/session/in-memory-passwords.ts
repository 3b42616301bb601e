import { Passwords, type RecoveryChannel } from '@application/session/passwords.ts'
import type { CustomerDocument } from '@domain/person/customer-document.ts'
import { refusal } from '../refusal.ts'
import { Steering } from '../steering.ts'

/** Knows the registered documents and the password of the one customer who is signed in. */
export class InMemoryPasswords extends Passwords {
  readonly steering = new Steering()
  readonly recovered: { readonly document: string; readonly channel: RecoveryChannel }[] = []

  constructor(
    private readonly documents: readonly string[] = [],
    private password = 'praca123',
  ) {
    super()
  }

  recover({ characters: document }: CustomerDocument, channel: RecoveryChannel): Promise<string> {
    return this.steering.answer(() => {
      if (!this.documents.includes(document)) throw refusal(404, 'Cadastro não encontrado.')
      this.recovered.push({ document, channel })
      return channel === 'email'
        ? 'Enviamos uma nova senha para o seu e-mail.'
        : 'Enviamos uma nova senha por SMS para o seu celular.'
    })
  }

  change(current: string, next: string): Promise<void> {
    return this.steering.answer(() => {
      if (current !== this.password) throw refusal(400, 'A senha atual não confere.')
      this.password = next
    })
  }
}
