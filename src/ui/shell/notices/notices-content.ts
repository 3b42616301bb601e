import { formatInteger } from '../../screen/format.ts'

export const noticesContent = {
  title: 'Avisos',
  what: 'todos os avisos',
  new: 'Novo',
  none: 'Nenhum aviso por enquanto.',
  noneHint: 'Aqui você vê o que está para vencer, as ofertas novas e as recompensas entregues.',
  offers: (count: number) =>
    count === 1 ? '1 oferta nova para você ativar' : `${formatInteger(count)} ofertas novas para você ativar`,
  /** The server may not name it. */
  delivered: (what: string) => `Sua recompensa foi entregue${what && `: ${what}`}`,
  cashback: (amount: string) => `Cashback de ${amount}`,
  voucher: (what: string | undefined) => (what === undefined ? 'Voucher de desconto' : `Voucher: ${what}`),
  points: (points: string, campaign: string) => `${points} em ${campaign}`,
  offer: (names: string, several: boolean) => `${several ? 'Ofertas ativadas' : 'Oferta ativada'}: ${names}`,
} as const
