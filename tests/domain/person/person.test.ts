import { deactivationAfter, greetingOf, shownTimeLeft } from '@domain/person/person.ts'
import { describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person.ts'

describe('greeting a customer', () => {
  it('takes the first name of a person and the contact of a company', () => {
    expect(greetingOf(person.build()).name).toBe('Maria')
    expect(greetingOf(person.company().build()).name).toBe('José')
    expect(greetingOf(person.company().build({ contactName: undefined })).name).toBe('Pão da Praça')
  })

  it('has the full name, or the legal name of a company, for customers who share a telephone', () => {
    expect(greetingOf(person.build()).fullName).toBe('Maria Clara Souza')
    expect(greetingOf(person.company().build()).fullName).toBe('Padaria Pão da Praça Ltda')
  })

  it('has no full name when that is the greeting itself', () => {
    expect(greetingOf(person.build({ name: ' Maria ' }))).toEqual({ name: 'Maria', fullName: undefined })
    expect(greetingOf(person.build({ name: ' ' }))).toEqual({ name: '', fullName: undefined })
    const nameless = person.company().build({ contactName: undefined, tradeName: undefined })
    expect(greetingOf(nameless).fullName).toBeUndefined()
  })
})

describe('the time left to come back', () => {
  it.each([
    [5, 30, { hours: 5, minutes: 30 }],
    [1, 0, { hours: 1, minutes: 0 }],
    [0, 1, { hours: 0, minutes: 1 }],
    [-1, 30, { hours: 0, minutes: 30 }],
    [5, -1, { hours: 5, minutes: 0 }],
    [0, 0, undefined],
  ])('of %i h and %i min is %j', (hours, minutes, left) => {
    expect(shownTimeLeft({ timeLeft: { hours, minutes } })).toEqual(left)
  })

  it.each([
    [5, 30, 0, { hours: 5, minutes: 30 }],
    [5, 30, 59_999, { hours: 5, minutes: 30 }],
    [5, 0, 60_000, { hours: 4, minutes: 59 }],
    [-1, 30, 0, { hours: 0, minutes: 30 }],
    [-1, 30, 60_000, { hours: 0, minutes: 29 }],
    [0, 1, 600_000, undefined],
    [0, 0, 60_000, undefined],
    [5, 1, 60_000, { hours: 5, minutes: 0 }],
    [5, 30, -60_000, { hours: 5, minutes: 30 }],
  ])('of %i h and %i min is after %i ms %j', (hours, minutes, passed, left) => {
    expect(shownTimeLeft(deactivationAfter({ timeLeft: { hours, minutes } }, passed))).toEqual(left)
  })
})
