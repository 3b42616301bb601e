import { screenContent } from '../../screen/content.ts'
import { formatInteger } from '../../screen/format.ts'

export const walletContent = {
  what: { offers: 'as suas ofertas', vouchers: 'os seus vouchers', balance: 'o seu cashback' },
  offers: 'Ofertas ativadas nesta loja',
  vouchers: 'Vouchers que valem aqui',
  /** Before a store is chosen, and without a signal where the store's own were never read. */
  vouchersOfAll: 'Seus vouchers',
  voucher: 'Voucher de desconto',
  cashback: 'Cashback disponível',
  noStore: 'Escolha a sua loja para ver aqui o que você ativou.',
  chooseStore: 'Escolher no mapa',
  noOffers: 'Nenhuma oferta ativada nesta loja.',
  noVouchers: 'Nenhum voucher para usar hoje.',
  unknownAmount: 'Valor não informado',
  refreshing: (age: string) => `${screenContent.load.asOf(age)}. Atualizando…`,
  until: (day: string) => `até ${day}`,
  minimum: (amount: string) => `compra mínima de ${amount}`,
  moreOffers: (count: number) => `E mais ${formatInteger(count)} em Ofertas exclusivas.`,
  moreVouchers: (count: number) => `E mais ${formatInteger(count)} em Vouchers.`,
} as const
