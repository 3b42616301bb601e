/**
 * The schema pieces that wire types and stored records are built from. They read what is named and nothing else: unknown fields are
 * ignored, a missing or null field becomes undefined, a field of another type fails the whole (docs/wire.md, "Rules").
 */
import { type CalendarDay, parseIsoDay } from '@domain/calendar-day.ts'
import { type Id, idOf } from '@domain/id.ts'
import { fromReais, isPositive, type Money } from '@domain/money.ts'
import * as v from 'valibot'
import { isJsonObject } from './json-object.ts'
import { readableText } from './readable-text.ts'

/** Missing reads as null: without a default, valibot would skip the rest of the pipe where the key itself is missing. */
export const nullable = <const Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null)

/** A function, because valibot treats a default of `undefined` as none. */
const none = () => undefined

/** Missing and null read as undefined. */
export const optional = <const Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, none)

/** A fast path returns this for a value that it does not read. */
const UNUSUAL = Symbol()

/** Reads a value of the usual kind in one step. */
type FastPath<Read> = (value: unknown) => Read | typeof UNUSUAL

interface Quick {
  readonly fast?: FastPath<unknown>
}

/**
 * The same schema, quicker in a list of thousands: a value of the usual kind is read in one step, where valibot takes four to seven and
 * makes an object in each. Any other value takes those, so that the schema alone says what is missing and what is refused.
 */
function quick<const Schema extends v.GenericSchema>(
  schema: Schema,
  fast: FastPath<v.InferOutput<Schema>>,
): Schema {
  const quicker: Schema = {
    ...schema,
    '~run'(dataset, config) {
      const value = fast(dataset.value)
      return value === UNUSUAL ? schema['~run'](dataset, config) : { typed: true, value }
    },
  }
  // Not enumerable: valibot copies a schema's properties into a pipe that begins with it, and that pipe gives something else.
  return Object.defineProperty(quicker, 'fast', { value: fast })
}

/** Reads by the fast path of a schema if there is one, otherwise by valibot. It returns UNUSUAL for a value that the schema refuses. */
function fastPathOf<Schema extends v.GenericSchema>(schema: Schema): FastPath<v.InferOutput<Schema>> {
  const { fast } = schema as Quick
  return (value) => {
    const read = fast ? fast(value) : UNUSUAL
    if (read !== UNUSUAL) return read
    const result = schema['~run']({ value }, {})
    return result.issues ? UNUSUAL : result.value
  }
}

/** Text as a screen can show it, whatever was written into it. */
export const writtenText = v.pipe(v.string(), v.transform(readableText))

const trimmed = (text: string) => readableText(text).trim()

const isFiniteNumber = Number.isFinite as (value: unknown) => value is number
const safeInteger = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : UNUSUAL)

/** A text that may be missing. */
const textRead = <Read, const Missing extends '' | typeof none>(
  read: (text: string) => Read,
  missing: Missing,
) =>
  quick(v.nullish(v.pipe(v.string(), v.transform(read)), missing), (value) =>
    typeof value === 'string' ? read(value) : UNUSUAL,
  )

const optionalTextRead = () => textRead((text) => trimmed(text) || undefined, none)

/** Text that may be missing; blank text counts as missing. */
export const optionalText = optionalTextRead()

/**
 * The address of a picture or a document; `AddressPolicy` says which addresses are followed. It is not `optionalText` itself, because
 * `scripts/api/json-schema.ts` compares the two objects to write an address as such.
 */
export const optionalAddress = optionalTextRead()

/** Text that is shown empty rather than left out. */
export const text = textRead(trimmed, '')

export const optionalNumber = quick(optional(v.pipe(v.number(), v.finite())), (value) =>
  isFiniteNumber(value) ? value : UNUSUAL,
)

/** An amount, which wire and storage hold in reais. */
export const money = v.pipe(v.number(), v.finite(), v.transform(fromReais))

export const optionalMoney = optional(money)

export const optionalInteger = quick(optional(v.pipe(v.number(), v.integer())), safeInteger)

