import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { done, ok } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { expired, interaction } from '../support/interaction.ts'
import { set } from '../support/marks.ts'
import { identity, identityExpired } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const CHOSEN = {
  recebeEmail: true,
  recebeSms: true,
  recebePush: false,
  recebeWhatsapp: true,
  cupomDigital: false,
} as const

const change = {
  recebeEmail: true,
  recebeSms: false,
  recebePush: true,
  recebeWhatsapp: false,
  cupomDigital: true,
}

const changed = { email: true, sms: false, push: true, whatsapp: false, digitalCoupon: true }

export const preferences = [
  interaction({
    states: signedIn(state('o cliente completou o cadastro', { cpf: MARIA.cpf, preferencias: CHOSEN })),
    description: 'consulta das preferências',
    screen: 'Minhas preferências, convite do WhatsApp',
    why: 'Cada caixa mostra o que o cliente consentiu; um sinal que falta conta como não.',
    request: identity.get('/api/pessoa/preferencia'),
    response: ok({
      preferencias: {
        recebeEmail: set(CHOSEN.recebeEmail),
        recebeSms: set(CHOSEN.recebeSms),
        recebePush: set(CHOSEN.recebePush),
        recebeWhatsapp: set(CHOSEN.recebeWhatsapp),
        cupomDigital: set(CHOSEN.cupomDigital),
      },
    }),
    call: (portal) => portal.get(PreferenceRepository).read(),
    gives: { email: true, sms: true, push: false, whatsapp: true, digitalCoupon: false },
  }),

  interaction({
    states: signedIn(),
    description: 'gravação das preferências',
    screen: 'Minhas preferências, convite do WhatsApp',
    why: 'Da resposta só importa que deu certo.',
    request: identity.post('/api/pessoa/preferencia', { form: change }),
    response: done(),
    call: (portal) => portal.get(PreferenceRepository).save(changed),
    gives: undefined,
  }),

  expired({
    description: 'gravação das preferências com a sessão expirada',
    screen: 'Minhas preferências, convite do WhatsApp',
    why: 'Também uma gravação encerra a sessão só com um 401.',
    request: identityExpired.post('/api/pessoa/preferencia', { form: change }),
    call: (portal) => portal.get(PreferenceRepository).save(changed),
  }),
]
