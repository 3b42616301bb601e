import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import type { Registration } from '@domain/registration/registration.ts'
import { refusal } from '../refusal.ts'
import type { InMemoryAccounts } from '../session/in-memory-accounts.ts'
import { Steering } from '../steering.ts'

/** Registers each document once. */
export class InMemoryRegistrationRepository extends RegistrationRepository {
  readonly steering = new Steering()
  readonly registered: Registration[] = []

  constructor(private readonly accounts: InMemoryAccounts) {
    super()
  }

  async register(registration: Registration): Promise<void> {
    await this.steering.answer(() => {
      const { document, password } = registration
      if (this.accounts.has(document.characters)) {
        const name = document.kind.toUpperCase()
        throw refusal(400, `${name} já cadastrado.`, [
          `Já existe um cadastro com este ${name}. Entre ou recupere a senha.`,
        ])
      }
      this.accounts.add(document.characters, password)
      this.registered.push(structuredClone(registration))
    })
  }
}
