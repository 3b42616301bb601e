/** Cents as the wire's number of reais. */
export const reais = (cents: number): number => cents / 100

/** Reais as the cents that the database keeps. */
export const cents = (reais: number): number => Math.round(reais * 100)
