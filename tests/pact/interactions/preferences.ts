import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { done, ok } from '../support/answers.ts'
import { interaction } from '../support/interaction.ts'
import { flag } from '../support/matchers.ts'
import { identity } from '../support/requests.ts'
import { signedIn } from '../support/states.ts'

export const preferences = [
  interaction({
    states: signedIn(),
    description: 'consulta das preferências',
    request: identity.get('/api/pessoa/preferencia'),
    response: ok({
      preferencias: {
        recebeEmail: flag(true),
        recebeSms: flag(true),
        recebePush: flag(false),
        recebeWhatsapp: flag(true),
        cupomDigital: flag(false),
      },
    }),
    call: (portal) => portal.get(PreferenceRepository).read(),
    gives: { email: true, sms: true, push: false, whatsapp: true, digitalCoupon: false },
  }),

  interaction({
    states: signedIn(),
    description: 'gravação das preferências',
    request: identity.post('/api/pessoa/preferencia', {
      form: {
        recebeEmail: true,
        recebeSms: false,
        recebePush: true,
        recebeWhatsapp: false,
        cupomDigital: true,
      },
    }),
    response: done(),
    call: (portal) =>
      portal.get(PreferenceRepository).save({
        email: true,
        sms: false,
        push: true,
        whatsapp: false,
        digitalCoupon: true,
      }),
    gives: undefined,
  }),
]
