import { eq } from 'drizzle-orm'
import { cities, postalCodes, states } from '../database/schema.ts'
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
