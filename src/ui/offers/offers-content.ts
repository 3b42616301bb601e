import type { OfferOrder } from '@domain/offers/offer-list.ts'
import type { Discount } from '@domain/offers/promotion.ts'
import { formatInteger } from '../screen/format.ts'

const orders: Readonly<Record<OfferOrder, string>> = {
  'biggest-discount': 'Maior desconto',
  'ends-first': 'Termina antes',
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
  chooseStoreHint: 'Vamos lembrar da sua escolha na próxima vez.',
  none: 'Nenhuma oferta encontrada.',
  noneHint: 'Esta loja não tem ofertas só para você agora. Veja as ofertas para todos na Home.',
  home: 'Ir para a Home',
  noneForWish: 'Nada corresponde à sua busca. Mude as palavras ou tire os filtros.',
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
  next: (day: string | undefined) =>
    day === undefined ? 'Informe seu CPF no caixa' : `Informe seu CPF no caixa até ${day}`,
  refused: 'A oferta não foi ativada.',
  inDoubt: (why: string) => `${why} Não sabemos se a oferta foi ativada. Toque em Ativar para confirmar.`,
  save: 'Salvar',
  isSaved: 'Salva',
  remove: 'Tirar da lista',
  savedTitle: 'Minha lista de ofertas',
  savedHint:
    'Esta lista fica neste aparelho e funciona sem internet. Ela é apagada quando você sai do portal.',
  savedNone: 'Sua lista está vazia.',
  savedNoneHint: 'Toque em Salvar nas ofertas que quer levar para a loja.',
  seeOffers: 'Ver ofertas',
  seeSaved: 'Ver minha lista',
  print: 'Imprimir',
  printFailed: 'Não foi possível abrir a janela de impressão.',
} as const
