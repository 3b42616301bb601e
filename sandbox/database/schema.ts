import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { blob, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The tables of the sandbox. `create-tables.ts` writes their SQL.
 *
 * Days are `YYYY-MM-DD` and moments `YYYY-MM-DDTHH:mm:ss`, both on the stores' clock; instants that are compared with
 * the present to the second are `timestamp_ms`. Money is kept in cents. Pictures are paths below the sandbox's own
 * address or whole addresses.
 *
 * `visibleTo` limits a row of the catalogue to one customer: a browser test with five thousand stores leaves the
 * stores of every other test as they are. Null, the usual case, means that every customer sees it.
 */

const flag = () => integer({ mode: 'boolean' })
/** A flag of a customer, and its usual value after registration. */
const usually = (value: boolean) =>
  flag()
    .notNull()
    .$default(() => value)
const visibleTo = () => integer().references(() => customers.id, { onDelete: 'cascade' })
/** A reference to the owner's row: when that row is deleted, this one is too. */
const partOf = (owner: () => AnySQLiteColumn) =>
  integer().notNull().references(owner, { onDelete: 'cascade' })
const customerId = () => partOf(() => customers.id)

// — People ————————————————————————————————————————————————————————————————————————————————————————————————————————————

export const customers = sqliteTable('customers', {
  id: integer().primaryKey(),
  /** CPF or CNPJ without punctuation. */
  document: text().notNull().unique(),
  kind: text({ enum: ['F', 'J'] }).notNull(),
  name: text().notNull(),
  tradeName: text(),
  lineOfBusiness: text(),
  contactName: text(),
  gender: text({ enum: ['M', 'F', 'O'] }),
  /** An individual's day of birth or a company's day of foundation. */
  birthDate: text(),
  maritalStatus: text({ enum: ['S', 'C', 'D', 'V'] }),
  email: text(),
  channel: text({ enum: ['EMAIL', 'SMS'] })
    .notNull()
    .$default(() => 'EMAIL'),
  passwordHash: text().notNull(),
  registeredAt: text().notNull(),
  hasChildren: usually(false),
  hasPets: usually(false),
  wantsEmail: usually(true),
  wantsSms: usually(true),
  wantsPush: usually(true),
  wantsWhatsapp: usually(true),
  wantsDigitalCoupon: usually(false),
  deactivationRequestedAt: integer({ mode: 'timestamp_ms' }),
  /** Which of the wire's two answers call 17 gives this customer: a bare list, or an object around it. */
  acceptedTermsForm: text({ enum: ['list', 'object'] }).notNull(),
})

export const addresses = sqliteTable('addresses', {
  id: integer().primaryKey(),
  customerId: customerId(),
  kind: text().notNull(),
  cep: text().notNull(),
  street: text().notNull(),
  number: text().notNull(),
  complement: text().notNull(),
  district: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  cityCode: integer(),
  country: text().notNull(),
})

export const phones = sqliteTable('phones', {
  id: integer().primaryKey(),
  customerId: customerId(),
  kind: text({ enum: ['Fixo', 'Celular'] }).notNull(),
  areaCode: text().notNull(),
  number: text().notNull(),
  preferred: flag().notNull(),
})

export const photos = sqliteTable('photos', {
  id: text().primaryKey(),
  customerId: customerId().unique(),
  contentType: text().notNull(),
  bytes: blob({ mode: 'buffer' }).notNull(),
})

export const tokens = sqliteTable('tokens', {
  token: text().primaryKey(),
  customerId: customerId(),
  expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
})

/** The devices that a customer gets pushes on. */
export const pushSubscriptions = sqliteTable('push_subscriptions', {
  /** The push service's address of the device (W3C Push API). */
  endpoint: text().primaryKey(),
  customerId: customerId(),
  p256dh: text().notNull(),
  auth: text().notNull(),
})

// — Terms —————————————————————————————————————————————————————————————————————————————————————————————————————————————

export const terms = sqliteTable('terms', {
  id: integer().primaryKey(),
  html: text().notNull(),
  typeName: text().notNull(),
  type: text().notNull(),
  published: flag().notNull(),
})

export const termAcceptances = sqliteTable(
  'term_acceptances',
  {
    customerId: customerId(),
    termId: integer()
      .notNull()
      .references(() => terms.id),
    ip: text().notNull(),
    acceptedAt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.termId] })],
)

// — Stores and what they offer ————————————————————————————————————————————————————————————————————————————————————————

export const stores = sqliteTable('stores', {
  id: integer().primaryKey(),
  formatId: integer().notNull(),
  tradeName: text().notNull(),
  street: text().notNull(),
  number: text().notNull(),
  district: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  cep: text().notNull(),
  latitude: real().notNull(),
  longitude: real().notNull(),
  phone: text().notNull(),
  visibleTo: visibleTo(),
})

export const promotions = sqliteTable('promotions', {
  id: integer().primaryKey(),
  /** `G` is for everybody; any other value is exclusive (product.md §3). */
  audience: text().notNull(),
  displayName: text().notNull(),
  startsOn: text().notNull(),
  endsOn: text().notNull(),
  /** Null for every city of the group. */
  city: text(),
  visibleTo: visibleTo(),
})

