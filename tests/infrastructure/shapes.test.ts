import { fromReais } from '@domain/money.ts'
import {
  flag,
  label,
  list,
  listOrItem,
  optionalDay,
  optionalIdentifier,
  optionalInteger,
  optionalMoney,
  optionalNumber,
  optionalText,
  positiveMoney,
  promisedRows,
  row,
  rowAs,
  text,
} from '@infrastructure/shapes.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

const REFUSED = Symbol('refused')

function fieldRead(schema: v.GenericSchema, row: string): unknown {
  const { success, output } = v.safeParse(v.object({ field: schema }), JSON.parse(row))
  return success ? output.field : REFUSED
}

describe('a field of an answer', () => {
  it.each([
    ['a text', '{"field":" Loja  Centro "}', text, 'Loja  Centro'],
    ['a text', '{"field":"Loja \\u202Eortnec"}', text, 'Loja ortnec'],
    ['a text', '{"field":""}', text, ''],
    ['a text', '{"field":null}', text, ''],
    ['a text', '{}', text, ''],
    ['a text', '{"field":5}', text, REFUSED],
    ['a text', '{"field":["Loja"]}', text, REFUSED],
    ['an optional text', '{"field":" Loja "}', optionalText, 'Loja'],
    ['an optional text', '{"field":"  "}', optionalText, undefined],
    ['an optional text', '{"field":null}', optionalText, undefined],
    ['an optional text', '{}', optionalText, undefined],
    ['an optional text', '{"field":false}', optionalText, REFUSED],
    ['a number', '{"field":-1.5}', optionalNumber, -1.5],
    ['a number', '{"field":0}', optionalNumber, 0],
    ['a number', '{"field":null}', optionalNumber, undefined],
    ['a number', '{}', optionalNumber, undefined],
    ['a number', '{"field":1e999}', optionalNumber, REFUSED],
    ['a number', '{"field":"5"}', optionalNumber, REFUSED],
    ['an id', '{"field":7}', optionalIdentifier, 7],
    ['an id', '{"field":"7"}', optionalIdentifier, 7],
    ['an id', '{"field":"A7"}', optionalIdentifier, 'A7'],
    ['an id', '{"field":9007199254740993}', optionalIdentifier, undefined],
    ['an id', '{"field":null}', optionalIdentifier, undefined],
    ['an id', '{}', optionalIdentifier, undefined],
    ['an id', '{"field":1.5}', optionalIdentifier, REFUSED],
    ['an id', '{"field":true}', optionalIdentifier, REFUSED],
    ['a price', '{"field":12.9}', positiveMoney, fromReais(12.9)],
    ['a price', '{"field":0}', positiveMoney, undefined],
    ['a price', '{"field":null}', positiveMoney, undefined],
    ['a price', '{}', positiveMoney, undefined],
    ['a price', '{"field":1e999}', positiveMoney, REFUSED],
    ['a price', '{"field":"12.9"}', positiveMoney, REFUSED],
  ])('that is %s is read from %s', (_, row, schema, read) => {
    expect(fieldRead(schema, row)).toEqual(read)
  })
})

/** One field of each kind: with a fast path of its own, with valibot's way alone, and lists of rows. */
const fields = {
  id: optionalIdentifier,
  name: text,
  day: optionalDay,
  count: optionalInteger,
  amount: optionalMoney,
  number: label,
  isOver: flag,
  phones: list(row({ digits: optionalText })),
  rules: listOrItem(row({ kind: optionalNumber, words: text })),
}

const USUAL = {
  id: 7,
  name: ' Loja ',
  day: '2026-11-20T00:00:00',
  count: 3,
  amount: 12.5,
  number: 'A-1',
  isOver: true,
  phones: [{ digits: '41 3333' }, { digits: ' ' }],
  rules: [{ kind: 4, words: '' }],
}

const READ = {
  id: 7,
  name: 'Loja',
  day: { year: 2026, month: 11, day: 20 },
  count: 3,
  amount: fromReais(12.5),
  number: 'A-1',
  isOver: true,
  phones: [{ digits: '41 3333' }, { digits: undefined }],
  rules: [{ kind: 4, words: '' }],
}

const outcome = (schema: v.GenericSchema, value: unknown) => {
  const { success, output, issues } = v.safeParse(schema, value)
  return success ? output : issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
}

describe('a row of an answer', () => {
  it('is read field by field', () => {
    expect(outcome(row(fields), USUAL)).toEqual(READ)
  })

  it.each([
    ['with one rule alone', { rules: { kind: 4, words: 'Leve 3' } }],
    ['with a field that is null', { name: null, day: null, count: null, phones: null, rules: null }],
    ['with a text for an id', { id: '7' }],
    ['with a number for a number of a receipt', { number: 41 }],
    ['with a day that was never set', { day: '0001-01-01T00:00:00' }],
    ['with a text that names no day', { day: 'amanhã' }],
    ['with a number for a name', { name: 5 }],
    ['with a broken amount', { amount: Number.POSITIVE_INFINITY }],
    ['with half a count', { count: 1.5 }],
    ['with a text for a flag', { isOver: 'sim' }],
    ['with a text for a list', { phones: '41 3333' }],
    ['with a wrong row in a list', { phones: [{ digits: '41 3333' }, { digits: 5 }] }],
    ['with a wrong rule', { rules: [{ kind: 4 }, 'Leve 3'] }],
    ['with a list for a rule alone', { rules: [[4]] }],
    ['with a wrong rule alone', { rules: 'Leve 3' }],
  ])('is read as valibot reads it, %s', (_, changed) => {
    const value = { ...USUAL, ...changed }
    expect(outcome(row(fields), value)).toEqual(outcome(v.object(fields), value))
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Loja'],
    ['a list', [USUAL]],
    ['an object without a field', {}],
  ])('is read as valibot reads it where there is %s', (_, value) => {
    expect(outcome(row(fields), value)).toEqual(outcome(v.object(fields), value))
  })

  it('becomes what is kept of it', () => {
    const kept = rowAs(row(fields), ({ id, name }) => `${id} ${name}`)
    expect(outcome(promisedRows(kept), [USUAL, { ...USUAL, id: '8' }])).toEqual(['7 Loja', '8 Loja'])
  })

  it('says which field of which row is wrong', () => {
    const kept = rowAs(row(fields), ({ id }) => id)
    expect(outcome(promisedRows(kept), [USUAL, { ...USUAL, name: 5 }])).toEqual([
      '1.name: Invalid type: Expected string but received 5',
    ])
  })

  it('says that no row has a field that was promised', () => {
    const [issue] = outcome(promisedRows(row(fields)), [{ nome: 'Loja' }]) as string[]
    expect(issue).toContain('expected one of: id, name, day')
  })
})
