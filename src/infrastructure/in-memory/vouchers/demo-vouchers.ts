import { addDays, type CalendarDay } from '@domain/calendar-day.ts'
import { fromReais } from '@domain/money.ts'
import type { Voucher } from '@domain/vouchers/voucher.ts'
import type { KeptVoucher } from './in-memory-voucher-repository.ts'

export const demoVouchers = (today: CalendarDay): readonly KeptVoucher[] => {
  const voucher = (code: string, benefit: string, value: number, endsIn: number): Voucher => ({
    code,
    benefit,
    value: fromReais(value),
    minimumPurchase: fromReais(value * 10),
    productPrices: [],
    start: addDays(today, -19),
    end: addDays(today, endsIn),
    usedOn: undefined,
  })
  return [
    { voucher: voucher('NATAL26', 'R$ 10 de desconto', 10, 41) },
    { voucher: voucher('CAFE5', 'R$ 5 de desconto em cafés', 5, 3) },
    { voucher: voucher('PADARIA8', 'R$ 8 de desconto na padaria da Loja Centro', 8, 12), storeId: 1 },
    { voucher: voucher('PAIS20', 'R$ 20 de desconto', 20, -9) },
    { voucher: { ...voucher('ANIVER30', 'R$ 30 de desconto', 30, -4), usedOn: addDays(today, -8) } },
  ]
}
