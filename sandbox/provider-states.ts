import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm'
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
import type { StateHandler } from './control/state-world.ts'
import { insertAll } from './database/insert-all.ts'
import * as tables from './database/schema.ts'
import { kindOfDocument } from './documents.ts'
import { GROUP } from './group.ts'
import type { Backend } from './http/answers.ts'
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
    const customer = await world.customer(params)
    const { addresses, phones } = tables
    const address = await world.db.select().from(addresses).where(eq(addresses.customerId, customer.id)).get()
    const phone = await world.db.select().from(phones).where(eq(phones.customerId, customer.id)).get()
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

  'o cliente está autenticado': async (world, params) => {
    const customer = await world.customer(params)
    const { token } = await issueToken(world, customer.id)
    return { token, cpf: customer.document }
  },

  'a sessão expirou': async (world, params) => {
    const customer = await world.customer(params)
    const { token } = await issueToken(world, customer.id, new Date(world.now().getTime() - 60_000))
    return { token, cpf: customer.document }
  },

  'o cliente não tem telefone': async (world, params) => {
    const customer = await world.customer(params)
    await world.db.delete(tables.phones).where(eq(tables.phones.customerId, customer.id))
    return {}
  },

  'o cliente tem imagem': async (world, params) => {
    const customer = await world.customer(params)
    await storePhoto(world, customer.id, SMALL_PHOTO)
    return {}
  },

  'o cliente não tem imagem': async (world, params) => {
    const customer = await world.customer(params)
    await world.db.delete(tables.photos).where(eq(tables.photos.customerId, customer.id))
    return {}
  },

  'o cliente pediu desativação': async (world, params) => {
    const customer = await world.customer(params)
    const deactivationRequestedAt = deactivationWithTimeLeft(
      world.now(),
      params.integer('horas', 20),
      params.integer('minutos', 30),
    )
    await world.db
      .update(tables.customers)
      .set({ deactivationRequestedAt })
      .where(eq(tables.customers.id, customer.id))
    return {}
  },

  'o cliente aceitou os termos': async (world, params) => {
    const customer = await world.customer(params)
    const acceptedTermsForm = params.text('formato', 'objeto') === 'lista' ? 'list' : 'object'
    await world.db
      .update(tables.customers)
      .set({ acceptedTermsForm })
      .where(eq(tables.customers.id, customer.id))
    await world.db.delete(tables.termAcceptances).where(eq(tables.termAcceptances.customerId, customer.id))
    await acceptPublishedTerms(world.db, customer.id, '203.0.113.7', localDateTime(world.now()))
    return {}
  },

  'há termos pendentes': async (world, params) => {
    const customer = await world.customer(params)
    await world.db.delete(tables.termAcceptances).where(eq(tables.termAcceptances.customerId, customer.id))
    const published = eq(tables.terms.published, true)
    const term = await world.db
      .select()
      .from(tables.terms)
      .where(published)
      .orderBy(asc(tables.terms.id))
      .get()
    return { idTermo: term?.id ?? 0 }
  },

  'o cliente tem compras': async (world, params) => {
    const customer = await world.customer(params)
    await world.db.delete(tables.purchases).where(eq(tables.purchases.customerId, customer.id))
    await insertBulk(world, 'purchases', params.integer('total', 3), customer)
    return {}
  },

  'o cliente tem cashback': async (world, params) => {
    const customer = await world.customer(params)
    const today = localDay(world.now())
    await world.db.delete(tables.cashbackLines).where(eq(tables.cashbackLines.customerId, customer.id))
    if (params.integer('total', 2) === 0) return {}
    const line = (reais: number, availableOn: string) => ({
      customerId: customer.id,
      description: 'Cashback compra 000123',
      occurredAt: `${addDays(today, -2)}T18:31:00`,
      availableOn,
      expiresOn: addDays(today, 90),
      amountCents: Math.round(reais * 100),
    })
    await world.db
      .insert(tables.cashbackLines)
      .values([
        line(params.number('disponivel', 87.4), today),
        line(params.number('pendente', 12.6), addDays(today, 1)),
      ])
    return {}
  },

  'o cliente tem pontos': async (world, params) => {
    const customer = await world.customer(params)
    const idCampanha = params.integer('idCampanha', CAMPAIGN.christmas)
    await setPoints(world, customer.id, idCampanha, params.integer('pontos', 1520))
    return { idCampanha }
  },

  'o cliente fez resgates': async (world, params) => {
    const customer = await world.customer(params)
    const idCampanha = params.integer('idCampanha', CAMPAIGN.christmas)
    const completedAt = params.text('situacao', 'pendente') === 'efetuado' ? localDateTime(world.now()) : null
    const rewardId = await someReward(world.db, idCampanha)
    const { redemptions } = tables
    await world.db
      .delete(redemptions)
      .where(
        and(
          eq(redemptions.customerId, customer.id),
          completedAt === null ? isNull(redemptions.completedAt) : isNotNull(redemptions.completedAt),
        ),
      )
    await insertAll(
      world.db,
      redemptions,
      Array.from({ length: params.integer('total', 1) }, () => ({
        customerId: customer.id,
        rewardId,
        points: 1200,
        requestedAt: localDateTime(world.now()),
        completedAt,
      })),
    )
    return { idCampanha }
  },

  'há vouchers': async (world, params) => {
    const customer = await world.customer(params)
    const today = localDay(world.now())
    const usedAt = params.text('tipo', 'ativo') === 'finalizado' ? `${addDays(today, -1)}T17:31:00` : null
    await world.db.delete(tables.vouchers).where(eq(tables.vouchers.customerId, customer.id))
    await insertAll(
      world.db,
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
    return {}
  },

  'há ofertas': async (world, params) => {
    const idEmpresa = params.integer('idEmpresa', 1)
    const ruleForm = params.text('regras', 'lista') === 'objeto' ? 'object' : 'list'
    await world.db.update(tables.offers).set({ ruleForm })
    const store = await findStore(world.db, idEmpresa)
    const offer = await world.db
      .select({ id: tables.offers.id })
      .from(tables.offers)
      .innerJoin(tables.promotions, eq(tables.promotions.id, tables.offers.promotionId))
      .where(or(isNull(tables.promotions.city), eq(tables.promotions.city, store?.city ?? '')))
      .orderBy(asc(tables.offers.id))
      .get()
    return { idEmpresa, idPromoProd: offer?.id ?? 0 }
  },

  'não há ofertas': async (world, params) => {
    const idEmpresa = params.integer('idEmpresa', 1)
    const store = await findStore(world.db, idEmpresa)
    await world.db
      .delete(tables.promotions)
      .where(or(isNull(tables.promotions.city), eq(tables.promotions.city, store?.city ?? '')))
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
    const model =
      (await db.select().from(tables.campaigns).where(christmas).get()) ?? missing('Christmas campaign')
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

/** A reward of a campaign; one is made if it has none. */
async function someReward(db: Backend['db'], campaignId: number): Promise<number> {
  const { rewards } = tables
  const existing = await db
    .select()
    .from(rewards)
    .where(eq(rewards.campaignId, campaignId))
    .orderBy(asc(rewards.id))
    .get()
  if (existing !== undefined) return existing.id
  const made = await db
    .insert(rewards)
    .values({
      campaignId,
      kind: 'PR',
      name: 'Jogo de panelas',
      productName: 'Panelas antiaderentes, 5 peças',
      picture: '/sandbox/pictures/rewards/panelas.svg',
      cost: 1200,
      stock: 10,
    })
    .returning({ id: rewards.id })
    .get()
  return made.id
}
