import { expect } from 'vitest'

/** A list with something in it, every element of the given shape. */
export function each(shape: unknown): unknown {
  return expect.toSatisfy((list: unknown) => {
    if (!Array.isArray(list) || list.length === 0) return false
    for (const element of list) expect(element).toEqual(shape)
    return true
  })
}

export function orNull(shape: unknown): unknown {
  return expect.toSatisfy((value: unknown) => {
    if (value !== null) expect(value).toEqual(shape)
    return true
  })
}

/** A calendar day as the wire writes it. */
export const A_DAY: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00$/)

/** A date and time without an offset. */
export const A_MOMENT: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)

/** A whole address. */
export const AN_ADDRESS: unknown = expect.stringMatching(/^https?:\/\/\S+$/)
