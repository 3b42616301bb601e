import type { Cancellation } from '@application/cancellation.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { beforeSending } from '@application/port-failure.ts'
import type { Person, ProfileUpdate } from '@domain/person/person.ts'
import { refusal } from '../refusal.ts'
import { Steering } from '../steering.ts'

/** What is left of the 24 hours right after the request. The minute that is running is not counted. */
const TIME_LEFT = { hours: 23, minutes: 59 }

export class InMemoryPersonRepository extends PersonRepository {
  readonly steering = new Steering()
  /** What happens to a saved profile on its way to the server, once the registration was read. */
  readonly onTheWay = new Steering()
  /** How often a profile was saved. */
  updates = 0

  constructor(private person: Person) {
    super()
  }

  /** What another device or app does. */
  changeElsewhere(changes: Partial<Person>): void {
    this.person = { ...this.person, ...changes }
  }

  find(signal?: Cancellation): Promise<Person> {
    return this.steering.answer(() => this.person, signal)
  }

  async update(
    { phone, document, ...update }: ProfileUpdate,
    mayReplace: (now: Person) => boolean,
  ): Promise<Person | undefined> {
    const now = await beforeSending(this.find())
    if (!mayReplace(now)) return now
    await this.onTheWay.answer(() => {
      this.updates++
      const changes = given(update)
      const unlisted = Object.entries(this.person.unlisted).filter(([fact]) => !(fact in changes))
      this.person = structuredClone({
        ...this.person,
        ...changes,
        unlisted: Object.fromEntries(unlisted),
        document: document.characters,
        phones: [phone, ...this.person.phones.slice(1)],
      })
    })
    return undefined
  }

  deactivate(): Promise<string> {
    return this.steering.answer(() => {
      if (this.person.deactivation) throw refusal(400, 'A desativação do cadastro já foi solicitada.')
      this.person = { ...this.person, deactivation: { timeLeft: TIME_LEFT } }
      return 'Solicitação recebida. Você tem 24 horas para reativar o seu cadastro.'
    })
  }

  reactivate(): Promise<string> {
    return this.steering.answer(() => {
      if (!this.person.deactivation) throw refusal(400, 'O cadastro já está ativo.')
      this.person = { ...this.person, deactivation: undefined }
      return 'Cadastro reativado com sucesso.'
    })
  }
}

/** What is undefined is left as it is. */
const given = <Update extends object>(update: Update): Partial<Update> =>
  Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined)) as Partial<Update>
