import type { OfferOrder } from '@domain/offers/offer-list.ts'
import type { Discount } from '@domain/offers/promotion.ts'
import { formatInteger } from '../screen/format.ts'

const orders: Readonly<Record<OfferOrder, string>> = {
  'biggest-discount': 'Maior desconto',
  'ends-first': 'Termina primeiro',
  'lowest-price': 'Menor preço',
}

const kinds: Readonly<Record<Discount['kind'], string>> = {
  'percent-off': 'Porcentagem de desconto',
  message: 'Promoção especial',
  'message-with-price': 'Promoção com preço especial',
  'per-unit': 'Desconto por unidade',
  'per-litre': 'Desconto por litro',
}

export const offersContent = {
  tabs: 'Ofertas exclusivas',
  all: 'Ofertas',
  saved: (count: number) => (count === 0 ? 'Minha lista' : `Minha lista (${formatInteger(count)})`),
  what: 'as suas ofertas',
  chooseStore: 'Escolha uma loja para ver as suas ofertas',
  none: 'Nenhuma oferta encontrada.',
  noneHint: 'Esta loja não tem ofertas exclusivas no momento. Veja na Home as ofertas gerais.',
  home: 'Ir para a Home',
  nothingShown: {
    'no-match': 'Tente outras palavras ou limpe os filtros.',
    'none-to-activate': 'Nenhuma oferta desta loja precisa ser ativada agora.',
    'all-activated': 'Você já ativou todas as ofertas desta loja.',
    'none-activated': 'Você ainda não ativou ofertas desta loja.',
    'nothing-new': 'Nada de novo desde a sua última visita.',
    'first-visit': 'As ofertas novas aparecem aqui a partir da sua próxima visita.',
  },
  views: 'Quais ofertas',
  view: {
    all: 'Todas',
    'to-activate': 'Não ativadas',
    activated: 'Ativadas',
    new: 'Novas',
  },
  promotions: 'Promoções',
  promotion: (name: string) => (name === '' ? 'Outras ofertas' : name),
  many: {
    activate: 'Ativar todas',
    activating: 'Ativando…',
    progress: 'Ativando as ofertas',
    done: (ended: number, total: number) => `${formatInteger(ended)} de ${formatInteger(total)}`,
    stop: 'Parar',
    stopping: 'Parando…',
    /** Of those whose answer was lost, some may be active too. */
    result: (activated: number, total: number) =>
      `${formatInteger(activated)} de ${formatInteger(total)} ${total === 1 ? 'oferta ativada' : 'ofertas ativadas'}.`,
    notTried: (count: number) =>
      count === 1
        ? 'Paramos antes do fim: faltou 1 oferta.'
        : `Paramos antes do fim: faltaram ${formatInteger(count)} ofertas.`,
    rest: 'Pare quando quiser. O que já foi ativado continua ativado.',
    notConfirmed: (count: number) =>
      count === 1
        ? 'Ver a que não foi confirmada'
        : `Ver as ${formatInteger(count)} que não foram confirmadas`,
    moreFailed: (count: number) => `e mais ${formatInteger(count)}`,
    askTitle: (count: number) => `Ativar ${formatInteger(count)} ofertas?`,
    ask: 'Isso pode levar alguns minutos. Deixe esta tela aberta e pare quando quiser.',
    confirm: 'Ativar',
    cancel: 'Cancelar',
  },
  onlyHere:
    'Este aparelho está sem espaço para guardar as suas escolhas. Elas valem até você fechar esta aba.',
  clear: 'Limpar filtros',
  search: 'Buscar oferta',
  filter: 'Filtrar e ordenar',
  order: 'Ordenar por',
  orders,
  kind: 'Tipo de desconto',
  anyKind: 'Todos os tipos',
  kinds,
  endingSoon: 'Termina em breve',
  count: (shown: number) => (shown === 1 ? '1 oferta' : `${formatInteger(shown)} ofertas`),
  activate: 'Ativar',
  activated: 'Ativada',
  refused: 'A oferta não foi ativada. Tente de novo mais tarde.',
  inDoubtElsewhere: 'Não sabemos se a oferta foi ativada. Confira em Ofertas exclusivas.',
  inDoubt: (button: string) => `Não sabemos se a oferta foi ativada. Toque em “${button}” para conferir.`,
} as const
