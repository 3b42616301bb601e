import type { Preferences } from '@domain/preferences/preferences.ts'
import { Factory } from 'fishery'

class PreferencesFactory extends Factory<Preferences> {
  withoutWhatsapp() {
    return this.params({ whatsapp: false })
  }
}

export const preferences = PreferencesFactory.define(
  (): Preferences => ({ email: true, sms: true, push: false, whatsapp: true, digitalCoupon: false }),
)