/** An id as the portal itself has stored it: it must be there, and it stays as it is. */
export const identifier = v.union([v.pipe(v.number(), v.integer()), v.string()])

/**
 * Some backends write their ids as numbers, others as texts. A number is the same id in whichever of the two it comes. JavaScript rounds
 * an integer above 2^53 - 1 to a nearby one, which may be the id of something else: it is no id.
 */
export const optionalIdentifier = quick(
  optional(
    v.pipe(
      identifier,
      v.transform((id): Id | undefined => {
        if (typeof id === 'string') return idOf(id)
        return Number.isSafeInteger(id) ? id : undefined
      }),
    ),
  ),
  safeInteger,
)

/** An id that is only shown, such as the number of a receipt; empty when the server leaves it out. */
export const label = v.nullish(
  v.pipe(
    v.union([writtenText, v.number()]),
    v.transform((written) => String(written).trim()),
  ),
  '',
)

/** A flag that is false when the server leaves it out. */
export const flag = v.nullish(v.boolean(), false)

/** How backends in .NET write a date that was never set. */
const EMPTY_DAY = '0001-01-01'

const isEmptyDay = (text: string): boolean => text.startsWith(EMPTY_DAY)

/** A moment of which only matters that there is one: any text but an empty one and a date that was never set. */
export const optionalMoment = v.pipe(
  optionalText,
  v.transform((text) => (text === undefined || isEmptyDay(text) ? undefined : text)),
)

/** Null where the text names no day. */
const dayIn = (text: string | undefined): CalendarDay | undefined | null =>
  text === undefined || isEmptyDay(text) ? undefined : (parseIsoDay(text) ?? null)

/** A calendar day, or undefined where the server has none; a text that names no day is a wrong shape. */
export const optionalDay = v.pipe(
  optionalText,
  v.transform(dayIn),
  v.custom<CalendarDay | undefined>((day) => day !== null, 'expected a date such as 2026-11-20T00:00:00'),
)

/** An object with these fields: a row of a list, or what stands in one. */
export function row<const Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.object(entries)
  const fields = Object.entries(entries).map(([name, field]) => ({ name, read: fastPathOf(field) }))
  return quick(schema, (value) => {
    if (!isJsonObject(value)) return UNUSUAL
    const found: Record<string, unknown> = {}
    for (const { name, read } of fields) {
      const field = read(value[name])
      if (field === UNUSUAL) return UNUSUAL
      found[name] = field
    }
    return found as v.InferOutput<typeof schema>
  })
}

/** A row of which the portal keeps what `make` gives. Of thousands, none then waits in memory until all the others are checked. */
export const rowAs = <const Row extends RowSchema, Kept>(
  row: Row,
  make: (row: v.InferOutput<Row>) => Kept,
) => {
  const read = fastPathOf(row)
  return quick(v.pipe(row, v.transform(make)), (value) => {
    const found = read(value)
    return found === UNUSUAL ? UNUSUAL : make(found)
  })
}

const itemsOf = <Item extends v.GenericSchema>(item: Item): FastPath<v.InferOutput<Item>[]> => {
  const read = fastPathOf(item)
  return (value) => {
    if (!Array.isArray(value)) return UNUSUAL
    const found = value.map(read)
    return found.includes(UNUSUAL) ? UNUSUAL : (found as v.InferOutput<Item>[])
  }
}

/** A list that is empty when the server leaves it out. */
export const list = <const Item extends v.GenericSchema>(item: Item) =>
  quick(v.nullish(v.array(item), []), itemsOf(item))

/** As {@link list}, where the server may also send one item alone. */
export const listOrItem = <const Item extends v.GenericSchema>(item: Item) => {
  // valibot takes an array for an object without fields: without this check a list of wrong items would be one that says nothing.
  const alone = v.custom<v.InferInput<Item>>((value) => !Array.isArray(value), 'expected a list or one item')
  return quick(
    v.nullish(
      v.pipe(
        v.union([v.array(item), v.pipe(alone, item)]),
        v.transform((items): v.InferOutput<Item>[] => (Array.isArray(items) ? items : [items])),
      ),
      [],
    ),
    itemsOf(item),
  )
}

