import { PortFailure } from '@application/port-failure.ts'
import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import type { Registration } from '@domain/registration/registration.ts'
import { Steering } from '../steering.ts'

/** Registers each document once. */
export class InMemoryRegistrationRepository extends RegistrationRepository {
  readonly steering = new Steering()
  readonly registered: Registration[] = []

  async register(registration: Registration): Promise<void> {
    await this.steering.answer(() => {
      if (this.registered.some(({ document }) => document.characters === registration.document.characters))
        throw alreadyRegistered
      this.registered.push(structuredClone(registration))
    })
  }
}

const alreadyRegistered = new PortFailure({
  kind: 'rejected',
  status: 400,
  description: 'CPF já cadastrado.',
  errors: ['Já existe um cadastro com este CPF. Entre ou recupere a senha.'],
})
