import { compareMoney, fromReais, isPositive, type Money } from '@domain/money.ts'
import type { ListTotal } from '@domain/offers/shopping-list.ts'
import type { Voucher } from '@domain/vouchers/voucher.ts'
import { formatDay, formatInteger, formatMoney } from '../screen/format.ts'
import { shownName } from '../screen/name-in-capitals.ts'
import { offerContent, startText } from './offer-content.ts'
import type { ListLine } from './offer-item.ts'
import { offerName } from './offer-names.ts'

/** The verb is in the plural from here on: 'Falta R$ 1,99'. */
const TWO_REAIS = fromReais(2)

export const savedListContent = {
  title: 'Minha lista',
  list: 'Minha lista de ofertas',
  hint: 'Esta lista fica neste aparelho e funciona sem internet. Ela é apagada quando você sai da conta ou a sua sessão expira.',
  none: 'Sua lista está vazia.',
  noneHint: 'Toque em “Salvar” nas ofertas que você quer aproveitar na loja.',
  seeOffers: 'Ver ofertas',
  gone: 'Não está mais entre as ofertas',
  remove: (name: string) => `Tirar da lista: ${name}`,
  ticked: (ticked: number, all: number) => `${formatInteger(ticked)} de ${formatInteger(all)} no carrinho`,
  total: 'Total da lista',
  /** @param surely whether no price depends on a condition. */
  saves: (saving: string, surely: boolean) => `Você ${surely ? 'economiza' : 'pode economizar'} ${saving}`,
  totalMeaning: 'Uma unidade ou porção de cada oferta.',
  withoutPrice: (count: number) =>
    count === 1
      ? '1 oferta sem preço não entrou na soma.'
      : `${formatInteger(count)} ofertas sem preço não entraram na soma.`,
  notToday: (count: number) =>
    count === 1
      ? '1 oferta que não vale hoje não entrou na soma.'
      : `${formatInteger(count)} ofertas que não valem hoje não entraram na soma.`,
  withCondition: (count: number) =>
    count === 1
      ? '1 preço só vale se você cumprir a condição da oferta.'
      : `${formatInteger(count)} preços só valem se você cumprir as condições das ofertas.`,
  vouchers: 'Vouchers para esta compra',
  what: 'os seus vouchers',
  missing: (amount: Money, voucher: string) =>
    `${compareMoney(amount, TWO_REAIS) < 0 ? 'Falta' : 'Faltam'} ${formatMoney(amount)} para usar ${voucher}.`,
  usable: (voucher: string) => `Compra mínima atingida para ${voucher}.`,
  seeVouchers: 'Ver as condições',
  share: 'Compartilhar',
  copied: 'Lista copiada. Cole onde quiser.',
  shareFailed: 'Não foi possível compartilhar a lista.',
  print: 'Imprimir',
  printFailed: 'Não foi possível abrir a janela de impressão.',
} as const

/** A voucher in a sentence, by its code and what it gives: 'NATAL26 (10% em vinhos)'. */
export function voucherWithCode({ code, benefit: given, value }: Voucher): string {
  const benefit = given && shownName(given)
  if (code === undefined) {
    if (benefit !== undefined) return `o voucher “${benefit}”`
    return value ? `um voucher de ${formatMoney(value)}` : 'um voucher'
  }
  const gives = benefit ?? (value && `desconto de ${formatMoney(value)}`)
  return gives === undefined ? code : `${code} (${gives})`
}

/** The name of the store in which all offers of the list were found; undefined when they were found in several. */
export function commonStoreName(lines: readonly ListLine[]): string | undefined {
  const [store, ...others] = new Set(lines.map(({ storeName }) => storeName))
  return store === undefined || others.length > 0 ? undefined : shownName(store)
}

/** Whether it has gone from the offers before its last day, which would say so itself. */
export const isGoneEarly = ({ isGone, daysLeft = 0 }: ListLine): boolean => isGone && daysLeft >= 0

/** The list as a text for another app. It names offers and prices, and nothing of the customer. */
export function listText(lines: readonly ListLine[], total: ListTotal, notToday: number): string {
  const store = commonStoreName(lines)
  return [
    [savedListContent.title, store].filter(Boolean).join(' · '),
    '',
    ...lines.map((line) => lineText(line, store === undefined)),
    '',
    `${savedListContent.total}: ${formatMoney(total.price)}`,
    ...(isPositive(total.saving)
      ? [savedListContent.saves(formatMoney(total.saving), total.withCondition === 0)]
      : []),
    ...(notToday > 0 ? [savedListContent.notToday(notToday)] : []),
  ].join('\n')
}

/** The name says for which weight the price is. */
function lineText(line: ListLine, namesStore: boolean): string {
  const { offer, price, start, startsIn, end, daysLeft = 0, storeName, isTicked } = line
  const gone = isGoneEarly(line) ? savedListContent.gone.toLowerCase() : undefined
  const cost = price === undefined ? offerContent.noPrice : formatMoney(price)
  const firstDay = startText({ start, startsIn })?.toLowerCase()
  const lastDay =
    end && (daysLeft < 0 ? offerContent.ended : offerContent.until)(formatDay(end)).toLowerCase()
  const facts = [cost, gone ?? firstDay ?? lastDay, namesStore && storeName && shownName(storeName)]
    .filter(Boolean)
    .join(', ')
  return `${isTicked ? '☑' : '☐'} ${shownName(offerName(offer.name))} – ${facts}`
}
