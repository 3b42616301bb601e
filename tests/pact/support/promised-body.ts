import { label, optionalAddress, optionalDay, optionalIdentifier } from '@infrastructure/shapes.ts'
import type * as v from 'valibot'
import {
  type Among,
  isAmong,
  isFixed,
  isOwn,
  isRuled,
  isSparse,
  type Own,
  type Ruled,
  UNSET,
} from './marks.ts'
import {
  ADDRESS,
  all,
  any,
  DAY,
  IDENTIFIER,
  KEYS_MAY_BE_MISSING,
  NO_DAY,
  NOT_BLANK,
  NOTHING,
  type Rule,
  type RulesByPath,
  SAME,
  SAME_TYPE,
  textBut,
  WHOLE_DECIMAL,
} from './rules.ts'

/** A body as Pact takes it: an example, and what any other has to keep to. */
export interface PromisedBody {
  readonly content: unknown
  readonly rules: RulesByPath
}

/**
 * What a provider promises, from the shape that the adapter reads with and an example of it. The shape says which fields there are and
 * of which type, the marks of the example say what the state has set. So the contract cannot ask for what the adapter
 * does not read, and a field that the adapter reads cannot be left out of it.
 *
 * @throws {Error} when example and shape do not fit.
 */
export function promisedBody(shape: v.GenericSchema, example: unknown): PromisedBody {
  const rules: Record<string, RulesByPath[string]> = {}
  const content = write({ shape: opened(shape), example, path: '$', whose: 'own', rules })
  return { content, rules }
}

/**
 * Whose data a part is. `own`: all the data of the state, as the state set it. `sparse`: the same, but a field that the adapter does not
 * need may be missing. `others`: rows of other people, which the adapter only has to be able to read.
 */
type Whose = 'own' | 'sparse' | 'others'

interface Part {
  readonly shape: Opened
  readonly example: unknown
  readonly path: string
  readonly whose: Whose
  readonly rules: Record<string, RulesByPath[string]>
}

/** Writes the rules of one part of the body, and of all within it; gives the example without its marks. */
function write(part: Part): unknown {
  const { shape, example } = part
  if (isSparse(example)) return write({ ...part, example: example.example, whose: 'sparse' })
  if (isRuled(example)) return ruled(part, example)
  if (shape.kind === 'object') return object(part, shape)
  if (shape.kind === 'list') return list(part, shape)
  if (shape.kind === 'either') return write({ ...part, shape: formOf(part, shape) })
  return leaf(part, shape)
}

function leaf({ example, path, whose, rules }: Part, { kind, nullable }: LeafShape): unknown {
  const value = isFixed(example) ? example.value : example
  const { given, tolerant } = LEAVES[kind]
  if (isFixed(example) && whose !== 'others')
    rules[path] = sameAs(value, kind, whose === 'sparse' && nullable)
  else if (isFixed(example) && example.unwanted !== undefined) rules[path] = all(textBut(example.unwanted))
  else rules[path] = whose !== 'own' && nullable ? any(...tolerant, NOTHING) : given
  return value
}

/** What each kind of value keeps to: as the state made it, and in a row of somebody else. */
const LEAVES: Readonly<Record<LeafShape['kind'], { given: RulesByPath[string]; tolerant: readonly Rule[] }>> =
  {
    text: { given: all(SAME_TYPE, NOT_BLANK), tolerant: [SAME_TYPE] },
    day: { given: all(DAY), tolerant: [DAY, NO_DAY] },
    address: { given: all(ADDRESS), tolerant: [SAME_TYPE] },
    number: { given: all({ match: 'number' }), tolerant: [{ match: 'number' }] },
    integer: {
      given: any({ match: 'integer' }, WHOLE_DECIMAL),
      tolerant: [{ match: 'integer' }, WHOLE_DECIMAL],
    },
    identifier: { given: all(IDENTIFIER), tolerant: [IDENTIFIER] },
    label: { given: all(NOT_BLANK), tolerant: [{ match: 'regex', regex: '[\\s\\S]*' }] },
    flag: { given: all(SAME_TYPE), tolerant: [SAME_TYPE] },
    literal: { given: all(SAME), tolerant: [SAME] },
  }

function sameAs(value: unknown, kind: LeafShape['kind'], orNothing: boolean): RulesByPath[string] {
  const isWhole = typeof value === 'number' && Number.isInteger(value)
  return any(
    kind === 'identifier' ? ({ match: 'regex', regex: String(value) } as const) : SAME,
    ...(isWhole ? [{ match: 'regex', regex: `${value}\\.0+` } as const] : []),
    ...(orNothing ? [NOTHING] : []),
  )
}

function ruled(part: Part, { example, rules: own, rulesOfOthers }: Ruled): unknown {
  const given = part.whose === 'others' ? rulesOfOthers : own
  if (given === null) return write({ ...part, example })
  part.rules[part.path] = all(...given)
  return example
}

/** The one of several forms that the example has. */
function formOf({ path, example }: Part, { options }: EitherShape): Opened {
  const isList = isAmong(example) || isOwn(example)
  const form = options.map((option) => opened(option)).find(({ kind }) => (kind === 'list') === isList)
  if (form === undefined) throw new Error(`${path}: the adapter reads no such form.`)
  return form
}

