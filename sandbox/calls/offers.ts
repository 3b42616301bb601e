import { and, eq, inArray } from 'drizzle-orm'
import { addDays, localDateTime, localDay, startOfDay } from '../calendar.ts'
import type { ProviderStates } from '../control/provider-state.ts'
import { inCity, runsOn, visibleToCustomer } from '../database/conditions.ts'
import { offerActivations, offers, promotions } from '../database/schema.ts'
import {
  absolute,
  answer,
  type Backend,
  type CallContext,
  type Calls,
  newCalls,
  Refusal,
} from '../http/answers.ts'
import { readForm, readQuery } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'
import { cents, reais } from '../money.ts'
import { findGroupStore } from './stores.ts'

type Offer = typeof offers.$inferSelect
type Promotion = typeof promotions.$inferSelect

/** The offers of a store, general and exclusive together, and their activation (calls 30 and 32). */
export function calls(backend: Backend): Calls {
  const { db, now } = backend
  return newCalls()
    .get('/api/promocoes/global/', signedIn(backend), async (c) => {
      const query = readQuery(c)
      const storeId = query.positiveInteger('idEmpresa', 'Informe a loja.')
      query.done()
      const running = await runningPromotions(backend, storeId, c.get('customer').id)
      const ids = running.map(({ id }) => id)
      const found = await db.query.offers.findMany({
        where: inArray(offers.promotionId, ids),
        orderBy: offers.id,
      })
      const offersOf = (id: number) => found.filter(({ promotionId }) => promotionId === id)
      const wire = running.map((promotion) => wirePromotion(c, promotion, offersOf(promotion.id)))
      return answer(c, wire)
    })

    .post('/api/promocao/ativar', signedIn(backend), async (c) => {
      const form = await readForm(c)
      const offerId = form.positiveInteger('idPromoProd', 'Informe a oferta.')
      form.done()
      const customerId = c.get('customer').id
      const running = await db
        .select({ id: offers.id })
        .from(offers)
        .innerJoin(promotions, eq(promotions.id, offers.promotionId))
        .where(
          and(
            eq(offers.id, offerId),
            runsOn(promotions, localDay(now())),
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
  const store = await findGroupStore(db, storeId)
  if (store === undefined) return []
  return db.query.promotions.findMany({
    where: and(
      runsOn(promotions, localDay(now())),
      inCity(promotions.city, store.city),
      visibleToCustomer(promotions.visibleTo, customerId),
    ),
    orderBy: promotions.id,
  })
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

/** What contracts may ask for. */
export const providerStates: ProviderStates = {
  'há ofertas': {
    meaning:
      'In the store a promotion like `promocao` runs today, with an offer like `oferta`, which has a picture and one rule, `regra`; the promotion has a first and a last day. Where there is a `cpf`, this customer sees it, and others need not: a `publico` other than `G` is for some customers alone. Other promotions may run beside it. The ids of the store and of the offer are answered.',
    bringAbout: async (world, params) => {
      const { db, now } = world
      const today = localDay(now())
      const [promotion, offer, rule] = [params.part('promocao'), params.part('oferta'), params.part('regra')]
      const { id: promotionId } = await db
        .insert(promotions)
        .values({
          audience: promotion.text('publico', 'G'),
          displayName: promotion.text('nomeExibicao', 'Ofertas da semana'),
          startsOn: addDays(today, -3),
          endsOn: addDays(today, 4),
          visibleTo: params.has('cpf') ? (await world.customerOf(params)).id : null,
        })
        .returning({ id: promotions.id })
        .get()
      const { id: idPromoProd } = await db
        .insert(offers)
        .values({
          promotionId,
          name: offer.text('nome', 'PICANHA BOVINA A CADA 100G'),
          picture: '/sandbox/pictures/products/acucar.svg',
          priceCents: cents(offer.number('preco', 69.9)),
          originalPriceCents: cents(offer.number('precoOriginal', 89.9)),
          limitPerCustomer: offer.integer('qtde', 3),
          message1: offer.text('mensagem1', 'Leve hoje'),
          message2: offer.text('mensagem2', 'Até acabarem os estoques'),
          ruleType: rule.oneOf('tipo', [1, 2, 3, 4, 5]) ?? 1,
          ruleValue: rule.number('percentualDesconto', 22),
          ruleMessage: rule.text('mensagem', 'Leve hoje'),
          ruleForm: 'list',
        })
        .returning({ id: offers.id })
        .get()
      return { idEmpresa: params.integer('idEmpresa', 1), idPromoProd }
    },
  },
}
