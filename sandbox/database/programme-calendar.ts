import { isNull, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { campaigns, flyers, programmeCalendar, promotions, vouchers } from './schema.ts'

/**
 * Moves the dates of what the shops publish by whole days: offers, flyers, campaigns and unused vouchers. A sandbox that
 * is started again after a month then shows current offers. What customers did stays where it was.
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
