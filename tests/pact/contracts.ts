import { banners } from './interactions/banners.ts'
import { campaigns } from './interactions/campaigns.ts'
import { cashback } from './interactions/cashback.ts'
import { flyers } from './interactions/flyers.ts'
import { offers } from './interactions/offers.ts'
import { passwords } from './interactions/passwords.ts'
import { places } from './interactions/places.ts'
import { preferences } from './interactions/preferences.ts'
import { profile } from './interactions/profile.ts'
import { purchases } from './interactions/purchases.ts'
import { redemptions } from './interactions/redemptions.ts'
import { registration } from './interactions/registration.ts'
import { session } from './interactions/session.ts'
import { stores } from './interactions/stores.ts'
import { terms } from './interactions/terms.ts'
import { vouchers } from './interactions/vouchers.ts'
import { EXAMPLE_TOKEN } from './support/examples.ts'
import type { Interaction } from './support/interaction.ts'
import { withExampleToken } from './support/requests.ts'

/** What the portal asks of one provider. */
export interface Contract {
  readonly provider: string
  readonly interactions: readonly Interaction[]
}

export const CONTRACTS: readonly Contract[] = [
  {
    provider: 'api-identidade-fidelidade',
    interactions: withTokensOfTheirOwn([
      ...session,
      ...passwords,
      ...registration,
      ...places,
      ...profile,
      ...preferences,
      ...terms,
      ...stores,
      ...offers,
      ...vouchers,
      ...flyers,
      ...purchases,
      ...cashback,
      ...campaigns,
      ...redemptions,
    ]),
  },
  { provider: 'api-conteudo-publico', interactions: banners },
]

/** Who sends the messages of `interactions/pushes.ts`. */
export const PUSH_SENDER = 'envio-de-push'

/**
 * Where several interactions have one request, and differ by the state of the provider alone, all but the first get an example token
 * that says which they are. So a server that plays the contract can tell them apart.
 */
function withTokensOfTheirOwn(interactions: readonly Interaction[]): readonly Interaction[] {
  const seen = new Set<string>()
  return interactions.map((interaction) => {
    const { request, description } = interaction
    const sent = JSON.stringify(request)
    if (!seen.has(sent)) {
      seen.add(sent)
      return interaction
    }
    return { ...interaction, request: withExampleToken(request, `${EXAMPLE_TOKEN}-${slugOf(description)}`) }
  })
}

/** `consulta-do-cep` */
function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}
