import type { Preferences } from '@domain/preferences/preferences.ts'
import * as v from 'valibot'
import { flag, promised } from '../../shapes.ts'

/** Preferences as the backend reads and writes them (docs/wire.md, "person"). */
const flags = {
  recebeEmail: flag,
  recebeSms: flag,
  recebePush: flag,
  recebeWhatsapp: flag,
  cupomDigital: flag,
}

/** Inside a person, where they may be missing. */
export const wirePreferences = v.object(flags)

/** In the answer of their own call. An answer without any of them does not say that everything is off. */
export const wirePreferenceAnswer = v.object({ preferencias: promised(flags) })

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
