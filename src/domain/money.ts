declare const inWholeCents: unique symbol

/**
 * An amount of Brazilian money in whole cents, so that adding is exact: ten times R$ 0,10 is R$ 1,00. Only the functions of this file make
 * one. Negative when money went out.
 */
export interface Money {
  readonly cents: number
  readonly [inWholeCents]: true
}

/** Half a cent counts as a whole one, away from zero: 100.5 cents are 101, and -100.5 are -101. */
function money(cents: number): Money {
  // Adding 0 makes 0 of -0, which a comparison of two amounts would take for another one.
  return { cents: Math.sign(cents) * Math.round(Math.abs(cents)) + 0 } as Money
}

export const NO_MONEY: Money = money(0)

/** @param reais as the backend and the device's storage hold them: R$ 1,50 is 1.5. */
export function fromReais(reais: number): Money {
  // For nearly every amount this is exact. The rounding by digits below is slow in a long list.
  const cents = Math.round(reais * 100)
  if (cents / 100 === reais) return money(cents)
  // 1.005 * 100 is 100.49999999999999 in binary fractions; with 15 digits it is the 100.5 that was meant.
  return money(Number((reais * 100).toPrecision(15)))
}

export const toReais = ({ cents }: Money): number => cents / 100

export const addMoney = (a: Money, b: Money): Money => money(a.cents + b.cents)

export const sumMoney = (amounts: readonly Money[]): Money =>
  money(amounts.reduce((sum, { cents }) => sum + cents, 0))

export const subtractMoney = (a: Money, b: Money): Money => money(a.cents - b.cents)

export const divideMoney = ({ cents }: Money, divisor: number): Money => money(cents / divisor)

/** Negative when `a` is less, positive when it is more, 0 when both are the same. */
export const compareMoney = (a: Money, b: Money): number => a.cents - b.cents

export const smallerOf = (a: Money, b: Money): Money => (a.cents < b.cents ? a : b)

export const isPositive = ({ cents }: Money): boolean => cents > 0

export const isNegative = ({ cents }: Money): boolean => cents < 0

/** How much of the whole a part is: 0.25 is a quarter. */
export const shareOf = (part: Money, whole: Money): number => part.cents / whole.cents

/** For code that does not know this type, such as the one that writes all data of a customer into a file. */
export const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'cents' in value
