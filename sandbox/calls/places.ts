import { eq } from 'drizzle-orm'
import type { ProviderStates } from '../control/provider-state.ts'
import { cities, linesOfBusiness, postalCodes, states } from '../database/schema.ts'
import { answer, type Backend, type Calls, newCalls, Refusal } from '../http/answers.ts'

/** What needs no session: lines of business, CEP, cities and states for the registration form, and the ping (calls 20 to 24). */
export function calls({ db }: Backend): Calls {
  return (
    newCalls()
      .get('/api/configuracao/cliente/ramoatividade', async (c) => {
        const names = await db.query.linesOfBusiness.findMany()
        const sorted = names.map(({ name }) => name).sort(inPortuguese)
        return answer(
          c,
          sorted.map((valorStr) => ({ valorStr })),
        )
      })

      .get('/api/consulta/cep/:cep', async (c) => {
        const cep = c.req.param('cep')
        if (!/^\d{8}$/.test(cep)) throw new Refusal(400, 'CEP inválido.')
        const place = await db.query.postalCodes.findFirst({ where: eq(postalCodes.cep, cep) })
        if (place === undefined) return answer(c, null)
        return answer(c, {
          logradouro: place.street,
          bairro: place.district,
          localidade: place.city,
          uf: place.state,
        })
      })

      .get('/api/cidade/uf/:uf', async (c) => {
        const uf = c.req.param('uf')
        if (!/^[A-Z]{2}$/.test(uf)) throw new Refusal(400, 'UF inválida.')
        const found = await db.query.cities.findMany({ where: eq(cities.state, uf) })
        return answer(c, found.map(({ name }) => name).sort(inPortuguese))
      })

      // The national list is another service: no envelope.
      .get('/sandbox/estados', async (c) => {
        const all = await db.query.states.findMany({ orderBy: states.id })
        return c.json(all.map(({ id, code, name }) => ({ id, sigla: code, nome: name })))
      })

      .get('/sandbox/ping', (c) => c.body(null, 204, { 'Cache-Control': 'no-store' }))
  )
}

function inPortuguese(a: string, b: string): number {
  return a.localeCompare(b, 'pt-BR')
}

/** What contracts may ask for. */
export const providerStates: ProviderStates = {
  'o CEP existe': {
    meaning:
      'The postal code is known with these values; what is not among the parameters is empty or unknown.',
    bringAbout: async ({ db }, params) => {
      const cep = params.text('cep', '01001000')
      const place = {
        street: params.text('logradouro', ''),
        district: params.text('bairro', ''),
        city: params.text('localidade', 'São Paulo'),
        state: params.text('uf', 'SP'),
      }
      await db
        .insert(postalCodes)
        .values({ cep, ...place })
        .onConflictDoUpdate({ target: postalCodes.cep, set: place })
      return { cep }
    },
  },

  'o CEP não existe': {
    meaning: 'The postal code is well-formed and unknown.',
    bringAbout: async ({ db }, params) => {
      const cep = params.text('cep', '99999999')
      await db.delete(postalCodes).where(eq(postalCodes.cep, cep))
      return { cep }
    },
  },

  'há listas de cadastro': {
    meaning:
      'This line of business can be chosen by companies, and this city of the state (`uf`) is known. `cidadeDeOutraUf` is a city of another state.',
    bringAbout: async ({ db }, params) => {
      const uf = params.text('uf', 'PR')
      await db
        .insert(linesOfBusiness)
        .values({ name: params.text('ramo', 'Padaria') })
        .onConflictDoNothing()
      await db
        .insert(cities)
        .values([
          { state: uf, name: params.text('cidade', 'Curitiba') },
          { state: uf === 'RJ' ? 'ES' : 'RJ', name: params.text('cidadeDeOutraUf', 'Niterói') },
        ])
        .onConflictDoNothing()
      return { uf }
    },
  },
}
