import { profileForm } from '@application/profile/profile-form.ts'
import { describe, expect, it } from 'vitest'
import { address, person } from '../../support/factories/person.ts'

describe('the form of a profile', () => {
  it.each([
    ['SP', 'SP'],
    ['Paraná', 'PR'],
    ['Paraná (PR)', ''],
  ])('has for the state %j what fits into its field: %j', (state, shown) => {
    const stored = person.build({ address: { ...address, state } })
    expect(profileForm(stored).address).toEqual({ ...address, state: shown })
  })
})
