import type { Preferences } from '@domain/preferences/preferences.ts'
import { Factory } from 'fishery'

export const preferences = Factory.define<Preferences>(() => ({
  email: true,
  sms: true,
  push: false,
  whatsapp: true,
  digitalCoupon: false,
}))
