import { isObject } from '../../../sandbox/http/fields.ts'

/**
 * Whether each value of the portal's result equals the value in one of two sound results: one of a backend that sends all it could, one
 * of a backend that sends only what it must. A customer who sees a mix of the two loses nothing that a contract promises.
 */
export function isBetween(value: unknown, one: unknown, other: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(one) && Array.isArray(other)) return areBetween(value, one, other)
  if (isObject(value) && isObject(one) && isObject(other)) {
    const names = new Set([value, one, other].flatMap((object) => Object.keys(object)))
    return [...names].every((name) => isBetween(value[name], one[name], other[name]))
  }
  return [one, other].some((sound) => JSON.stringify(sound) === JSON.stringify(value))
}

/** Rows belong together by their place. */
function areBetween(rows: readonly unknown[], one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return [one, other].some((sound) => isBetween(rows, sound, sound))
  return rows.length === one.length && rows.every((row, index) => isBetween(row, one[index], other[index]))
}
