import { STATES, sortedByName, stateCodeOf } from '@domain/person/place.ts'
import { describe, expect, it } from 'vitest'

describe('the states', () => {
  it('are the 27 of Brazil, each once and by name', () => {
    expect(sortedByName(STATES)).toEqual(STATES)
    expect(STATES).toHaveLength(27)
    expect(new Set(STATES.map(({ code }) => code)).size).toBe(27)
    for (const { code, name } of STATES) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(name).not.toBe('')
    }
  })

  it('stand in the order of their names, whatever the case and the accents', () => {
    const states = [
      { code: 'SP', name: 'São Paulo' },
      { code: 'PA', name: 'pará' },
      { code: 'PR', name: 'Paraná' },
      { code: 'ES', name: 'ESPÍRITO SANTO' },
      { code: 'SC', name: 'Santa Catarina' },
    ]
    expect(sortedByName(states).map(({ code }) => code)).toEqual(['ES', 'PA', 'PR', 'SC', 'SP'])
  })

  it.each([
    ['Paraná', 'PR'],
    [' PARANA ', 'PR'],
    ['rio grande do sul', 'RS'],
    ['SP', 'SP'],
    [' sp ', 'SP'],
    ['zz', 'ZZ'],
    ['Paraná (PR)', ''],
    ['', ''],
  ])('written as %j have the code %j', (written, code) => {
    expect(stateCodeOf(written)).toBe(code)
  })
})
