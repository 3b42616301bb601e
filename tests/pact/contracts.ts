import { readdirSync } from 'node:fs'
import { EXAMPLE_TOKEN } from './support/examples.ts'
import type { Interaction } from './support/interaction.ts'
import { withExampleToken } from './support/requests.ts'

/** What the portal asks of one provider. */
export interface Contract {
  readonly provider: string
  readonly interactions: readonly Interaction[]
}

/** Every file of `interactions` has the interactions of one group of calls, by its name. */
export const GROUPS: ReadonlyMap<string, readonly Interaction[]> = new Map(
  await Promise.all(
    readdirSync(new URL('./interactions', import.meta.url))
      .map((file) => file.replace('.ts', ''))
      .sort()
      .map(async (group) => {
        const exported: Readonly<Record<string, readonly Interaction[]>> = await import(
          `./interactions/${group}.ts`
        )
        return [group, Object.values(exported).flat()] as const
      }),
  ),
)

const all = [...GROUPS.values()].flat()
const isPublic = ({ request }: Interaction) => 'app-id' in request.headers

export const CONTRACTS: readonly Contract[] = [
  {
    provider: 'api-identidade-fidelidade',
    interactions: withTokensOfTheirOwn(all.filter((interaction) => !isPublic(interaction))),
  },
  { provider: 'api-conteudo-publico', interactions: all.filter(isPublic) },
]

/** Who sends the messages of `pushes.ts`. */
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
