import type { Cancellation } from '@application/cancellation.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import type { Preferences } from '@domain/preferences/preferences.ts'
import { Steering } from '../steering.ts'

export class InMemoryPreferenceRepository extends PreferenceRepository {
  readonly steering = new Steering()
  /** What happens to preferences on their way to the server, once those of the server were read. */
  readonly onTheWay = new Steering()

  constructor(private preferences: Preferences) {
    super()
  }

  read(signal?: Cancellation): Promise<Preferences> {
    return this.steering.answer(() => this.preferences, signal)
  }

  async save(preferences: Preferences): Promise<void> {
    await this.steering.answer(() => undefined)
    await this.onTheWay.answer(() => {
      this.preferences = structuredClone(preferences)
    })
  }
}
