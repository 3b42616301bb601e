import { MatchersV3 } from '@pact-foundation/pact'

/**
 * Matchers for answers: they check the type of a value, never the value. Money is `amount`, because a decimal matcher refuses 11.00,
 * which JSON writes as 11.
 */
export const { string: text, integer, number: amount, boolean: flag, nullValue: nothing } = MatchersV3

/** At least one item of this shape, and no item of another. */
export const listOf = <Item>(item: Item) => MatchersV3.eachLike(item as object)

/** A day or a local moment: `2026-11-20` or `2026-11-20T18:31:00` (the time is not read). */
export const day = (example: string) => MatchersV3.regex(/^\d{4}-\d{2}-\d{2}(?:[T ].*)?$/, example)

/** A moment in the form of RFC 1123: `Sat, 21 Nov 2026 15:00:00 GMT`. */
export const httpDate = (example: string) =>
  MatchersV3.regex(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/, example)

/** One of the codes that the portal knows. */
export const oneOf = (example: string, ...others: readonly string[]) =>
  MatchersV3.regex(`^(?:${[example, ...others].join('|')})$`, example)
