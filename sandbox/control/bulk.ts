import type { InferInsertModel } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { addDays, daysAgoAt, localDay } from '../calendar.ts'
import type { Db } from '../database/db.ts'
import { insertAll } from '../database/insert-all.ts'
import { cashbackLines, offers, promotions, purchases, rewards, stores } from '../database/schema.ts'
import { GROUP } from '../group.ts'
import type { Backend, Customer } from '../http/answers.ts'
import { CAMPAIGN } from '../seed/campaigns.ts'

export const BULK_KINDS = ['stores', 'offers', 'purchases', 'rewards', 'cashback'] as const

export type BulkKind = (typeof BULK_KINDS)[number]

/**
 * Adds many rows that only this customer sees: stores around the three cities, offers in every store, purchases, rewards of the
 * Christmas campaign or lines of cash-back.
 */
export async function insertBulk(
  { db, now }: Backend,
  kind: BulkKind,
  count: number,
  customer: Customer,
): Promise<void> {
  const today = localDay(now())
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const insert = <T extends SQLiteTable>(table: T, row: (number: number) => InferInsertModel<T>) =>
    insertAll(db, table, numbers.map(row))
  switch (kind) {
    case 'stores':
      return insert(stores, (number) => store(number, customer.id))
    case 'offers':
      return insertOffers(db, numbers, customer.id, today)
    case 'purchases':
      return insert(purchases, (number) => ({
        customerId: customer.id,
        storeId: 1 + (number % 12),
        couponNumber: String(100_000 + number),
        totalCents: 1000 + ((number * 137) % 40_000),
        discountCents: (number * 31) % 1000,
        purchasedAt: daysAgoAt(today, number, 18),
      }))
    case 'rewards':
      return insert(rewards, (number) => ({
        campaignId: CAMPAIGN.christmas,
        kind: number % 5 === 0 ? ('CV' as const) : ('PR' as const),
        name: `Prêmio ${number}`,
        productName: `Prêmio ${number}`,
        picture: '/sandbox/pictures/rewards/copos.svg',
        cost: 50 + number,
        stock: 10,
        visibleTo: customer.id,
      }))
    case 'cashback':
      return insert(cashbackLines, (number) => ({
        customerId: customer.id,
        description: `Cashback compra ${100_000 + number}`,
        occurredAt: daysAgoAt(today, number, 12),
        availableOn: addDays(today, -number),
        expiresOn: addDays(today, 92 - number),
        amountCents: 100 + (number % 900),
      }))
  }
}

/** A store on a spiral around one of the three cities, so that no two have the same position. */
function store(number: number, customerId: number): typeof stores.$inferInsert {
  const cities = [
    { city: 'Curitiba', state: 'PR', latitude: -25.43, longitude: -49.27 },
    { city: 'Londrina', state: 'PR', latitude: -23.31, longitude: -51.16 },
    { city: 'Joinville', state: 'SC', latitude: -26.3, longitude: -48.85 },
  ]
  const centre = cities[number % cities.length] as (typeof cities)[number]
  const distance = 0.004 * Math.sqrt(number)
  return {
    ...centre,
    latitude: centre.latitude + distance * Math.cos(number),
    longitude: centre.longitude + distance * Math.sin(number),
    formatId: GROUP.formatId,
    tradeName: `Loja ${String(number).padStart(4, '0')}`,
    street: 'Rua das Lojas',
    number: String(number),
    district: 'Centro',
    cep: '80020310',
    phone: '(41) 3333-0000',
    visibleTo: customerId,
  }
}

async function insertOffers(
  db: Db,
  numbers: readonly number[],
  customerId: number,
  today: string,
): Promise<void> {
  // Half of them general, half exclusive, so that both screens have a long list.
  for (const audience of ['G', 'E']) {
    const promotion = {
      audience,
      displayName: 'Muitas ofertas',
      startsOn: addDays(today, -1),
      endsOn: addDays(today, 30),
      visibleTo: customerId,
    }
    const { id } = await db.insert(promotions).values(promotion).returning().get()
    const half = numbers.filter((number) => (number % 2 === 1) === (audience === 'G'))
    await insertAll(
      db,
      offers,
      half.map((number) => ({
        promotionId: id,
        name: `PRODUTO ${number}`,
        picture: '/sandbox/pictures/products/arroz.svg',
        priceCents: 100 + (number % 5000),
        originalPriceCents: 150 + (number % 5000),
        limitPerCustomer: 5,
        message1: '',
        message2: '',
        ruleType: 4,
        ruleValue: 0,
        ruleMessage: '',
        ruleForm: 'list' as const,
      })),
    )
  }
}
