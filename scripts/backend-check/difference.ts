import { isObject } from '../../sandbox/http/fields.ts'

/** One thing that the portal would show differently from what the contract allows. */
export interface Difference {
  /** `rows[0].image`, or empty for the whole. */
  readonly path: string
  readonly words: string
}

/**
 * Compares the portal's result with its results for two sound answers. What is equal in both must be equal here. What differs must be
 * present and of the same type. Extra rows of the second are ignored.
 */
export function differences(actual: unknown, one: unknown, other: unknown, path = ''): readonly Difference[] {
  if (Array.isArray(one) && Array.isArray(other)) return ofRows(actual, one, other, path)
  if (isObject(one) && isObject(other)) return ofObject(actual, one, other, path)
  if (isSame(one, other))
    return isSame(actual, one)
      ? []
      : [{ path, words: `${inWords(one)} was expected, and it is ${inWords(actual)}` }]
  if (one === undefined || other === undefined) return []
  if (kindOf(actual) !== kindOf(one))
    return [{ path, words: `${aKind(one)} was expected, and it is ${inWords(actual)}` }]
  if (isBlank(actual) && !isBlank(one) && !isBlank(other)) return [{ path, words: 'it is blank' }]
  return []
}

function ofObject(
  actual: unknown,
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  path: string,
): readonly Difference[] {
  if (!isObject(actual))
    return [{ path, words: `${inWords(one)} was expected, and it is ${inWords(actual)}` }]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names.flatMap((name) =>
    differences(actual[name], one[name], other[name], path === '' ? name : `${path}.${name}`),
  )
}

function ofRows(
  actual: unknown,
  one: readonly unknown[],
  other: readonly unknown[],
  path: string,
): readonly Difference[] {
  if (!Array.isArray(actual)) return [{ path, words: `a list was expected, and it is ${inWords(actual)}` }]
  if (other.length < one.length) return []
  const isWhole = one.length === other.length
  if (isWhole && actual.length !== one.length)
    return [{ path, words: `${rows(one.length)} expected, and ${rows(actual.length)} are there` }]
  return one.flatMap((row, index) => {
    const tries = actual.map((candidate: unknown, place) =>
      differences(candidate, row, other[index], `${path}[${place}]`),
    )
    if (tries.some((found) => found.length === 0)) return []
    const nearest = tries.toSorted((a, b) => a.length - b.length)[0]
    if (nearest === undefined)
      return [{ path, words: `${inWords(row)} is not among the rows: there is none` }]
    return isWhole
      ? nearest
      : [{ path, words: `no row is the one of the state; the nearest: ${described(nearest)}` }]
  })
}

const described = (found: readonly Difference[]) =>
  found.map(({ path, words }) => `${path}: ${words}`).join('; ')

const rows = (count: number) => (count === 0 ? 'no rows' : count === 1 ? '1 row' : `${count} rows`)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'yes or no',
  object: 'an object',
  list: 'a list',
}

const aKind = (value: unknown) => KINDS[kindOf(value)] ?? kindOf(value)

/** A value as a person reads it, and short. */
export function inWords(value: unknown, depth = 0): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return listInWords(value, depth)
  if (!isObject(value)) return String(value)
  const { year, month, day, cents } = value
  if (typeof day === 'number') return `${day}/${month}/${year}`
  if (typeof cents === 'number') return `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  const shown = parts
    .slice(0, depth === 0 ? 6 : 3)
    .map(([name, part]) => `${name} ${inWords(part, depth + 1)}`)
  return `{${shown.join(', ')}${parts.length > shown.length ? ', …' : ''}}`
}

function quoted(value: string): string {
  const line = value.replace(/\s+/g, ' ')
  return `"${line.length > 60 ? `${line.slice(0, 60)}…` : line}"`
}

function listInWords(list: readonly unknown[], depth: number): string {
  if (list.length === 0) return 'an empty list'
  return `${rows(list.length)}: ${inWords(list[0], depth + 1)}${list.length > 1 ? ', …' : ''}`
}
