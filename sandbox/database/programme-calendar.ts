import { isNull, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { campaigns, flyers, programmeCalendar, promotions, vouchers } from './schema.ts'

/**
 * Moves offers, flyers, campaigns and unused vouchers by whole days, so that a sandbox that starts again after a month shows current
 * offers. Purchases and other past events keep their dates.
 */
export async function moveProgrammeCalendar(db: Db, days: number, today: string): Promise<void> {
  const shift = `${days} days`
  await db.transaction(async (transaction) => {
    for (const table of [promotions, flyers, campaigns]) {
      await transaction.update(table).set({
        startsOn: sql`date(${table.startsOn}, ${shift})`,
        endsOn: sql`date(${table.endsOn}, ${shift})`,
      })
    }
    await transaction
      .update(vouchers)
      .set({
        startsOn: sql`date(${vouchers.startsOn}, ${shift})`,
        endsOn: sql`date(${vouchers.endsOn}, ${shift})`,
      })
      .where(isNull(vouchers.usedAt))
    await transaction.update(programmeCalendar).set({ today })
  })
}
