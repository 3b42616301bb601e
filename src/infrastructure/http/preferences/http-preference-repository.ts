import type { Cancellation } from '@application/cancellation.ts'
import { FRESH } from '@application/freshness.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import type { Preferences } from '@domain/preferences/preferences.ts'
import { inject, injectable } from 'inversify'
import { anything } from '../../shapes.ts'
import { IdentityApi } from '../identity-api.ts'
import { PERSON_PATH } from '../person/wire-person.ts'
import { SessionCache } from '../session-cache.ts'
import { fromPreferences, toPreferences, wirePreferenceAnswer } from './wire-preferences.ts'

const PATH = '/api/pessoa/preferencia'

@injectable()
export class HttpPreferenceRepository extends PreferenceRepository {
  constructor(
    @inject(IdentityApi) private readonly api: IdentityApi,
    @inject(SessionCache) private readonly cache: SessionCache,
  ) {
    super()
  }

  read(signal?: Cancellation, freshness = FRESH): Promise<Preferences> {
    const load = async (signal: Cancellation) => {
      const { preferencias } = await this.api.get(PATH, wirePreferenceAnswer, { signal })
      return toPreferences(preferencias)
    }
    return this.cache.remember(PATH, load, signal, freshness)
  }

  async save(preferences: Preferences): Promise<void> {
    try {
      await this.api.post(PATH, anything, { form: fromPreferences(preferences) })
    } finally {
      // A write that failed may have taken place. The person carries the preferences too.
      this.cache.forget(PATH)
      this.cache.forget(PERSON_PATH)
    }
  }
}
