import { and, asc, eq, notInArray } from 'drizzle-orm'
import { localDateTime } from '../calendar.ts'
import { aboutCustomer, type ProviderStates } from '../control/provider-state.ts'
import type { Db } from '../database/db.ts'
import { termAcceptances, terms } from '../database/schema.ts'
import { EXAMPLE_IP } from '../group.ts'
import { answer, type Backend, type CallContext, type Calls, newCalls, Refusal } from '../http/answers.ts'
import { signedIn } from '../http/sessions.ts'

type Term = typeof terms.$inferSelect

/** The programme's terms and their acceptance (calls 15 to 19). */
export function calls(backend: Backend): Calls {
  const { db, now } = backend
  return newCalls()
    .get('/api/termosaceite/tipo/verificaaceite', signedIn(backend), async (c) => {
      const accepted = db
        .select({ id: termAcceptances.termId })
        .from(termAcceptances)
        .where(eq(termAcceptances.customerId, c.get('customer').id))
      const pending = await db.$count(terms, and(eq(terms.published, true), notInArray(terms.id, accepted)))
      return answer(c, { aceitouTermos: pending === 0 })
    })

    .get('/api/termos/publicados', async (c) => {
      const published = await db.query.terms.findMany({ where: eq(terms.published, true), orderBy: terms.id })
      return answer(c, published.map(wireTerm))
    })

    .get('/api/termos/aceitos', signedIn(backend), async (c) => {
      const customer = c.get('customer')
      const accepted = await db
        .select()
        .from(termAcceptances)
        .innerJoin(terms, eq(terms.id, termAcceptances.termId))
        .where(eq(termAcceptances.customerId, customer.id))
        .orderBy(asc(terms.id))
      const list = accepted.map(({ terms: term, term_acceptances: acceptance }) => ({
        idTermo: term.id,
        nomeTipo: term.typeName,
        tipo: term.type,
        ip: acceptance.ip,
        dtaAceite: acceptance.acceptedAt,
      }))
      // docs/wire.md allows both forms: the sandbox sends one to individuals and the other to companies.
      return answer(c, customer.acceptedTermsForm === 'list' ? list : { termosPrograma: list })
    })

    .get('/api/termo/:id{[0-9]+}', async (c) =>
      answer(c, wireTerm(await findTerm(backend, Number(c.req.param('id'))))),
    )

    .post('/api/termosaceite/:id{[0-9]+}', signedIn(backend), async (c) => {
      const term = await findTerm(backend, Number(c.req.param('id')))
      await db
        .insert(termAcceptances)
        .values({
          customerId: c.get('customer').id,
          termId: term.id,
          ip: callerAddress(c),
          acceptedAt: localDateTime(now()),
        })
        // A term is accepted once: the first date and address stay.
        .onConflictDoNothing()
      return answer(c, true)
    })
}

/** The address that the call came from, without IPv6's wrapping of an IPv4 address. */
export function callerAddress(c: CallContext): string {
  return (c.env.incoming.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '')
}

async function findTerm({ db }: Backend, id: number): Promise<Term> {
  const term = await db.query.terms.findFirst({ where: eq(terms.id, id) })
  if (term === undefined) throw new Refusal(404, 'Termo não encontrado.')
  return term
}

function wireTerm(term: Term) {
  return { idTermo: term.id, termo: term.html, nomeTipo: term.typeName, tipo: term.type }
}

/** Accepts every published term in a customer's name, as the checkbox of the registration form says. */
export async function acceptPublishedTerms(
  db: Db,
  customerId: number,
  ip: string,
  acceptedAt: string,
): Promise<void> {
  const published = await db.select({ termId: terms.id }).from(terms).where(eq(terms.published, true))
  if (published.length === 0) return
  await db
    .insert(termAcceptances)
    .values(published.map(({ termId }) => ({ customerId, termId, ip, acceptedAt })))
}

/** What contracts may ask for. */
export const providerStates: ProviderStates = {
  'o cliente aceitou os termos': {
    meaning:
      'The customer has accepted every published term: at least one, with the name of its type and the day.',
    bringAbout: aboutCustomer(async ({ db, now, customer }) => {
      await db.delete(termAcceptances).where(eq(termAcceptances.customerId, customer.id))
      await acceptPublishedTerms(db, customer.id, EXAMPLE_IP, localDateTime(now()))
    }),
  },

  'há termos pendentes': {
    meaning:
      'At least one term with a text and the name of its type is published, and the customer has accepted none. The id of one is answered.',
    bringAbout: aboutCustomer(async ({ db, customer }) => {
      await db.delete(termAcceptances).where(eq(termAcceptances.customerId, customer.id))
      const published = eq(terms.published, true)
      const term = await db.query.terms.findFirst({ where: published, orderBy: terms.id })
      return { idTermo: term?.id ?? 0 }
    }),
  },
}
