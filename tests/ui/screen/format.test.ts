import { calendarDay } from '@domain/calendar-day.ts'
import { fromReais } from '@domain/money.ts'
import {
  formatCep,
  formatDay,
  formatInteger,
  formatMoney,
  formatPhone,
  formatPoints,
  inDays,
  joinWords,
} from '@ui/screen/format.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const NO_BREAK_SPACE = '\u00a0'

describe('money', () => {
  it.each([
    [1234.56, `R$${NO_BREAK_SPACE}1.234,56`],
    [0, `R$${NO_BREAK_SPACE}0,00`],
    [-0, `R$${NO_BREAK_SPACE}0,00`],
    [-5, `-R$${NO_BREAK_SPACE}5,00`],
    [-0.001, `R$${NO_BREAK_SPACE}0,00`],
  ])('writes %d as %s', (reais, written) => {
    expect(formatMoney(fromReais(reais))).toBe(written)
  })

  it('can be read back to the centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (centavos) => {
        const digits = formatMoney(fromReais(centavos / 100)).replace(/[^\d-]/g, '')
        expect(Number(digits) + 0).toBe(centavos)
      }),
    )
  })
})

describe('points', () => {
  it.each([
    [0, '0 IdCoins'],
    [1, '1 IdCoin'],
    [-1, '-1 IdCoin'],
    [1520, '1.520 IdCoins'],
  ])('writes %d as %s', (points, written) => {
    expect(formatPoints(points)).toBe(written)
  })

  it('keeps another name of points as the server gives it, but for one of them, whose name is not known', () => {
    expect(formatPoints(2, 'Selos')).toBe('2 Selos')
    expect(formatPoints(1, 'Selos')).toBe('1 ponto')
  })

  it('groups thousands', () => {
    expect(formatInteger(1234567)).toBe('1.234.567')
  })
})

describe('telephones', () => {
  it.each([
    ['11987654321', '(11) 98765-4321'],
    ['1134567890', '(11) 3456-7890'],
    ['(11)98765-4321', '(11) 98765-4321'],
    ['5511987654321', '(11) 98765-4321'],
    ['+55 11 3456-7890', '(11) 3456-7890'],
    ['987654321', '98765-4321'],
    ['34567890', '3456-7890'],
    ['5534567890', '(55) 3456-7890'],
    ['0800 123 4567', '0800 123 4567'],
    ['ramal 12', 'ramal 12'],
    // Its extension would become the last digit of another number.
    ['(41) 3333-4444 ramal 5', '(41) 3333-4444 ramal 5'],
    ['(41) 3333-4444/5', '(41) 3333-4444/5'],
    ['(41) 3333.4444', '(41) 3333-4444'],
    ['', ''],
  ])('writes %s as %s', (phone, written) => {
    expect(formatPhone(phone)).toBe(written)
  })

  it('never loses a digit, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (phone) => {
        const digits = phone.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '')
        expect(formatPhone(phone).replace(/\D/g, '')).toBe(
          formatPhone(phone) === phone ? phone.replace(/\D/g, '') : digits,
        )
      }),
    )
  })
})

describe('postal codes', () => {
  it.each([
    ['01310100', '01310-100'],
    ['01310-100', '01310-100'],
    ['0131', '0131'],
  ])('writes %s as %s', (cep, written) => {
    expect(formatCep(cep)).toBe(written)
  })
})

describe('days', () => {
  it('writes the day first', () => {
    const day = calendarDay(2026, 11, 2)
    expect(day && formatDay(day)).toBe('02/11/2026')
  })

  it.each([
    [0, 'hoje'],
    [1, 'amanhã'],
    [2, 'em 2 dias'],
    [3, 'em 3 dias'],
    [-1, 'ontem'],
    [-2, 'há 2 dias'],
  ])('says %d days as %s', (days, said) => {
    expect(inDays(days)).toBe(said)
  })
})

describe('joinWords', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a e b'],
    [['a', 'b', 'c'], 'a, b e c'],
  ])('joins %j as %s', (words, joined) => {
    expect(joinWords(words)).toBe(joined)
  })
})
