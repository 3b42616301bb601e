import type { Cancellation } from '@application/cancellation.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import type { Preferences } from '@domain/preferences/preferences.ts'
import { Steering } from '../steering.ts'

export class InMemoryPreferenceRepository extends PreferenceRepository {
  readonly steering = new Steering()

  constructor(private preferences: Preferences) {
    super()
  }

  read(signal?: Cancellation): Promise<Preferences> {
    return this.steering.answer(() => this.preferences, signal)
  }

  save(preferences: Preferences): Promise<void> {
    return this.steering.answer(() => {
      this.preferences = structuredClone(preferences)
    })
  }
}
