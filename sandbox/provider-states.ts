import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { addDays, localDateTime, localDay } from './calendar.ts'
import { storePhoto } from './calls/person.ts'
import { acceptPublishedTerms } from './calls/registration.ts'
import { findStore } from './calls/stores.ts'
import {
  createCustomer,
  deactivationWithTimeLeft,
  SMALL_PHOTO,
  setPoints,
} from './control/create-customer.ts'
import type { StateHandler, StateParams, StateValues } from './control/state-world.ts'
import { insertAll } from './database/insert-all.ts'
import * as tables from './database/schema.ts'
import { kindOfDocument } from './documents.ts'
import { GROUP } from './group.ts'
import type { Backend, Customer } from './http/answers.ts'
import { issueToken } from './http/sessions.ts'
import { CAMPAIGN } from './seed/campaigns.ts'
import { DEMO_CUSTOMERS } from './seed/customers.ts'

interface ProviderState {
  /** What it brings about, for the team that writes it in another backend. */
  readonly meaning: string
  readonly bringAbout: StateHandler
}

/** Every state a contract may ask for, by its name in the contract. `docs/provider-states.md` is made from it and lists the parameters. */
export const PROVIDER_STATES = {
  'existe um cliente': {
    meaning:
      'A customer with this document is registered and active: an individual (`F`) or a company (`J`), with name and password, an e-mail for the recovery of the password, one address and one phone; nothing else has to be known of them. A customer who has the document already is replaced, so that nothing is left of earlier interactions: no purchases, points, vouchers or exchanges. The ids of address and phone are answered, as `GET /api/pessoa` gives them.',
    bringAbout: async (world, params) => {
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
  },

  'o cliente completou o cadastro': {
    meaning:
      'The registration of the customer holds these values: each parameter is a field of `GET /api/pessoa`, `preferencias` of `GET /api/pessoa/preferencia` too, `endereco` and `telefone` are the only ones.',
    bringAbout: aboutCustomer(async ({ db, customer }, params) => {
      const { customers, addresses, phones } = tables
      const preferences = params.part('preferencias')
      await db
        .update(customers)
        .set({
          tradeName: params.text('nomeFantasia', customer.tradeName ?? ''),
          lineOfBusiness: params.text('ramoAtividade', customer.lineOfBusiness ?? ''),
          contactName: params.text('tratamento', customer.contactName ?? ''),
          gender: params.oneOf('sexo', ['M', 'F', 'O']) ?? customer.gender,
          birthDate: params.text('dtaNascFund', customer.birthDate ?? ''),
          maritalStatus: params.oneOf('estadoCivil', ['S', 'C', 'D', 'V']) ?? customer.maritalStatus,
          email: params.text('email', customer.email ?? ''),
          channel: params.oneOf('canal', ['EMAIL', 'SMS']) ?? customer.channel,
          wantsEmail: preferences.flag('recebeEmail', customer.wantsEmail),
          wantsSms: preferences.flag('recebeSms', customer.wantsSms),
          wantsPush: preferences.flag('recebePush', customer.wantsPush),
          wantsWhatsapp: preferences.flag('recebeWhatsapp', customer.wantsWhatsapp),
          wantsDigitalCoupon: preferences.flag('cupomDigital', customer.wantsDigitalCoupon),
        })
        .where(eq(customers.id, customer.id))
      const home = await db.query.addresses.findFirst({ where: eq(addresses.customerId, customer.id) })
      const address = params.part('endereco')
      if (home !== undefined)
        await db
          .update(addresses)
          .set({
            cep: address.text('cep', home.cep),
            street: address.text('logradouro', home.street),
            number: address.text('logradouroNro', home.number),
            complement: address.text('logradouroCMPL', home.complement),
            district: address.text('bairro', home.district),
            city: address.text('cidade', home.city),
            state: address.text('uf', home.state),
          })
          .where(eq(addresses.id, home.id))
      const phone = params.part('telefone')
      if (phone.has('numero'))
        await db
          .update(phones)
          .set({
            kind: phone.oneOf('tipo', ['Fixo', 'Celular']) ?? 'Celular',
            areaCode: phone.text('ddd', '11'),
            number: phone.text('numero', '987654321'),
          })
          .where(eq(phones.customerId, customer.id))
    }),
  },

  'não existe cadastro': {
    meaning: 'Nobody is registered with this document.',
    bringAbout: async ({ db }, params) => {
      const cpf = params.text('cpf', DEMO_CUSTOMERS.individual.document)
      await db.delete(tables.customers).where(eq(tables.customers.document, cpf))
      return { cpf }
    },
  },

  'o cliente está autenticado': {
    meaning:
      'The customer has a valid session. Its token is answered, and goes into the `Authorization` header.',
    bringAbout: aboutCustomer(async (world) => {
      const { token } = await issueToken(world, world.customer.id)
      return { token, cpf: world.customer.document }
    }),
  },

  'a sessão expirou': {
    meaning: 'The customer had a session, which has expired. Its token is answered all the same.',
    bringAbout: aboutCustomer(async (world) => {
      const { token } = await issueToken(world, world.customer.id, new Date(world.now().getTime() - 60_000))
      return { token, cpf: world.customer.document }
    }),
  },

  'o cliente não tem telefone': {
    meaning: 'No phone is registered for the customer.',
    bringAbout: aboutCustomer(async ({ db, customer }) => {
      await db.delete(tables.phones).where(eq(tables.phones.customerId, customer.id))
    }),
  },

  'o cliente tem imagem': {
    meaning: 'The customer has a profile photo.',
    bringAbout: aboutCustomer(async (world) => {
      await storePhoto(world, world.customer.id, SMALL_PHOTO)
    }),
  },

  'o cliente não tem imagem': {
    meaning: 'The customer has no profile photo.',
    bringAbout: aboutCustomer(async ({ db, customer }) => {
      await db.delete(tables.photos).where(eq(tables.photos.customerId, customer.id))
    }),
  },

  'o cliente pediu desativação': {
    meaning:
      'The customer has asked to be deactivated, and has so many hours and minutes left to take it back.',
    bringAbout: aboutCustomer(async ({ db, now, customer }, params) => {
      const [hours, minutes] = [params.integer('horas', 20), params.integer('minutos', 30)]
      const deactivationRequestedAt = deactivationWithTimeLeft(now(), hours, minutes)
      await db
        .update(tables.customers)
        .set({ deactivationRequestedAt })
        .where(eq(tables.customers.id, customer.id))
    }),
  },

  'o cliente aceitou os termos': {
    meaning:
      'The customer has accepted every published term: at least one, with the name of its type and the day.',
    bringAbout: aboutCustomer(async ({ db, now, customer }) => {
      await db.delete(tables.termAcceptances).where(eq(tables.termAcceptances.customerId, customer.id))
      await acceptPublishedTerms(db, customer.id, '203.0.113.7', localDateTime(now()))
    }),
  },

  'há termos pendentes': {
    meaning:
      'At least one term with a text and the name of its type is published, and the customer has accepted none. The id of one is answered.',
    bringAbout: aboutCustomer(async ({ db, customer }) => {
      await db.delete(tables.termAcceptances).where(eq(tables.termAcceptances.customerId, customer.id))
      const published = eq(tables.terms.published, true)
      const term = await db.query.terms.findFirst({ where: published, orderBy: tables.terms.id })
      return { idTermo: term?.id ?? 0 }
    }),
  },

  'o cliente tem compras': {
    meaning:
      'The customer has made exactly so many purchases (`total`) in a store of format 135, each like `compra`, with a coupon number and a day, and has saved the sum of their discounts; 0 is none.',
    bringAbout: aboutCustomer(async ({ db, now, customer }, params) => {
      const purchase = params.part('compra')
      const storeId = await storeNamed(db, purchase.text('loja', 'Loja Centro'))
      await db.delete(tables.purchases).where(eq(tables.purchases.customerId, customer.id))
      await insertAll(
        db,
        tables.purchases,
        Array.from({ length: params.integer('total', 3) }, (_, index) => ({
          customerId: customer.id,
          storeId,
          couponNumber: String(100_000 + index),
          totalCents: cents(purchase.number('valorTotalDaCompra', 230.5)),
          discountCents: cents(purchase.number('valorTotalDeDesconto', 31.2)),
          purchasedAt: `${addDays(localDay(now()), -index)}T18:31:00`,
        })),
      )
    }),
  },

  'o cliente tem cashback': {
    meaning:
      'The cash-back account holds so much available and so much pending, in reais. Its statement has `total` lines, 2 where the parameter is missing: one for the pending amount, if there is any, without a day on which it lapses, and the others for equal parts of the available amount, with such a day in the future. Each line has an id, a description and a day. Where `total` is 0 it is empty.',
    bringAbout: aboutCustomer(async ({ db, now, customer }, params) => {
      const today = localDay(now())
      const total = params.integer('total', 2)
      await db.delete(tables.cashbackLines).where(eq(tables.cashbackLines.customerId, customer.id))
      if (total === 0) return
      const line = (reais: number, availableOn: string, expiresOn: string | null) => ({
        customerId: customer.id,
        description: 'Cashback compra 000123',
        occurredAt: `${addDays(today, -2)}T18:31:00`,
        availableOn,
        expiresOn,
        amountCents: cents(reais),
      })
      const available = params.number('disponivel', 87.4)
      const pending = params.number('pendente', 12.6)
      const ofAvailable = total - (pending === 0 ? 0 : 1)
      await insertAll(db, tables.cashbackLines, [
        ...Array.from({ length: ofAvailable }, () =>
          line(available / ofAvailable, today, addDays(today, 90)),
        ),
        ...(pending === 0 ? [] : [line(pending, addDays(today, 1), null)]),
      ])
    }),
  },

  'o cliente tem pontos': {
    meaning:
      'The customer has exactly so many points in the campaign, from so many entries of its statement (`lancamentos`); each entry has a description and a day; with 1 the entry is of all points, with 0 points there is none.',
    bringAbout: aboutCustomer(async (world, params) => {
      const idCampanha = params.integer('idCampanha', CAMPAIGN.christmas)
      const points = params.integer('pontos', 1520)
      const lines = params.integer('lancamentos', 1)
      // One point each for all lines but the last, which brings the rest.
      for (let line = 1; line < lines; line++) {
        await setPoints(world, world.customer.id, idCampanha, line)
      }
      await setPoints(world, world.customer.id, idCampanha, points)
      return { idCampanha }
    }),
  },

  'o cliente fez resgates': {
    meaning:
      'The customer has exchanged points of the campaign for its reward exactly so many times: exchanges still pending (`pendente`) or carried out (`efetuado`), with the day on which the customer asked. With 0 there is none of that kind.',
    bringAbout: aboutCustomer(async ({ db, now, customer }, params) => {
      const idCampanha = params.integer('idCampanha', CAMPAIGN.christmas)
      const isCompleted = params.text('situacao', 'pendente') === 'efetuado'
      const reward = (await newestReward(db, idCampanha)) ?? missing('rewards')
      const redemption = {
        customerId: customer.id,
        rewardId: reward.id,
        points: reward.cost,
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
  },

  'o cliente tem vouchers': {
    meaning:
      'The customer has exactly two vouchers, both like `voucher`, with a first and a last day, one product and good in every store: one that can be used, with the code `ativo`, and one that has been used, with the code `finalizado`.',
    bringAbout: aboutCustomer(async ({ db, now, customer }, params) => {
      const today = localDay(now())
      const of = params.part('voucher')
      const voucher = (code: string, usedAt: string | null) => ({
        customerId: customer.id,
        code,
        startsOn: addDays(today, -10),
        endsOn: addDays(today, 20),
        originalPriceCents: cents(of.number('precoOriginal', 39.9)),
        discountCents: cents(of.number('desconto', 10)),
        minimumCents: cents(of.number('vlrMinUsoVoucher', 100)),
        benefit: of.text('beneficio', 'R$ 10 de desconto'),
        usedAt,
      })
      await db.delete(tables.vouchers).where(eq(tables.vouchers.customerId, customer.id))
      await insertAll(db, tables.vouchers, [
        voucher(params.text('ativo', 'NATAL26'), null),
        voucher(params.text('finalizado', 'INVERNO26'), `${addDays(today, -1)}T17:31:00`),
      ])
    }),
  },

  'há ofertas': {
    meaning:
      'In the store a promotion like `promocao` runs today, with an offer like `oferta`, which has a picture and one rule, `regra`; the promotion has a first and a last day. Others may run beside it. The ids of the store and of the offer are answered.',
    bringAbout: async ({ db, now }, params) => {
      const today = localDay(now())
      const [promotion, offer, rule] = [params.part('promocao'), params.part('oferta'), params.part('regra')]
      const { id: promotionId } = await db
        .insert(tables.promotions)
        .values({
          audience: promotion.text('publico', 'G'),
          displayName: promotion.text('nomeExibicao', 'Ofertas da semana'),
          startsOn: addDays(today, -3),
          endsOn: addDays(today, 4),
        })
        .returning({ id: tables.promotions.id })
        .get()
      const { id: idPromoProd } = await db
        .insert(tables.offers)
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
        .returning({ id: tables.offers.id })
        .get()
      return { idEmpresa: params.integer('idEmpresa', 1), idPromoProd }
    },
  },

  // The group publishes nothing in a store of another format.
  'há uma loja sem publicações': {
    meaning: 'There is a store with neither offers nor flyers: a new one will do. Its id is answered.',
    bringAbout: async ({ db }) => ({
      idEmpresa: await newStore(db, { formatId: GROUP.formatId + 1, tradeName: 'Loja sem publicações' }),
    }),
  },

  'há tabloides': {
    meaning:
      'The store has a flyer of this name today, with a document and a miniature. Others may be beside it. The id of the store is answered.',
    bringAbout: async ({ db, now }, params) => {
      const today = localDay(now())
      await db.insert(tables.flyers).values({
        displayName: params.text('nomeExibicao', 'Tabloide da semana'),
        document: '/sandbox/flyers/tabloide-1.pdf',
        thumbnail: '/sandbox/pictures/flyers/tabloide-1.svg',
        startsOn: addDays(today, -3),
        endsOn: addDays(today, 4),
      })
      return { idEmpresa: params.integer('idEmpresa', 1) }
    },
  },

  'há uma campanha': {
    meaning:
      'The campaign runs today with these values, has a picture, a first and a last day, and gives a reward like `premio` with a picture and a product name, of which there is enough. There may be other campaigns and rewards. The ids of the campaign and of the reward are answered: a backend that chooses its ids answers its own.',
    bringAbout: async ({ db, now }, params) => {
      const idCampanha = params.integer('idCampanha', CAMPAIGN.christmas)
      const today = localDay(now())
      const christmas = eq(tables.campaigns.id, CAMPAIGN.christmas)
      const model =
        (await db.query.campaigns.findFirst({ where: christmas })) ?? missing('Christmas campaign')
      const wanted = {
        name: params.text('campanha', model.name),
        description: params.text('descricao', model.description),
        currentPrice: params.number('currentPrice', model.currentPrice),
        rulesHtml: params.text('regulamento', model.rulesHtml),
        pointName: params.text('nomePonto', model.pointName),
        startsOn: addDays(today, -19),
        endsOn: addDays(today, 41),
        allowsStatement: params.flag('flagExtrato', true),
        allowsRedeeming: params.flag('flagTrocarPontos', true),
        allowsHistory: params.flag('flagMinhasTrocas', true),
      }
      await db
        .insert(tables.campaigns)
        .values({ ...model, ...wanted, id: idCampanha })
        .onConflictDoUpdate({ target: tables.campaigns.id, set: wanted })
      const reward = params.part('premio')
      const { id: idResgate } = await db
        .insert(tables.rewards)
        .values({
          campaignId: idCampanha,
          kind: reward.oneOf('tipo', ['PR', 'CV']) ?? 'PR',
          name: reward.text('nomeItem', 'Jogo de panelas'),
          productName: 'Panelas antiaderentes, 5 peças',
          picture: '/sandbox/pictures/rewards/panelas.svg',
          cost: reward.integer('qtdePontosCampanha', 1200),
          stock: 10,
        })
        .returning({ id: tables.rewards.id })
        .get()
      return { idCampanha, idResgate }
    },
  },

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
        .insert(tables.postalCodes)
        .values({ cep, ...place })
        .onConflictDoUpdate({ target: tables.postalCodes.cep, set: place })
      return { cep }
    },
  },

  'o CEP não existe': {
    meaning: 'The postal code is well-formed and unknown.',
    bringAbout: async ({ db }, params) => {
      const cep = params.text('cep', '99999999')
      await db.delete(tables.postalCodes).where(eq(tables.postalCodes.cep, cep))
      return { cep }
    },
  },

  'há lojas': {
    meaning:
      'There is a store like `loja`, with this address and this phone as its only ones. Others may be beside it, of other formats or with less known of them.',
    bringAbout: async ({ db }, params) => {
      const [store, address] = [params.part('loja'), params.part('endereco')]
      const idEmpresa = await newStore(db, {
        tradeName: store.text('nomeFantasia', 'Loja Centro'),
        formatId: store.integer('idEmpFormato', GROUP.formatId),
        street: address.text('logradouro', 'Rua XV de Novembro'),
        number: address.text('logradouroNro', '200'),
        district: address.text('bairro', 'Centro'),
        city: address.text('cidade', 'Curitiba'),
        state: address.text('uf', 'PR'),
        cep: address.text('cep', '80020310'),
        latitude: address.number('latitude', -25.4284),
        longitude: address.number('longitude', -49.2733),
        phone: params.text('telefone', '(41) 3333-4444'),
      })
      return { idEmpresa }
    },
  },

  'há listas de cadastro': {
    meaning: 'This line of business can be chosen by companies, and this city of the state (`uf`) is known.',
    bringAbout: async ({ db }, params) => {
      const uf = params.text('uf', 'PR')
      await db
        .insert(tables.linesOfBusiness)
        .values({ name: params.text('ramo', 'Padaria') })
        .onConflictDoNothing()
      await db
        .insert(tables.cities)
        .values({ state: uf, name: params.text('cidade', 'Curitiba') })
        .onConflictDoNothing()
      return { uf }
    },
  },

  'há banners': {
    meaning:
      'The format has a banner for the home page and a partner logo, both with a picture and this link. Others may be beside them.',
    bringAbout: async ({ db }, params) => {
      const formatId = params.integer('formato', GROUP.formatId)
      const banner = (place: 'carousel' | 'footer', picture: string) => ({
        formatId,
        place,
        picture,
        link: params.text('link', 'https://redeboapraca.example/'),
        storeId: 1,
      })
      await db
        .insert(tables.banners)
        .values([
          banner('carousel', '/sandbox/pictures/banners/banner-1.svg'),
          banner('footer', '/sandbox/pictures/partners/granja-nova.svg'),
        ])
      return { formato: formatId }
    },
  },
} as const satisfies Record<string, ProviderState>

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

/** The reward that a campaign was given last. */
const newestReward = (db: Backend['db'], campaignId: number) =>
  db.query.rewards.findFirst({
    where: eq(tables.rewards.campaignId, campaignId),
    orderBy: desc(tables.rewards.id),
  })

/** A copy of the first store with these differences; gives its id. */
async function newStore(
  db: Backend['db'],
  wanted: Partial<typeof tables.stores.$inferInsert>,
): Promise<number> {
  const { id: _, ...model } = (await findStore(db, 1)) ?? missing('first store')
  const created = await db
    .insert(tables.stores)
    .values({ ...model, ...wanted })
    .returning({ id: tables.stores.id })
    .get()
  return created.id
}

/** The id of the group's store with this name. */
async function storeNamed(db: Backend['db'], tradeName: string): Promise<number> {
  const { stores } = tables
  const found = await db.query.stores.findFirst({
    where: and(eq(stores.tradeName, tradeName), eq(stores.formatId, GROUP.formatId)),
  })
  return found?.id ?? newStore(db, { tradeName })
}

const cents = (reais: number): number => Math.round(reais * 100)
