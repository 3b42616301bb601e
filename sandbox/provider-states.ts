import { eq } from 'drizzle-orm'
import { sandboxAreas } from './areas.ts'
import { storePhoto } from './calls/person.ts'
import { createCustomer, deactivationWithTimeLeft, SMALL_PHOTO } from './control/create-customer.ts'
import { aboutCustomer, failMissing, type ProviderStates } from './control/provider-state.ts'
import * as tables from './database/schema.ts'
import { kindOfDocument } from './documents.ts'
import { issueToken } from './http/sessions.ts'
import { DEMO_CUSTOMERS } from './seed/customers.ts'

/** The states of a customer. The states of an area are in its file in `calls`. */
const OF_CUSTOMERS: ProviderStates = {
  'existe um cliente': {
    meaning:
      'A customer with this document is registered and active: an individual (`F`) or a company (`J`), with name and password, an e-mail for the recovery of the password, one address and one mobile phone; nothing else has to be known of them. A customer who has the document already is replaced, so that nothing is left of earlier interactions: no purchases, points, vouchers or exchanges. The ids of address and phone and the day of the registration (`dtaInclusao`) are answered, as `GET /api/pessoa` gives them.',
    bringAbout: async (world, params) => {
      const cpf = params.text('cpf', DEMO_CUSTOMERS.individual.document)
      const created = await createCustomer(world, {
        document: cpf,
        kind: params.text('tipo', kindOfDocument(cpf) ?? 'F'),
        name: params.text('nome', 'Maria Clara Souza'),
        password: params.text('senha', 'praca123'),
      })
      const { id, registeredAt } = await world.customerOf(params)
      const { addresses, phones } = tables
      const address = await world.db.query.addresses.findFirst({ where: eq(addresses.customerId, id) })
      const phone = await world.db.query.phones.findFirst({ where: eq(phones.customerId, id) })
      return {
        cpf,
        senha: created.password,
        idEndereco: address?.id ?? failMissing('address'),
        idTelefone: phone?.id ?? failMissing('phone'),
        dtaInclusao: registeredAt,
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

  'o cliente não tem endereço': {
    meaning: 'No address is registered for the customer.',
    bringAbout: aboutCustomer(async ({ db, customer }) => {
      await db.delete(tables.addresses).where(eq(tables.addresses.customerId, customer.id))
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
}

/** Every state a contract may ask for, by its name in the contract. `docs/provider-states.md` is made from it and lists the parameters. */
export const PROVIDER_STATES: ProviderStates = Object.assign(
  {},
  OF_CUSTOMERS,
  ...(await sandboxAreas()).map(({ providerStates }) => providerStates),
)

/** The names of all states, as contracts write them. */
export const providerStateNames = Object.keys(PROVIDER_STATES)

/** @throws {Error} when the sandbox has no such state. */
export function meaningOf(name: string): string {
  const { meaning } = PROVIDER_STATES[name] ?? failMissing(`state ${name}`)
  return meaning
}
