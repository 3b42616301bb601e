import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { addDays, localDateTime, localDay } from './calendar.ts'
import { storePhoto } from './calls/person.ts'
import { acceptPublishedTerms } from './calls/registration.ts'
import { findStore } from './calls/stores.ts'
import { insertBulk } from './control/bulk.ts'
import {
  createCustomer,
  deactivationWithTimeLeft,
  SMALL_PHOTO,
  setPoints,
} from './control/create-customer.ts'
import type { StateHandler, StateParams, StateValues } from './control/state-world.ts'
import { inCity } from './database/conditions.ts'
import { insertAll } from './database/insert-all.ts'
import * as tables from './database/schema.ts'
import { kindOfDocument } from './documents.ts'
import { GROUP } from './group.ts'
import type { Backend, Customer } from './http/answers.ts'
import { issueToken } from './http/sessions.ts'
import { CAMPAIGN } from './seed/campaigns.ts'
import { DEMO_CUSTOMERS } from './seed/customers.ts'

/** Every state a contract may ask for, by its name in the contract. `docs/provider-states.md` lists their parameters. */
export const PROVIDER_STATES = {
  'existe um cliente': async (world, params) => {
    const cpf = params.text('cpf', DEMO_CUSTOMERS.individual.document)
    const created = await createCustomer(world, {
      document: cpf,
      kind: params.text('tipo', kindOfDocument(cpf) ?? 'F'),
      name: params.text('nome', 'Maria Clara Souza'),
      password: params.text('senha', 'praca123'),
    })
    const { id } = await world.customerOf(params)
    const { addresses, phones } = tables
    const address = await world.db.query.addresses.findFirst({ where: eq(addresses.customerId, id) })
    const phone = await world.db.query.phones.findFirst({ where: eq(phones.customerId, id) })
    return {
      cpf,
      senha: created.password,
      idEndereco: address?.id ?? missing('address'),
      idTelefone: phone?.id ?? missing('phone'),
    }
  },

  'não existe cadastro': async ({ db }, params) => {
    const cpf = params.text('cpf', DEMO_CUSTOMERS.individual.document)
    await db.delete(tables.customers).where(eq(tables.customers.document, cpf))
    return { cpf }
  },

  'o cliente está autenticado': aboutCustomer(async (world) => {
    const { token } = await issueToken(world, world.customer.id)
    return { token, cpf: world.customer.document }
  }),

  'a sessão expirou': aboutCustomer(async (world) => {
    const { token } = await issueToken(world, world.customer.id, new Date(world.now().getTime() - 60_000))
    return { token, cpf: world.customer.document }
  }),

  'o cliente não tem telefone': aboutCustomer(async ({ db, customer }) => {
    await db.delete(tables.phones).where(eq(tables.phones.customerId, customer.id))
  }),

  'o cliente tem imagem': aboutCustomer(async (world) => {
    await storePhoto(world, world.customer.id, SMALL_PHOTO)
  }),

  'o cliente não tem imagem': aboutCustomer(async ({ db, customer }) => {
    await db.delete(tables.photos).where(eq(tables.photos.customerId, customer.id))
  }),

  'o cliente pediu desativação': aboutCustomer(async ({ db, now, customer }, params) => {
    const [hours, minutes] = [params.integer('horas', 20), params.integer('minutos', 30)]
    const deactivationRequestedAt = deactivationWithTimeLeft(now(), hours, minutes)
    await db
      .update(tables.customers)
      .set({ deactivationRequestedAt })
      .where(eq(tables.customers.id, customer.id))
  }),

  'o cliente aceitou os termos': aboutCustomer(async ({ db, now, customer }, params) => {
    const acceptedTermsForm = params.text('formato', 'objeto') === 'lista' ? 'list' : 'object'
    await db.update(tables.customers).set({ acceptedTermsForm }).where(eq(tables.customers.id, customer.id))
    await db.delete(tables.termAcceptances).where(eq(tables.termAcceptances.customerId, customer.id))
    await acceptPublishedTerms(db, customer.id, '203.0.113.7', localDateTime(now()))
  }),

  'há termos pendentes': aboutCustomer(async ({ db, customer }) => {
    await db.delete(tables.termAcceptances).where(eq(tables.termAcceptances.customerId, customer.id))
    const published = eq(tables.terms.published, true)
    const term = await db.query.terms.findFirst({ where: published, orderBy: tables.terms.id })
    return { idTermo: term?.id ?? 0 }
  }),

  'o cliente tem compras': aboutCustomer(async (world, params) => {
    await world.db.delete(tables.purchases).where(eq(tables.purchases.customerId, world.customer.id))
    await insertBulk(world, 'purchases', params.integer('total', 3), world.customer)
  }),

  'o cliente tem cashback': aboutCustomer(async ({ db, now, customer }, params) => {
    const today = localDay(now())
    await db.delete(tables.cashbackLines).where(eq(tables.cashbackLines.customerId, customer.id))
    if (params.integer('total', 2) === 0) return
    const line = (reais: number, availableOn: string) => ({
      customerId: customer.id,
      description: 'Cashback compra 000123',
      occurredAt: `${addDays(today, -2)}T18:31:00`,
      availableOn,
      expiresOn: addDays(today, 90),
      amountCents: Math.round(reais * 100),
    })
    await db
      .insert(tables.cashbackLines)
      .values([
        line(params.number('disponivel', 87.4), today),
        line(params.number('pendente', 12.6), addDays(today, 1)),
      ])
  }),

  'o cliente tem pontos': aboutCustomer(async (world, params) => {
    const idCampanha = params.integer('idCampanha', CAMPAIGN.christmas)
    await setPoints(world, world.customer.id, idCampanha, params.integer('pontos', 1520))
    return { idCampanha }
  }),

  'o cliente fez resgates': aboutCustomer(async ({ db, now, customer }, params) => {
    const idCampanha = params.integer('idCampanha', CAMPAIGN.christmas)
    const isCompleted = params.text('situacao', 'pendente') === 'efetuado'
    const redemption = {
      customerId: customer.id,
      rewardId: await someReward(db, idCampanha),
      points: 1200,
      requestedAt: localDateTime(now()),
      completedAt: isCompleted ? localDateTime(now()) : null,
    }
    const { redemptions } = tables
    const ofThisKind = (isCompleted ? isNotNull : isNull)(redemptions.completedAt)
    await db.delete(redemptions).where(and(eq(redemptions.customerId, customer.id), ofThisKind))
    await insertAll(
      db,
      redemptions,
      Array.from({ length: params.integer('total', 1) }, () => redemption),
    )
    return { idCampanha }
  }),

  'há vouchers': aboutCustomer(async ({ db, now, customer }, params) => {
    const today = localDay(now())
    const usedAt = params.text('tipo', 'ativo') === 'finalizado' ? `${addDays(today, -1)}T17:31:00` : null
    await db.delete(tables.vouchers).where(eq(tables.vouchers.customerId, customer.id))
    await insertAll(
      db,
      tables.vouchers,
      Array.from({ length: params.integer('total', 2) }, (_, index) => ({
        customerId: customer.id,
        code: `VOUCHER${index + 1}`,
        startsOn: addDays(today, -10),
        endsOn: addDays(today, 20),
        originalPriceCents: 3990,
        discountCents: 1000,
        minimumCents: 10_000,
        benefit: 'R$ 10 de desconto',
        usedAt,
      })),
    )
  }),

  'há ofertas': async ({ db }, params) => {
    const idEmpresa = params.integer('idEmpresa', 1)
    const ruleForm = params.text('regras', 'lista') === 'objeto' ? 'object' : 'list'
    const { offers, promotions } = tables
    await db.update(offers).set({ ruleForm })
    const store = await findStore(db, idEmpresa)
    const offer = await db
      .select({ id: offers.id })
      .from(offers)
      .innerJoin(promotions, eq(promotions.id, offers.promotionId))
      .where(inCity(promotions.city, store?.city ?? ''))
      .orderBy(offers.id)
      .get()
    return { idEmpresa, idPromoProd: offer?.id ?? 0 }
  },

  'não há ofertas': async ({ db }, params) => {
    const idEmpresa = params.integer('idEmpresa', 1)
    const store = await findStore(db, idEmpresa)
    await db.delete(tables.promotions).where(inCity(tables.promotions.city, store?.city ?? ''))
    return { idEmpresa }
  },

  'há tabloides': async ({ db, now }, params) => {
    const today = localDay(now())
    await db.delete(tables.flyers)
    await insertAll(
      db,
      tables.flyers,
      Array.from({ length: params.integer('total', 1) }, (_, index) => ({
        displayName: `Tabloide ${index + 1}`,
        document: params.flag('documento', true) ? '/sandbox/flyers/tabloide-1.pdf' : null,
        thumbnail: '/sandbox/pictures/flyers/tabloide-1.svg',
        startsOn: addDays(today, -3),
        endsOn: addDays(today, 4),
      })),
    )
    return { idEmpresa: params.integer('idEmpresa', 1) }
  },

  'há uma campanha': async ({ db, now }, params) => {
    const idCampanha = params.integer('idCampanha', CAMPAIGN.christmas)
    const today = localDay(now())
    const wanted = {
      startsOn: addDays(today, -19),
      endsOn: addDays(today, 41),
      allowsStatement: params.flag('extrato', true),
      allowsRedeeming: params.flag('trocarPontos', true),
      allowsHistory: params.flag('minhasTrocas', true),
    }
    const christmas = eq(tables.campaigns.id, CAMPAIGN.christmas)
    const model = (await db.query.campaigns.findFirst({ where: christmas })) ?? missing('Christmas campaign')
    await db
      .insert(tables.campaigns)
      .values({ ...model, ...wanted, id: idCampanha })
      .onConflictDoUpdate({ target: tables.campaigns.id, set: wanted })
    return { idCampanha, idResgate: await someReward(db, idCampanha) }
  },

  'não há campanhas': async ({ db }) => {
    await db.delete(tables.campaigns)
    return {}
  },

  'o CEP existe': async ({ db }, params) => {
    const cep = params.text('cep', '01001000')
    await db
      .insert(tables.postalCodes)
      .values({ cep, street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' })
      .onConflictDoNothing()
    return { cep }
  },

  'o CEP não existe': async ({ db }, params) => {
    const cep = params.text('cep', '99999999')
    await db.delete(tables.postalCodes).where(eq(tables.postalCodes.cep, cep))
    return { cep }
  },

  'há lojas': async ({ db }, params) => {
    const idEmpresa = params.integer('idEmpresa', 1)
    const { id: _, ...model } = (await findStore(db, 1)) ?? missing('first store')
    await db
      .insert(tables.stores)
      .values({ ...model, id: idEmpresa })
      .onConflictDoNothing()
    return { idEmpresa }
  },

  'há listas de cadastro': async (_, params) => ({ uf: params.text('uf', 'PR') }),

  'há banners': async ({ db }, params) => {
    const link = params.flag('link', true) ? 'https://redeboapraca.example/' : null
    await db.update(tables.banners).set({ link })
    if (params.integer('total', 1) === 0) await db.delete(tables.banners)
    return { formato: GROUP.formatId }
  },
} as const satisfies Record<string, StateHandler>

export type ProviderStateName = keyof typeof PROVIDER_STATES

/** The names of all states, as contracts write them. */
export const providerStateNames = Object.keys(PROVIDER_STATES) as readonly ProviderStateName[]

function missing(what: string): never {
  throw new Error(`The sandbox has lost its ${what}.`)
}

/** A state of the customer whom the parameters name. */
function aboutCustomer(
  bringAbout: (
    world: Backend & { customer: Customer },
    params: StateParams,
  ) => Promise<StateValues | undefined>,
): StateHandler {
  return async (world, params) => {
    const customer = await world.customerOf(params)
    return (await bringAbout({ ...world, customer }, params)) ?? {}
  }
}

/** A reward of a campaign; one is made if it has none. */
async function someReward(db: Backend['db'], campaignId: number): Promise<number> {
  const { rewards } = tables
  const ofCampaign = eq(rewards.campaignId, campaignId)
  const existing = await db.query.rewards.findFirst({ where: ofCampaign, orderBy: rewards.id })
  if (existing !== undefined) return existing.id
  const reward = {
    campaignId,
    kind: 'PR',
    name: 'Jogo de panelas',
    productName: 'Panelas antiaderentes, 5 peças',
    picture: '/sandbox/pictures/rewards/panelas.svg',
    cost: 1200,
    stock: 10,
  } as const
  return (await db.insert(rewards).values(reward).returning({ id: rewards.id }).get()).id
}
