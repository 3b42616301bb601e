import { type CalendarDay, toBrazilianDay } from '@domain/calendar-day.ts'
import { DEFAULT_POINT_NAME } from '@domain/campaigns/reward.ts'
import type { Money } from '@domain/money.ts'
import { toReais } from '@domain/money.ts'
import { once } from '@domain/once.ts'
import { formatContent as content } from './format-content.ts'

/**
 * How numbers, days and addresses are written in Brazil. Money carries the no-break space that Intl puts
 * after `R$`, so an amount never breaks across lines: compare in tests with these functions, not with literals.
 */

const reais = once(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))
const integer = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }))
const conjunction = once(() => new Intl.ListFormat('pt-BR', { type: 'conjunction' }))

/** `R$ 1.234,56` */
export const formatMoney = (money: Money): string => reais().format(toReais(money))

/** `1.520` */
export const formatInteger = (value: number): string => integer().format(value)

/** `1 IdCoin`, `1.520 IdCoins`. Another name stays as it is given, and it is in the plural: one of them is '1 ponto'. */
export function formatPoints(points: number, name = DEFAULT_POINT_NAME): string {
  const one = name === DEFAULT_POINT_NAME ? 'IdCoin' : 'ponto'
  return `${formatInteger(points)} ${Math.abs(points) === 1 ? one : name}`
}

/** `22/11/2026` */
export const formatDay = (day: CalendarDay): string => toBrazilianDay(day)

/** The digits of a telephone number without the country's 55. */
export const nationalDigits = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '')

/** `(11) 98765-4321`, `(11) 3456-7890`, `3456-7890`; without the country's 55; anything else as it is. */
export function formatPhone(phone: string): string {
  // The digit of an extension, as in `3333-4444 ramal 5`, does not belong to the number.
  if (!/^[\d\s()+.-]*$/.test(phone)) return phone
  const match = /^([1-9]\d)?(\d{4,5})(\d{4})$/.exec(nationalDigits(phone))
  if (!match) return phone
  const [, area, start, end] = match
  return area === undefined ? `${start}-${end}` : `(${area}) ${start}-${end}`
}

/** `01310-100`; anything else as it is. */
export function formatCep(cep: string): string {
  const match = /^(\d{5})-?(\d{3})$/.exec(cep.trim())
  return match ? `${match[1]}-${match[2]}` : cep
}

/** `a`, `a e b`, `a, b e c` */
export const joinWords = (words: readonly string[]): string => conjunction().format(words)

/** `hoje`, `amanhã`, `em 3 dias`, `ontem`, `há 2 dias` */
export function inDays(days: number): string {
  if (days === 0) return content.days.today
  if (days === 1) return content.days.tomorrow
  if (days === -1) return content.days.yesterday
  return days > 0 ? content.days.ahead(formatInteger(days)) : content.days.ago(formatInteger(-days))
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `agora há pouco`, `há 5 minutos`, `há 2 horas`, `há 3 dias`, from milliseconds. */
export function formatAge(age: number): string {
  if (age < MINUTE) return content.age.now
  if (age < HOUR) return content.age.minutes(Math.floor(age / MINUTE))
  return age < DAY ? content.age.hours(Math.floor(age / HOUR)) : content.age.days(Math.floor(age / DAY))
}
