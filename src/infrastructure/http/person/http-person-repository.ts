import type { Cancellation } from '@application/cancellation.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { unsent } from '@application/port-failure.ts'
import { sameSession, sessionEnded } from '@application/session/same-session.ts'
import { SessionStore } from '@application/session/session-store.ts'
import type { Person, ProfileUpdate } from '@domain/person/person.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { serverMessage } from '../../shapes.ts'
import { readShape } from '../http-client.ts'
import { IdentityApi } from '../identity-api.ts'
import { SessionCache } from '../session-cache.ts'
import { PERSON_PATH } from './person-path.ts'
import { type RawPerson, toPerson, toUpdateBody, wirePerson } from './wire-person.ts'

/** Milliseconds within which a screen and a prompt that ask at once share an answer. */
const SAME_MOMENT = 1000

@injectable()
export class HttpPersonRepository extends PersonRepository {
  constructor(
    @inject(IdentityApi) private readonly api: IdentityApi,
    @inject(SessionCache) private readonly cache: SessionCache,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    super()
  }

  async find(signal?: Cancellation): Promise<Person> {
    return toPerson(readShape(wirePerson, await this.raw(signal)))
  }

  async findAnew(signal?: Cancellation): Promise<Person> {
    if (this.cache.age(PERSON_PATH) > SAME_MOMENT) this.cache.forget(PERSON_PATH)
    return this.find(signal)
  }

  async update(update: ProfileUpdate): Promise<void> {
    // What is kept may be hours old: it would undo what was changed since in another tab or app.
    this.cache.forget(PERSON_PATH)
    const isSameCustomer = sameSession(this.sessions)
    const raw = await this.raw().catch((thrown) => {
      throw unsent(thrown)
    })
    if (!isSameCustomer()) throw sessionEnded()
    const body = toUpdateBody(raw, update)
    await this.write(() => this.api.postProfile(PERSON_PATH, body))
  }

  async deactivate(): Promise<string> {
    return this.write(() => this.api.post('/api/pessoa/desativar/PortalWeb', serverMessage))
  }

  async reactivate(): Promise<string> {
    return this.write(() => this.api.post('/api/pessoa/reativar', serverMessage))
  }

  /** The whole answer, because an update sends back also what nobody reads. */
  private raw(signal?: Cancellation): Promise<RawPerson> {
    const load = async (signal: Cancellation) => {
      const raw = await this.api.get(PERSON_PATH, v.looseObject({}), { signal })
      // A wrong shape is no answer to keep.
      readShape(wirePerson, raw)
      return raw
    }
    return this.cache.remember(PERSON_PATH, load, signal)
  }

  /** A write that failed may have happened all the same, so the kept answer counts no more either way. */
  private async write<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send()
    } finally {
      this.cache.forget(PERSON_PATH)
    }
  }
}
