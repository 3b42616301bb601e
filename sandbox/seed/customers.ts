import { addDays, type Day, startOfDay } from '../calendar.ts'
import type { Db } from '../database/db.ts'
import { insertCustomer, type NewCustomer } from '../database/new-customer.ts'
import { pointsLines, termAcceptances } from '../database/schema.ts'
import type { Document, PersonKind } from '../documents.ts'
import { EXAMPLE_IP } from '../group.ts'
import { CAMPAIGN } from './campaigns.ts'
import { insertRichHistory } from './history.ts'
import { TERM } from './terms.ts'

/** A customer to try the portal with. */
export interface DemoCustomer {
  name: string
  document: Document
  password: string
  kind: PersonKind
  /** A description in English, for the list that the sandbox prints. */
  about: string
}

/** The customers that every new database has. `sandbox/README.md` lists them too. */
export const DEMO_CUSTOMERS = {
  individual: demo('F', '52998224725', 'Maria Clara Souza', 'individual with a full history'),
  company: demo(
    'J',
    '12ABC34501DE35',
    'Padaria Pão da Praça Ltda',
    'company with a term to accept and WhatsApp off',
  ),
  withoutPhone: demo(
    'F',
    '11144477735',
    'João Pereira dos Santos',
    'individual without a phone and without purchases',
  ),
  deactivated: demo('F', '39053344705', 'Ana Paula Ribeiro', 'individual who asked to be deactivated'),
}

/** How to sign in as a customer, for the lists that the commands print. */
export const signInLine = ({ name, document, password, about }: DemoCustomer): string =>
  `  ${document.padEnd(14)}  password ${password}   ${name}, ${about}`

/** How long before the seed the deactivated customer asked for it: leaves 20 h 39 min of the 24 hours. */
const DEACTIVATED_AGO_MS = (3 * 60 + 20) * 60_000

/** The usual address of an individual and of a company. */
export const DEFAULT_ADDRESS: Readonly<Record<PersonKind, NewCustomer['address']>> = {
  F: {
    kind: 'Residencial',
    cep: '80250160',
    street: 'Rua Brasílio Itiberê',
    number: '3279',
    complement: 'ap 12',
    district: 'Água Verde',
    city: 'Curitiba',
    state: 'PR',
    cityCode: 4106902,
    country: 'Brasil',
  },
  J: {
    kind: 'Comercial',
    cep: '86010390',
    street: 'Avenida Paraná',
    number: '410',
    complement: '',
    district: 'Centro',
    city: 'Londrina',
    state: 'PR',
    cityCode: 4113700,
    country: 'Brasil',
  },
}

/** The mobile phone of an invented customer. */
export const DEFAULT_PHONE: NonNullable<NewCustomer['phone']> = {
  kind: 'Celular',
  areaCode: '41',
  number: '987654321',
  preferred: true,
}

/** What the two kinds of person have besides name and document. */
export const DEFAULT_DETAILS = {
  F: { gender: 'F', birthDate: '1990-05-17', maritalStatus: 'C' },
  J: {
    tradeName: 'Pão da Praça',
    lineOfBusiness: 'Padaria',
    contactName: 'Roberto Lima',
    birthDate: '2009-08-03',
  },
} as const

/** Registers the demo customers with their data. */
export async function seedDemoCustomers(db: Db, today: Day, now: Date): Promise<void> {
  const maria = await insertCustomer(db, {
    ...identity(DEMO_CUSTOMERS.individual),
    email: 'maria@example.com',
    registeredAt: '2021-03-14T00:00:00',
    hasChildren: true,
    wantsPush: false,
  })
  await acceptTerms(db, maria, [TERM.rules, TERM.privacy], '2024-02-01T10:22:00')
  await insertRichHistory(db, maria, today)

  const bakery = await insertCustomer(db, {
    ...identity(DEMO_CUSTOMERS.company),
    email: 'compras@paodapraca.example',
    phone: { kind: 'Fixo', areaCode: '43', number: '33225500', preferred: true },
    registeredAt: '2022-08-01T09:14:00',
    channel: 'SMS',
    wantsWhatsapp: false,
  })
  await acceptTerms(db, bakery, [TERM.rules], '2022-08-01T09:14:00')
  await insertRichHistory(db, bakery, today)

  const joao = await insertCustomer(db, {
    ...identity(DEMO_CUSTOMERS.withoutPhone),
    email: 'joao@example.com',
    phone: null,
    gender: 'M',
    birthDate: '1985-11-02',
    maritalStatus: 'S',
    registeredAt: startOfDay(addDays(today, -6)),
  })
  await acceptTerms(db, joao, [TERM.rules, TERM.privacy], startOfDay(addDays(today, -6)))
  await db.insert(pointsLines).values({
    customerId: joao,
    campaignId: CAMPAIGN.christmas,
    description: 'Pontos de boas-vindas',
    points: 300,
    occurredAt: startOfDay(addDays(today, -6)),
  })

  const ana = await insertCustomer(db, {
    ...identity(DEMO_CUSTOMERS.deactivated),
    email: 'ana@example.com',
    maritalStatus: 'D',
    registeredAt: '2023-05-09T16:40:00',
    deactivationRequestedAt: new Date(now.getTime() - DEACTIVATED_AGO_MS),
  })
  await acceptTerms(db, ana, [TERM.rules, TERM.privacy], '2023-05-09T16:40:00')
}

function demo(kind: PersonKind, document: Document, name: string, about: string): DemoCustomer {
  return { kind, document, name, password: 'praca123', about }
}

function identity({ about: _, ...customer }: DemoCustomer) {
  const { kind } = customer
  return { ...customer, address: DEFAULT_ADDRESS[kind], phone: DEFAULT_PHONE, ...DEFAULT_DETAILS[kind] }
}

async function acceptTerms(
  db: Db,
  customerId: number,
  termIds: readonly number[],
  acceptedAt: string,
): Promise<void> {
  await db
    .insert(termAcceptances)
    .values(termIds.map((termId) => ({ customerId, termId, ip: EXAMPLE_IP, acceptedAt })))
}