function object(part: Part, { fields, isPromised }: ObjectShape): unknown {
  const { example, path, whose, rules } = part
  if (typeof example !== 'object' || example === null) throw new Error(`${path}: expected an object.`)
  const given = example as Readonly<Record<string, unknown>>
  const unread = Object.keys(given).filter((name) => !(name in fields))
  if (unread.length > 0) throw new Error(`${path}: the adapter does not read ${unread.join(', ')}.`)
  const unmentioned = Object.keys(fields).filter((name) => !(name in given))
  if (unmentioned.length > 0) throw new Error(`${path}: the adapter also reads ${unmentioned.join(', ')}.`)
  // Without its only field an answer would say nothing, unless that is a list, which may be left out when it is empty.
  const [only, another] = Object.values(fields)
  const isNeeded = isPromised && only !== undefined && !another && opened(only).kind !== 'list'
  if (whose !== 'own' && !isNeeded) rules[path] = KEYS_MAY_BE_MISSING
  const content: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (given[name] === UNSET) continue
    content[name] = write({ ...part, shape: opened(field), example: given[name], path: pathOf(path, name) })
  }
  return content
}

const pathOf = (path: string, name: string) => (/^\w+$/.test(name) ? `${path}.${name}` : `${path}['${name}']`)

function list(part: Part, shape: ListShape): unknown {
  const { example, path, whose } = part
  if (isAmong(example)) return among(part, shape, example)
  if (!isOwn(example))
    throw new Error(`${path}: say with among, these, exactly or some whose rows these are.`)
  return own(part, shape, whose === 'own' ? example : { ...example, min: 0, max: undefined })
}

function own(part: Part, { item }: ListShape, { row, min, max }: Pick<Own, 'row' | 'min' | 'max'>): unknown {
  const { path, rules } = part
  rules[path] = all({ match: 'type', min, ...(max !== undefined && { max }) })
  const content = write({ ...part, shape: opened(item), example: row, path: `${path}[*]` })
  return Array.from({ length: Math.max(1, min) }, () => content)
}

/** Every row is held to the adapter's shape; each of the state's own is somewhere among them, as the state made it. */
function among(part: Part, { item }: ListShape, { rows, count, looksAtOthers }: Among): unknown {
  const { path, rules } = part
  const shape = opened(item)
  const variants = rows.map((row, index) => {
    const ofRow: Record<string, RulesByPath[string]> = {}
    const content = write({ shape, example: row, path: '$', whose: 'own', rules: ofRow })
    return { content, variant: { index, rules: ofRow, generators: {} } }
  })
  const isThere: Rule = { match: 'arrayContains', variants: variants.map(({ variant }) => variant) }
  if (looksAtOthers) {
    for (const row of rows) write({ shape, example: row, path: `${path}[*]`, whose: 'others', rules })
    const length: Rule = { match: 'type', min: count ?? 0, ...(count !== undefined && { max: count }) }
    rules[path] = all(length, isThere)
  } else {
    rules[path] = all(isThere)
  }
  return variants.map(({ content }) => content)
}

interface LeafShape {
  readonly kind:
    | 'text'
    | 'label'
    | 'day'
    | 'address'
    | 'number'
    | 'integer'
    | 'identifier'
    | 'flag'
    | 'literal'
  /** Whether the adapter takes null, and takes a missing field like null. */
  readonly nullable: boolean
}

interface ObjectShape {
  readonly kind: 'object'
  /** Whether an answer that has none of the fields is a failure. */
  readonly isPromised?: boolean
  readonly fields: Readonly<Record<string, v.GenericSchema>>
}

interface ListShape {
  readonly kind: 'list'
  readonly item: v.GenericSchema
}

/** Several forms, or anything at all where there are none. */
interface EitherShape {
  readonly kind: 'either'
  readonly options: readonly v.GenericSchema[]
}

export type Opened = LeafShape | ObjectShape | ListShape | EitherShape

/** The kinds of valibot's schemas that this file reads. */
interface Inside {
  readonly type: string
  readonly wrapped?: v.GenericSchema
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly item?: v.GenericSchema
  readonly options?: readonly v.GenericSchema[]
  /** The schema itself and what is done with its output. */
  readonly pipe?: readonly { readonly type: string }[]
}

const LEAF_KINDS: Readonly<Record<string, LeafShape['kind']>> = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  literal: 'literal',
}

/** Reads what a schema takes, whatever it makes of it. */
export function opened(schema: v.GenericSchema, nullable = false): Opened {
  if (schema === optionalDay) return { kind: 'day', nullable: true }
  if (schema === optionalAddress) return { kind: 'address', nullable: true }
  if (schema === optionalIdentifier) return { kind: 'identifier', nullable: true }
  if (schema === label) return { kind: 'label', nullable: true }
  // valibot's general type hides the parts that each kind of schema has.
  const { type, wrapped, entries, item, options = [], pipe = [] } = schema as unknown as Inside
  if (wrapped !== undefined) return opened(wrapped, true)
  if (entries !== undefined) return { kind: 'object', fields: entries }
  // What an object has to be before it is read.
  const object = pipe.find((step): step is v.GenericSchema => 'entries' in step)
  if (object !== undefined) return { ...opened(object, nullable), isPromised: true } as ObjectShape
  // What rows have to be before they are read.
  const rows = pipe.find((step): step is v.GenericSchema => 'item' in step)
  if (rows !== undefined) return opened(rows, nullable)
  if (item !== undefined) return { kind: 'list', item }
  if (pipe.some((step) => step.type === 'integer')) return { kind: 'integer', nullable }
  const kind = LEAF_KINDS[type]
  return kind === undefined ? { kind: 'either', options } : { kind, nullable }
}