const expected = (entries: v.ObjectEntries) => `expected one of: ${Object.keys(entries).join(', ')}`

/** Whether it is an object with at least one of these fields. */
const hasOneOf = (entries: v.ObjectEntries, value: unknown): boolean =>
  isJsonObject(value) && Object.keys(entries).some((name) => name in value)

/** An object with these fields, whose answer is checked before it is read. */
const checkedObject = <const Entries extends v.ObjectEntries>(
  entries: Entries,
  isPromised: (answer: unknown) => boolean,
) =>
  v.pipe(
    v.custom<v.InferInput<v.ObjectSchema<Entries, undefined>>>(isPromised, expected(entries)),
    v.object(entries),
  )

const isEmptyObject = (value: unknown): boolean => JSON.stringify(value) === '{}'

/**
 * An object of which a call promises these fields. Each may be missing, but an answer that has none of them is a wrong shape: shown as
 * an object without anything in it, it would say that the customer has nothing.
 */
export const promised = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  checkedObject(entries, (answer) => hasOneOf(entries, answer))

/**
 * As {@link promised}, of an object that holds nothing but a list: the server may leave an empty list out (docs/wire.md, "Rules"), so no
 * object, or one without anything, is an empty list. One with something else instead is a wrong shape.
 */
export const promisedList = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.nullish(
    checkedObject(entries, (answer) => hasOneOf(entries, answer) || isEmptyObject(answer)),
    {} as v.InferInput<v.ObjectSchema<Entries, undefined>>,
  )

/** An object, or a pipe that makes something of it. */
type RowSchema = v.GenericSchema & Pick<v.ObjectSchema<v.ObjectEntries, undefined>, 'entries'>

/**
 * The rows that a call promises. A field may be missing, but where no row has any of them, the answer is a wrong shape: screens leave
 * out a row that says nothing, and would say that the customer has none.
 */
export const promisedRows = <const Row extends RowSchema>(row: Row) => {
  const isPromised = (answer: unknown) =>
    !Array.isArray(answer) || answer.length === 0 || answer.some((each) => hasOneOf(row.entries, each))
  const read = itemsOf(row)
  return quick(
    v.pipe(v.custom<v.InferInput<Row>[]>(isPromised, expected(row.entries)), v.array(row)),
    (answer) => (isPromised(answer) ? read(answer) : UNUSUAL),
  )
}

/** As {@link promisedRows}; none when the server leaves them out. */
export const rows = <const Row extends RowSchema>(row: Row) => v.nullish(promisedRows(row), [])

/** Any answer whose content the portal does not read. */
export const anything = v.unknown()

/** What the server says to the customer after a write; no words where it says nothing. */
export const serverMessage = v.nullish(
  v.pipe(
    v.object({ mensagem: text }),
    v.transform(({ mensagem }) => mensagem),
  ),
  {},
)

/** The server sends 0 or a negative number for a price or a limit that it does not know. Then the value is undefined. */
export const positive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined

/**
 * The items that are not undefined. For long lists: `filter` and `flatMap` reserve memory for 16 more items in each array, which is more
 * than the rest of a row takes. `slice` takes only what is needed.
 */
export const present = <T>(items: readonly (T | undefined)[]): readonly T[] =>
  items.includes(undefined) ? items.filter((item) => item !== undefined).slice() : (items as readonly T[])

/** As {@link positive}, of an amount. */
export const positiveMoney = quick(
  optional(v.pipe(v.number(), v.finite(), v.transform(positiveFromReais))),
  (value) => (isFiniteNumber(value) ? positiveFromReais(value) : UNUSUAL),
)

function positiveFromReais(reais: number): Money | undefined {
  const amount = fromReais(reais)
  return isPositive(amount) ? amount : undefined
}
