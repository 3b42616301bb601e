import type { Cancellation } from '@application/cancellation.ts'
import { FRESH, type Freshness, KEPT } from '@application/freshness.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { beforeSending } from '@application/port-failure.ts'
import { sameSession, sessionEnded } from '@application/session/same-session.ts'
import { SessionStore } from '@application/session/session-store.ts'
import type { Person, ProfileUpdate } from '@domain/person/person.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { isJsonObject } from '../../json-object.ts'
import { serverMessage } from '../../shapes.ts'
import { readShape } from '../http-client.ts'
import { IdentityApi } from '../identity-api.ts'
import { SessionCache } from '../session-cache.ts'
import { PERSON_PATH, toPerson, wirePerson } from './wire-person.ts'
import type { RawPerson } from './wire-person-update.ts'

const wholeAnswer = v.custom<RawPerson>(isJsonObject, 'expected a person')

@injectable()
export class HttpPersonRepository extends PersonRepository {
  constructor(
    @inject(IdentityApi) private readonly api: IdentityApi,
    @inject(SessionCache) private readonly cache: SessionCache,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    super()
  }

  async find(signal?: Cancellation, freshness = KEPT): Promise<Person> {
    return toPerson(readShape(wirePerson, await this.raw(freshness, signal)))
  }

  async update(update: ProfileUpdate, mayReplace: (now: Person) => boolean): Promise<Person | undefined> {
    const isSameSession = sameSession(this.sessions)
    // What is kept may be hours old: it would undo what was changed since in another tab or app.
    const raw = await beforeSending(this.raw(FRESH))
    if (!isSameSession()) throw sessionEnded()
    const now = toPerson(readShape(wirePerson, raw))
    if (!mayReplace(now)) return now
    // Fetched only for a write, because home only reads the person. The chunk of the profile has it.
    const { toUpdateBody } = await import('./wire-person-update.ts')
    const body = toUpdateBody(raw, update)
    await this.write(() => this.api.postProfile(PERSON_PATH, body))
    return undefined
  }

  async deactivate(): Promise<string> {
    return this.write(() => this.api.post('/api/pessoa/desativar/PortalWeb', serverMessage))
  }

  async reactivate(): Promise<string> {
    return this.write(() => this.api.post('/api/pessoa/reativar', serverMessage))
  }

  /** The whole answer, because an update also sends back what no screen shows. */
  private raw(freshness: Freshness, signal?: Cancellation): Promise<RawPerson> {
    const load = async (signal: Cancellation) => {
      const raw = await this.api.get(PERSON_PATH, wholeAnswer, { signal })
      // An answer of a wrong shape is not kept.
      await this.api.reading('GET', PERSON_PATH, () => readShape(wirePerson, raw))
      return raw
    }
    return this.cache.remember(PERSON_PATH, load, signal, freshness)
  }

  /** A write that failed may have happened, so the kept answer no longer counts either way. */
  private async write<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send()
    } finally {
      this.cache.forget(PERSON_PATH)
    }
  }
}
