import type { Preferences } from '@domain/preferences/preferences.ts'
import * as v from 'valibot'
import { flag } from '../../shapes.ts'

/** Preferences as the backend reads and writes them (docs/wire.md, "person"). */
export const wirePreferences = v.object({
  recebeEmail: flag,
  recebeSms: flag,
  recebePush: flag,
  recebeWhatsapp: flag,
  cupomDigital: flag,
})

type WirePreferences = v.InferOutput<typeof wirePreferences>

export const toPreferences = (wire: WirePreferences): Preferences => ({
  email: wire.recebeEmail,
  sms: wire.recebeSms,
  push: wire.recebePush,
  whatsapp: wire.recebeWhatsapp,
  digitalCoupon: wire.cupomDigital,
})

export const fromPreferences = (preferences: Preferences): WirePreferences => ({
  recebeEmail: preferences.email,
  recebeSms: preferences.sms,
  recebePush: preferences.push,
  recebeWhatsapp: preferences.whatsapp,
  cupomDigital: preferences.digitalCoupon,
})
