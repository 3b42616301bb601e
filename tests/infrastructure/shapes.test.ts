import { fromReais } from '@domain/money.ts'
import {
  optionalIdentifier,
  optionalNumber,
  optionalText,
  positiveMoney,
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
