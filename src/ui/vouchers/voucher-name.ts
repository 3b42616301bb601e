import type { Voucher } from '@domain/vouchers/voucher.ts'
import { formatMoney } from '../screen/format.ts'
import { shownName } from '../screen/name-in-capitals.ts'

/** What a voucher is called in a line of text. The code stays as it is typed at the checkout. */
export function voucherName({ benefit, value, code }: Voucher): string | undefined {
  if (benefit) return shownName(benefit)
  return value === undefined ? code : formatMoney(value)
}
