import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import { Hono } from 'hono'
import { localDateTime, localDay, startOfDay } from '../calendar.ts'
import { offerActivations, offers, promotions } from '../database/schema.ts'
import { visibleToCustomer } from '../database/visibility.ts'
import { GROUP } from '../group.ts'
import {
  absolute,
  answer,
  type Backend,
  type CallContext,
  type CallEnv,
  type Calls,
  Refusal,
  reais,
} from '../http/answers.ts'
import { readForm, readQuery } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'
import { findStore } from './stores.ts'

type Offer = typeof offers.$inferSelect
type Promotion = typeof promotions.$inferSelect

/** The offers of a store, general and exclusive together, and their activation (calls 30 and 32). */
export function offerCalls(backend: Backend): Calls {
  const { db, now } = backend
  return new Hono<CallEnv>()
    .get('/api/promocoes/global/', signedIn(backend), async (c) => {
      const query = readQuery(c)
      const storeId = query.positiveInteger('idEmpresa', 'Informe a loja.')
      query.done()
      const running = await runningPromotions(backend, storeId, c.get('customer').id)
      const found = await db
        .select()
        .from(offers)
        .where(
          inArray(
            offers.promotionId,
            running.map(({ id }) => id),
          ),
        )
        .orderBy(asc(offers.id))
      const offersOf = (id: number) => found.filter(({ promotionId }) => promotionId === id)
      return answer(
        c,
        running.map((promotion) => wirePromotion(c, promotion, offersOf(promotion.id))),
      )
    })

    .post('/api/promocao/ativar', signedIn(backend), async (c) => {
      const form = await readForm(c)
      const offerId = form.positiveInteger('idPromoProd', 'Informe a oferta.')
      form.done()
      const customerId = c.get('customer').id
      const today = localDay(now())
      const running = await db
        .select({ id: offers.id })
        .from(offers)
        .innerJoin(promotions, eq(promotions.id, offers.promotionId))
        .where(
          and(
            eq(offers.id, offerId),
            lte(promotions.startsOn, today),
            gte(promotions.endsOn, today),
            visibleToCustomer(promotions.visibleTo, customerId),
          ),
        )
        .get()
      if (running === undefined) throw new Refusal(404, 'Oferta não encontrada.')
      const activated = await db
        .insert(offerActivations)
        .values({ customerId, offerId, activatedAt: localDateTime(now()) })
        .onConflictDoNothing()
        .returning()
      return answer(c, {
        mensagem: activated.length > 0 ? 'Oferta ativada com sucesso.' : 'Oferta já ativada.',
      })
    })
}

/** The promotions that run today in a store: the group's and its city's. A store of another format has none. */
async function runningPromotions(
  { db, now }: Backend,
  storeId: number,
  customerId: number,
): Promise<Promotion[]> {
  const store = await findStore(db, storeId)
  if (store === undefined || store.formatId !== GROUP.formatId) return []
  const today = localDay(now())
  return db
    .select()
    .from(promotions)
    .where(
      and(
        lte(promotions.startsOn, today),
        gte(promotions.endsOn, today),
        or(isNull(promotions.city), eq(promotions.city, store.city)),
        visibleToCustomer(promotions.visibleTo, customerId),
      ),
    )
    .orderBy(asc(promotions.id))
}

function wirePromotion(c: CallContext, promotion: Promotion, offersOfPromotion: readonly Offer[]) {
  return {
    idPromocao: promotion.id,
    publico: promotion.audience,
    nomeExibicao: promotion.displayName,
    dtaInicio: startOfDay(promotion.startsOn),
    dtaFim: startOfDay(promotion.endsOn),
    tiposDescontos: offersOfPromotion.map((offer) => wireOffer(c, offer)),
  }
}

function wireOffer(c: CallContext, offer: Offer) {
  const rule = { tipo: offer.ruleType, percentualDesconto: offer.ruleValue, mensagem: offer.ruleMessage }
  return {
    idPromoProd: offer.id,
    nome: offer.name,
    imagem: absolute(c, offer.picture),
    preco: reais(offer.priceCents),
    precoOriginal: reais(offer.originalPriceCents),
    qtde: offer.limitPerCustomer,
    mensagem1: offer.message1,
    mensagem2: offer.message2,
    regras: offer.ruleForm === 'list' ? [rule] : rule,
  }
}