export const offers = sqliteTable('offers', {
  id: integer().primaryKey(),
  promotionId: partOf(() => promotions.id),
  name: text().notNull(),
  picture: text().notNull(),
  priceCents: integer().notNull(),
  originalPriceCents: integer().notNull(),
  limitPerCustomer: integer().notNull(),
  message1: text().notNull(),
  message2: text().notNull(),
  /** 1 to 5, the discount types of product.md §9. */
  ruleType: integer().$type<1 | 2 | 3 | 4 | 5>().notNull(),
  /** A percentage; for type 5 the discount per litre in reais. */
  ruleValue: real().notNull(),
  ruleMessage: text().notNull(),
  /** docs/wire.md: `regras` may come as one object instead of a list. */
  ruleForm: text({ enum: ['list', 'object'] }).notNull(),
})

export const offerActivations = sqliteTable(
  'offer_activations',
  { customerId: customerId(), offerId: partOf(() => offers.id), activatedAt: text().notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.offerId] })],
)

export const flyers = sqliteTable('flyers', {
  id: integer().primaryKey(),
  displayName: text().notNull(),
  /** Null for a flyer whose document is missing: the portal says so on its card. */
  document: text(),
  thumbnail: text().notNull(),
  startsOn: text().notNull(),
  endsOn: text().notNull(),
  /** Null for every city of the group. */
  city: text(),
})

export const vouchers = sqliteTable('vouchers', {
  id: integer().primaryKey(),
  customerId: customerId(),
  code: text().notNull(),
  startsOn: text().notNull(),
  endsOn: text().notNull(),
  originalPriceCents: integer(),
  discountCents: integer().notNull(),
  minimumCents: integer().notNull(),
  benefit: text().notNull(),
  usedAt: text(),
  /** Null for a voucher that every store takes. */
  storeId: integer().references(() => stores.id),
})

export const banners = sqliteTable('banners', {
  id: integer().primaryKey(),
  formatId: integer().notNull(),
  place: text({ enum: ['carousel', 'footer'] }).notNull(),
  picture: text().notNull(),
  link: text(),
  storeId: integer().notNull(),
})

// — What customers bought, saved and earned ———————————————————————————————————————————————————————————————————————————

export const purchases = sqliteTable('purchases', {
  id: integer().primaryKey(),
  customerId: customerId(),
  storeId: integer()
    .notNull()
    .references(() => stores.id),
  couponNumber: text().notNull(),
  totalCents: integer().notNull(),
  discountCents: integer().notNull(),
  purchasedAt: text().notNull(),
})

export const cashbackLines = sqliteTable('cashback_lines', {
  id: integer().primaryKey(),
  customerId: customerId(),
  description: text().notNull(),
  occurredAt: text().notNull(),
  /** The day from which the amount can be spent; until then it is pending. */
  availableOn: text().notNull(),
  /** The last day on which the amount can be spent; null when it never lapses. */
  expiresOn: text(),
  amountCents: integer().notNull(),
})

// — Campaigns —————————————————————————————————————————————————————————————————————————————————————————————————————————

export const loyaltyGroups = sqliteTable('loyalty_groups', {
  id: integer().primaryKey(),
  name: text().notNull(),
})

export const campaigns = sqliteTable('campaigns', {
  id: integer().primaryKey(),
  formatId: integer().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  banner: text().notNull(),
  startsOn: text().notNull(),
  endsOn: text().notNull(),
  currentPrice: real().notNull(),
  rulesHtml: text().notNull(),
  pointName: text().notNull(),
  /** Points given to a customer who registers while the campaign runs. */
  welcomePoints: integer().notNull(),
  allowsStatement: flag().notNull(),
  allowsRedeeming: flag().notNull(),
  allowsHistory: flag().notNull(),
})

export const rewards = sqliteTable('rewards', {
  id: integer().primaryKey(),
  campaignId: partOf(() => campaigns.id),
  /** `PR` is a product, `CV` a shopping voucher. */
  kind: text({ enum: ['PR', 'CV'] }).notNull(),
  name: text().notNull(),
  productName: text().notNull(),
  picture: text().notNull(),
  cost: integer().notNull(),
  stock: integer().notNull(),
  visibleTo: visibleTo(),
})

export const pointsLines = sqliteTable('points_lines', {
  id: integer().primaryKey(),
  customerId: customerId(),
  campaignId: partOf(() => campaigns.id),
  description: text().notNull(),
  points: integer().notNull(),
  occurredAt: text().notNull(),
})

export const redemptions = sqliteTable('redemptions', {
  id: integer().primaryKey(),
  customerId: customerId(),
  rewardId: partOf(() => rewards.id),
  points: integer().notNull(),
  requestedAt: text().notNull(),
  /** Null while the reward has not been handed over. */
  completedAt: text(),
})

// — Reference data ————————————————————————————————————————————————————————————————————————————————————————————————————

export const linesOfBusiness = sqliteTable('lines_of_business', { name: text().primaryKey() })

export const states = sqliteTable('states', {
  /** IBGE's number for the state. */
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
})

export const cities = sqliteTable('cities', { state: text().notNull(), name: text().notNull() }, (table) => [
  primaryKey({ columns: [table.state, table.name] }),
])

export const postalCodes = sqliteTable('postal_codes', {
  cep: text().primaryKey(),
  /** Empty, like the district, where a whole town has one CEP. */
  street: text().notNull(),
  district: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
})

// — About the database itself —————————————————————————————————————————————————————————————————————————————————————————

export const programmeCalendar = sqliteTable('programme_calendar', {
  id: integer().primaryKey(),
  /** The day that the catalogue's dates were last laid out around. */
  today: text().notNull(),
})
