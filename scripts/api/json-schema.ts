import { optionalAddress, optionalDay, optionalIdentifier } from '@infrastructure/shapes.ts'
import { type OverrideSchemaContext, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

/** JSON Schema 2020-12, as far as this project writes it. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
}

/** A calendar day, or a blank text. */
const DAY =
  '^\\s*$|^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}(:?\\d{2})?)?)?$'

/** A number outside of these is read as no id, because JavaScript cannot hold it. */
const IDENTIFIER: JsonSchema = {
  type: ['integer', 'string', 'null'],
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
}

/**
 * What an adapter takes for an answer, before it makes anything of it. Each field says what the portal does when it is missing: that is
 * found out by leaving it out.
 */
export function answerSchema(shape: v.GenericSchema): JsonSchema {
  if (shape === optionalDay) return { type: ['string', 'null'], pattern: DAY }
  if (shape === optionalAddress) return { type: ['string', 'null'], format: 'uri' }
  if (shape === optionalIdentifier) return IDENTIFIER
  // A check before the shape does not describe the fields.
  const [first, second] = inside(shape).pipe ?? []
  if (first?.type === 'custom' && second?.kind === 'schema') return needingOne(shape, answerSchema(second))
  const { $schema: _, ...schema } = toJsonSchema(shape, {
    typeMode: 'input',
    target: 'draft-2020-12',
    // What happens to a value after the check of its type is not part of the shape.
    errorMode: 'ignore',
    overrideSchema: written,
  }) as JsonSchema & { $schema: string }
  return schema
}

/** The kinds of valibot's schemas that this file reads. */
interface Inside {
  readonly wrapped?: v.GenericSchema
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly item?: v.GenericSchema
  readonly options?: readonly v.GenericSchema[]
  readonly pipe?: readonly v.GenericSchema[]
}

// valibot's general type hides the parts that each kind of schema has.
const inside = (shape: v.GenericSchema): Inside => shape as unknown as Inside

/** The schema of one part. {@link answerSchema} writes the parts below it. */
function written({ valibotSchema, jsonSchema }: OverrideSchemaContext): OverrideSchemaContext['jsonSchema'] {
  const { wrapped, entries, item, options } = inside(valibotSchema)
  // The library's type knows every keyword; ours those that this project writes.
  const as = (schema: JsonSchema) => schema as OverrideSchemaContext['jsonSchema']
  if (wrapped) return as(orNull(answerSchema(wrapped)))
  if (entries) return as(objectWith(entries))
  if (valibotSchema.type === 'union' && options) return as({ anyOf: options.map(answerSchema) })
  if (item) return as({ type: 'array', items: answerSchema(item) })
  return jsonSchema
}

/** Allows null too: as `["string", "null"]` where the schema has one type, otherwise by one more schema. */
function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type === 'string' && schema.anyOf === undefined) {
    return { ...schema, type: [schema.type, 'null'] }
  }
  const forms = schema.type === undefined ? schema.anyOf : [schema]
  return forms === undefined ? schema : { anyOf: [...forms, { type: 'null' }] }
}

function objectWith(entries: NonNullable<Inside['entries']>): JsonSchema {
  const properties = Object.entries(entries).map(([name, entry]) => [
    name,
    { ...answerSchema(entry), description: withoutIt(entry, name) },
  ])
  const required = Object.entries(entries).flatMap(([name, entry]) => (isNeeded(entry) ? name : []))
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  }
}

/** Every field may be missing, but not all of them at once. For a list this counts over all rows together. */
function needingOne(shape: v.GenericSchema, schema: JsonSchema): JsonSchema {
  const names = Object.keys(schema.properties ?? {})
  if (names.length === 0 || schema.required !== undefined || v.safeParse(shape, {}).success) return schema
  return { ...schema, anyOf: names.map((name) => ({ required: [name] })) }
}

/** Whether the call fails where this is missing. */
export const isNeeded = (shape: v.GenericSchema): boolean =>
  shape.type !== 'unknown' && !v.safeParse(shape, undefined).success

/** What the portal does without a field, in words. */
export function withoutIt(shape: v.GenericSchema, name = ''): string {
  if (shape.type === 'unknown') return 'Not read: it goes back as it came when the profile is saved.'
  const read = v.safeParse(shape, undefined)
  if (!read.success) return 'Needed: without it the whole call fails.'
  if (shape === optionalDay) return 'Without it no day is shown.'
  if (shape === optionalAddress) return 'Without it nothing is shown.'
  if (Array.isArray(read.output)) return 'Without it the list is empty.'
  if (read.output === '') return 'Without it nothing is shown.'
  if (typeof read.output === 'boolean') return `Without it: ${read.output}.`
  if (typeof read.output === 'number') return `Without it: ${read.output}.`
  if (name === 'idEmpFormato') return 'Without it the row is left out, as one of another format is.'
  if (/^id[A-Z]/.test(name)) return 'Without it the rest is shown, and nothing can be done with it.'
  return 'Without it there is none.'
}

/** An id of the backend's own may be a number or a text (src/domain/id.ts). The format is a number of the configuration. */
const ID_NAME = /^id(?!EmpFormato$)(?:[A-Z]|$)/

const ID_TYPE = ['integer', 'string'] as const

/** The schema of a field or a parameter with this name. */
export const schemaOfNamed = (name: string, values: readonly unknown[]): JsonSchema =>
  ID_NAME.test(name) ? { type: ID_TYPE } : schemaOfExamples(values)

/** A schema that all of these values match. */
export function schemaOfExamples(values: readonly unknown[]): JsonSchema {
  const types = [...new Set(values.map(typeOf))].filter(
    (type, _, all) => !(type === 'integer' && all.includes('number')),
  )
  const objects = values.filter((value) => typeOf(value) === 'object') as Readonly<Record<string, unknown>>[]
  const items = values.flatMap((value) => (Array.isArray(value) ? value : []))
  const [type = 'null'] = types
  return {
    type: types.length > 1 ? types : type,
    ...(objects.length > 0 && objectOf(objects)),
    ...(types.includes('array') && { items: items.length > 0 ? schemaOfExamples(items) : {} }),
  }
}

function objectOf(objects: readonly Readonly<Record<string, unknown>>[]): JsonSchema {
  const names = [...new Set(objects.flatMap(Object.keys))]
  const having = (name: string) => objects.filter((object) => name in object)
  return {
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        schemaOfNamed(
          name,
          having(name).map((object) => object[name]),
        ),
      ]),
    ),
    required: names.filter((name) => having(name).length === objects.length),
  }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}
