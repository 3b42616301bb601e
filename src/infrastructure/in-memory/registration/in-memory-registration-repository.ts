import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import type { Registration } from '@domain/registration/registration.ts'
import { refusal } from '../refusal.ts'
import { Steering } from '../steering.ts'

/** Registers each document once. */
export class InMemoryRegistrationRepository extends RegistrationRepository {
  readonly steering = new Steering()
  readonly registered: Registration[] = []

  async register(registration: Registration): Promise<void> {
    await this.steering.answer(() => {
      if (this.registered.some(({ document }) => document.characters === registration.document.characters))
        throw refusal(400, 'CPF já cadastrado.', [
          'Já existe um cadastro com este CPF. Entre ou recupere a senha.',
        ])
      this.registered.push(structuredClone(registration))
    })
  }
}
