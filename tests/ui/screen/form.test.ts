import { Form } from '@ui/screen/form.ts'
import { describe, expect, it } from 'vitest'

interface Order {
  readonly kind: 'meal' | 'drink'
  readonly name: string
  readonly size: string
  readonly hot: boolean
}

const EMPTY: Order = { kind: 'meal', name: '', size: '', hot: false }

/** The value of the street is held elsewhere. */
const emptyForm = () =>
  new Form<Order, 'required' | 'unknown', 'name' | 'size' | 'street'>(EMPTY, {
    order: ({ kind }) => (kind === 'meal' ? ['name', 'size', 'street'] : ['size', 'name', 'street']),
    sentence: (field, code, { kind }) => `${field} of a ${kind}: ${code}`,
    hints: { name: (name) => (name.length < 3 ? `${name} is short` : undefined) },
  })

describe('a form', () => {
  it('says what is wrong in the order of the screen, and focuses the first', () => {
    const form = emptyForm()
    form.show({ street: 'required', name: 'unknown' })
    expect(form.errors).toEqual([
      { name: 'name', message: 'name of a meal: unknown' },
      { name: 'street', message: 'street of a meal: required' },
    ])
    expect(form.errorOf('street')).toBe('street of a meal: required')
    expect(form.errorOf('size')).toBeUndefined()
    expect(form.focus).toEqual({ field: 'name' })
  })

  it('has another order for other values', () => {
    const form = emptyForm()
    form.typed('kind', 'drink')
    form.show({ name: 'required', size: 'required' })
    expect(form.errors.map(({ name }) => name)).toEqual(['size', 'name'])
    expect(form.focus).toEqual({ field: 'size' })
  })

  it('no longer shows a field as wrong while it is corrected, here or elsewhere', () => {
    const form = emptyForm()
    form.show({ name: 'required', size: 'required', street: 'required' })
    form.typed('name', 'S')
    form.corrected('street')
    expect(form.values.name).toBe('S')
    expect(form.errors.map(({ name }) => name)).toEqual(['size'])
  })

  it('leaves the focus where it is when nothing is wrong', () => {
    const form = emptyForm()
    form.show({})
    expect(form.focus).toBeUndefined()
  })

  it('gives a hint for a field that was filled in and left, for as long as it applies', () => {
    const form = emptyForm()
    form.typed('name', 'So')
    expect(form.hintOf('name')).toBeUndefined()
    form.fieldLeft('name')
    expect(form.hintOf('name')).toBe('So is short')
    form.typed('name', 'Soup')
    expect(form.hintOf('name')).toBeUndefined()
  })

  it('gives no hint for a field that was left empty, nor for one without a rule', () => {
    const form = emptyForm()
    form.fieldLeft('name')
    form.typed('size', 'S')
    form.fieldLeft('size')
    expect([form.hintOf('name'), form.hintOf('size')]).toEqual([undefined, undefined])
  })

  it('starts again with other values, as if nothing had been typed, left or wrong', () => {
    const form = emptyForm()
    form.typed('name', 'So')
    form.fieldLeft('name')
    form.show({ size: 'required' })
    form.reset({ ...EMPTY, name: 'X' })
    expect(form.values).toEqual({ ...EMPTY, name: 'X' })
    expect(form.errors).toEqual([])
    expect(form.hintOf('name')).toBeUndefined()
  })
})
