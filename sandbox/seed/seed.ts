import { localDay } from '../calendar.ts'
import type { Db } from '../database/db.ts'
import { insertAll } from '../database/insert-all.ts'
import * as tables from '../database/schema.ts'
import { GROUP } from '../group.ts'
import { BANNERS } from './banners.ts'
import { CAMPAIGNS, REWARDS } from './campaigns.ts'
import { seedDemoCustomers } from './customers.ts'
import { flyersAround } from './flyers.ts'
import { LINES_OF_BUSINESS } from './lines-of-business.ts'
import { offerRows, promotionsAround } from './offers.ts'
import { POSTAL_CODES } from './postal-codes.ts'
import { CITIES, STATES } from './states-and-cities.ts'
import { STORES } from './stores.ts'
import { TERMS } from './terms.ts'

/**
 * Fills empty tables with the fictional Rede Boa Praça. Only the dates change: they are around today, so that there are always
 * current, past and future items.
 */
export async function seed(db: Db, now: Date): Promise<void> {
  const today = localDay(now)
  await db.insert(tables.programmeCalendar).values({ id: 1, today })
  await insertAll(db, tables.states, STATES)
  await insertAll(db, tables.cities, CITIES)
  await insertAll(db, tables.postalCodes, POSTAL_CODES)
  await insertAll(
    db,
    tables.linesOfBusiness,
    LINES_OF_BUSINESS.map((name) => ({ name })),
  )
  await db.insert(tables.loyaltyGroups).values({ id: GROUP.formatId, name: GROUP.name })
  await insertAll(db, tables.terms, TERMS)
  await insertAll(db, tables.stores, STORES)
  await insertAll(db, tables.promotions, promotionsAround(today))
  await insertAll(db, tables.offers, offerRows())
  await insertAll(db, tables.flyers, flyersAround(today))
  await insertAll(db, tables.banners, BANNERS)
  await insertAll(
    db,
    tables.campaigns,
    CAMPAIGNS.map((campaign) => campaign(today)),
  )
  await insertAll(db, tables.rewards, REWARDS)
  await seedDemoCustomers(db, today, now)
}
