import type { Preferences } from '@domain/preferences/preferences.ts'

export const demoPreferences: Preferences = {
  email: true,
  sms: true,
  push: false,
  whatsapp: true,
  digitalCoupon: false,
}
