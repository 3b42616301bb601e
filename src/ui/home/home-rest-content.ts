import { formatInteger } from '../screen/format.ts'

export const homeRestContent = {
  what: {
    vouchers: 'os seus vouchers',
    points: 'os seus IdCoins',
    running: 'as campanhas em andamento',
    rewards: 'as suas recompensas',
    offers: 'as ofertas',
    banners: 'os destaques',
  },
  vouchers: 'Vouchers ativos',
  vouchersMeaning: (count: number) => (count === 0 ? 'Nenhum agora' : 'Para usar no caixa'),
  points: 'IdCoins',
  pointsIn: (campaigns: readonly string[]) => {
    const [only] = campaigns
    if (only === undefined) return 'Nenhuma campanha agora'
    return campaigns.length === 1 ? `Em ${only}` : `Em ${campaigns.length} campanhas`
  },
  begin: {
    store: 'Escolha a sua loja',
    /** For a screen reader, which does not see the check mark. */
    done: 'feito',
    offers: 'Ative as suas ofertas',
  },
  next: {
    store: 'Escolher a sua loja',
    activate: (count: number) => (count === 1 ? 'Ativar 1 oferta' : `Ativar ${formatInteger(count)} ofertas`),
    activateNew: (count: number) =>
      count === 1 ? 'Ativar 1 oferta nova' : `Ativar ${formatInteger(count)} ofertas novas`,
    redeem: (count: number) =>
      count === 1
        ? 'Ver 1 recompensa ao seu alcance'
        : `Ver ${formatInteger(count)} recompensas ao seu alcance`,
    flyers: 'Folhear os tabloides da semana',
  },
  lapsing: {
    title: 'Vence em breve',
    kind: { cashback: 'Cashback', voucher: 'Voucher', offer: 'Oferta ativada', offers: 'Ofertas ativadas' },
    unnamedVoucher: 'Desconto',
    until: (day: string) => `até ${day}`,
    /** Of a campaign that has ended and still takes exchanges. The server does not say until when. */
    ended: (when: string) => `encerrou ${when}`,
    none: {
      cashback: 'Nenhum cashback vence nas próximas 2 semanas.',
      voucher: 'Nenhum voucher vence nas próximas 2 semanas.',
      points: 'Nenhum IdCoin vence nos próximos 2 meses.',
      offer: 'Nenhuma oferta ativada nesta loja vence logo.',
    },
    failed: {
      cashback: 'Não foi possível ver o cashback que está para vencer.',
      voucher: 'Não foi possível ver os vouchers que estão para vencer.',
      points: 'Não foi possível ver os IdCoins que estão para vencer.',
      offer: 'Não foi possível ver as ofertas ativadas.',
    },
    partly: 'No cashback, vimos só uma parte do extrato. Pode haver outros valores para vencer.',
    more: (count: number) => (count === 1 ? 'Ver mais 1' : `Ver mais ${formatInteger(count)}`),
  },
  running: 'Campanha em andamento',
  severalRunning: 'Campanhas em andamento',
  /** Where the server lists only those that are over or to come. */
  noneRunning: 'Campanhas',
  pointsOf: (points: string) => `Você tem ${points}`,
  ended: (inDays: string) => `Encerrada ${inDays}`,
  /** Of a campaign that takes no exchanges any more. */
  leftOver: (points: string) => `Saldo final: ${points}`,
  rewards: 'Você já pode trocar',
  /** Where the points do not suffice for all that the server lists. */
  someRewards: 'Recompensas',
  opening: 'Abrindo…',
  notOpened: 'Não foi possível abrir a recompensa. Tente de novo em instantes.',
  moreRewards: (count: number) =>
    count === 1 ? 'e mais 1 recompensa' : `e mais ${formatInteger(count)} recompensas`,
  redeem: 'Ver recompensas',
  offers: 'Ofertas da sua loja',
  chooseStore: 'Escolha uma loja para ver as ofertas',
  noOffers: 'Nenhuma oferta encontrada.',
  noOffersHint: 'Esta loja não tem ofertas gerais no momento. Veja as suas ofertas exclusivas.',
  exclusiveOffers: 'Ofertas exclusivas',
  promotions: 'Promoções',
  allPromotions: 'Todas',
  allOffers: 'Ver todas',
  howMany: (count: number) => `as ${formatInteger(count)}`,
  carousel: {
    label: 'Destaques',
    role: 'carrossel',
    slideRole: 'slide',
    slideName: 'Destaque',
    slide: (position: number, total: number) => `${position} de ${total}`,
    previous: 'Destaque anterior',
    next: 'Próximo destaque',
    pause: 'Pausar destaques',
    play: 'Retomar destaques',
    banner: (position: number) => `Destaque ${position}`,
  },
} as const
