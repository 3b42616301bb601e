import type * as v from 'valibot'
import { isAmong, isFixed, isOwn, isRuled, isSparse, UNSET } from '../../tests/pact/support/marks.ts'
import { type Opened, opened } from '../../tests/pact/support/promised-body.ts'
import type { StateValues } from '../pact/states.ts'

/**
 * Two answers that both keep the contract. `example` has the example's values; `otherwise` changes every value that a provider may
 * choose.
 */
export type Version = 'example' | 'otherwise'

interface Part {
  readonly shape: Opened
  readonly example: unknown
  readonly version: Version
  /** What the states have answered: fields of these names hold these values. */
  readonly values: StateValues
  /** The field's name. */
  readonly name?: string
  /** Whether a field may be missing that the adapter does not need. */
  readonly isSparse?: boolean
  /** Whether it is a row that the state did not set. */
  readonly isOfOthers?: boolean
}

/** The field is left out. */
const ABSENT = Symbol('absent')

/** An answer's body that keeps to a promise. */
export function sampleOf(
  { shape, example }: { readonly shape: v.GenericSchema; readonly example: unknown },
  version: Version,
  values: StateValues,
): unknown {
  return sample({ shape: opened(shape), example, version, values })
}

function sample(part: Part): unknown {
  const { shape, example, version } = part
  if (isSparse(example)) return sample({ ...part, example: example.example, isSparse: true })
  if (isRuled(example)) return example.values[version === 'example' ? 0 : 1]
  if (example === UNSET) return version === 'example' ? ABSENT : anyOf(shape)
  if (shape.kind === 'object') return object(part, shape.fields)
  if (shape.kind === 'list') return list(part, shape.item)
  if (shape.kind === 'either') return sample({ ...part, shape: formOf(part, shape.options) })
  if (isFixed(example)) return fixedValue(part, example.value)
  return chooseValue(part, shape)
}

/**
 * In a row of others only texts are changed: a number, such as the format of a store, may decide whether the portal shows the row.
 */
const fixedValue = ({ isOfOthers = false }: Part, value: unknown) =>
  isOfOthers && typeof value === 'string' ? `${value} e mais` : value

/** What the provider chooses, unless a state has said it. */
function chooseValue(
  { example, version, values, name = '', isSparse, isOfOthers }: Part,
  shape: Leaf,
): unknown {
  const said = values[name]
  if (!isOfOthers && typeof said === typeof example && said !== undefined) return said
  if (version === 'example') return example
  // A flag that is missing reads as one that is not set.
  const mayBeMissing = isSparse && shape.nullable && shape.kind !== 'flag'
  return mayBeMissing ? ABSENT : unlike(example, shape)
}

function object(part: Part, fields: Readonly<Record<string, v.GenericSchema>>): unknown {
  const given = part.example as Readonly<Record<string, unknown>>
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, sample({ ...part, shape: opened(field), example: given[name], name })] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== ABSENT))
}

function list(part: Part, item: v.GenericSchema): unknown {
  const { example, version, isSparse: mayBeEmpty = false } = part
  const row = (of: unknown, isOfOthers = false) =>
    sample({ ...part, shape: opened(item), example: of, isOfOthers, isSparse: false })
  if (isAmong(example)) {
    const rows = example.rows.map((one) => row(one))
    const hasOthers = version === 'otherwise' && example.count === undefined
    return hasOthers ? [...rows, row(example.rows[0], true)] : rows
  }
  if (!isOwn(example)) throw new Error('A list without a mark has no promise.')
  if (mayBeEmpty && version === 'otherwise') return []
  const hasMore = version === 'otherwise' && example.max === undefined
  return Array.from({ length: Math.max(1, example.min) + (hasMore ? 1 : 0) }, () => row(example.row))
}

function formOf({ example }: Part, options: readonly v.GenericSchema[]): Opened {
  const isList = isAmong(example) || isOwn(example)
  const form = options.map((option) => opened(option)).find(({ kind }) => (kind === 'list') === isList)
  if (form === undefined) throw new Error('The adapter reads no such form.')
  return form
}

type Leaf = Extract<Opened, { readonly nullable: boolean }>

/** Another value of the same kind. */
function unlike(value: unknown, { kind }: Leaf): unknown {
  if (kind === 'day') return '2033-07-24T08:15:00'
  if (kind === 'address') return 'https://outro.example/arquivo'
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return kind === 'literal' ? value : value + 1
  return typeof value === 'string' ? `${value} e mais` : value
}

/** Any value of a kind. */
function anyOf(shape: Opened): unknown {
  switch (shape.kind) {
    case 'object': {
      const entries = Object.entries(shape.fields).map(
        ([name, field]) => [name, anyOf(opened(field))] as const,
      )
      return Object.fromEntries(entries.filter(([, value]) => value !== ABSENT))
    }
    case 'list':
      return []
    case 'day':
      return '2033-07-24'
    case 'address':
      return 'https://outro.example/arquivo'
    case 'text':
    case 'label':
      return 'Outro'
    case 'number':
    case 'integer':
    case 'identifier':
      return 1
    case 'flag':
      return false
    default:
      return ABSENT
  }
}
