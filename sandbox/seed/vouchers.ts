import { addDays, type Day, daysAgoAt } from '../calendar.ts'
import type { vouchers } from '../database/schema.ts'
import { cents } from '../money.ts'

type Voucher = Omit<typeof vouchers.$inferInsert, 'customerId'>

/** Four that can be used, one of them in a single store only; and five that cannot. */
export function vouchersAround(today: Day): Voucher[] {
  const voucher = (
    code: string,
    from: number,
    to: number,
    benefit: string,
    discount: number,
    minimum: number,
    more: Partial<Voucher> = {},
  ): Voucher => ({
    code,
    startsOn: addDays(today, from),
    endsOn: addDays(today, to),
    benefit,
    discountCents: cents(discount),
    minimumCents: cents(minimum),
    ...more,
  })
  const used = (daysAgo: number) => ({ usedAt: daysAgoAt(today, daysAgo, 17) })
  return [
    voucher('NATAL26', -19, 41, 'R$ 10 de desconto', 10, 100, { originalPriceCents: 3990 }),
    voucher('CAFE5', -25, 3, 'R$ 5 de desconto em cafés', 5, 30, { originalPriceCents: 2290 }),
    voucher('PADARIA8', -10, 12, 'R$ 8 de desconto na padaria da Loja Centro', 8, 40, { storeId: 1 }),
    voucher('CEIA50', -5, 35, 'R$ 50 de desconto na ceia', 50, 500),
    voucher('BEMVINDO', -420, -390, 'R$ 15 de desconto na primeira compra', 15, 80, used(400)),
    voucher('ANIVER30', -150, -90, 'R$ 30 de desconto', 30, 200, used(101)),
    voucher('PAIS20', -115, -98, 'R$ 20 de desconto', 20, 150),
    voucher('PRIMAVERA', -62, -31, 'R$ 12 de desconto em hortifrúti', 12, 60, { originalPriceCents: 1290 }),
    voucher('CRIANCAS', -48, -35, 'R$ 10 de desconto em brinquedos', 10, 70, used(39)),
  ]
}
