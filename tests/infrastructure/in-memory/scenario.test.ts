import {
  formatScenario,
  LISTS,
  namedScenario,
  parseScenario,
  type Scenario,
} from '@infrastructure/in-memory/scenario.ts'
import { CHOICES } from '@infrastructure/in-memory/scenario-choices.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const anyScenario = fc.record<Scenario>({
  cliente: fc.constantFrom(...CHOICES.cliente),
  sessao: fc.constantFrom(...CHOICES.sessao),
  loja: fc.constantFrom(...CHOICES.loja),
  dados: fc.constantFrom(...CHOICES.dados),
  imagens: fc.constantFrom(...CHOICES.imagens),
  destaques: fc.constantFrom(...CHOICES.destaques),
  respostas: fc.constantFrom(...CHOICES.respostas),
  tema: fc.constantFrom(...CHOICES.tema),
  portas: fc.subarray([...LISTS.portas]),
  avisos: fc.subarray([...LISTS.avisos]),
  relogio: fc.option(fc.constantFrom('2026-12-31T23:59', '2028-02-29T00:00'), { nil: undefined }),
})

describe('the address of a scenario', () => {
  it('is read back as the scenario that it was written for', () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const search = `?cenario=${formatScenario(scenario)}`
        expect(new URL(`http://localhost/${search}`).search).toBe(search)
        expect(parseScenario(namedScenario(search) ?? '')).toEqual({ scenario, unknown: [] })
      }),
    )
  })

  it('says only what differs, in one order', () => {
    const { scenario } = parseScenario(
      'relogio:2026-12-31T23:59,avisos:push.termos,dados:5000,cliente:pessoa',
    )
    expect(formatScenario(scenario)).toBe('dados:5000,avisos:termos.push,relogio:2026-12-31T23:59')
    expect(formatScenario(parseScenario('').scenario)).toBe('')
  })

  it('is known from an address that names none', () => {
    expect(namedScenario('')).toBeUndefined()
    expect(namedScenario('?cenario=')).toBe('')
  })

  it.each([
    'dados:6000',
    'cor:azul',
    'portas:offers.shops',
    'relogio:2026-13-01T10:00',
    'relogio:amanha',
    'vazios:',
  ])('names what it does not know, such as %s', (word) => {
    const { scenario, unknown } = parseScenario(`cliente:empresa,${word}`)
    expect(unknown).toEqual([word])
    expect(formatScenario(scenario)).toBe('cliente:empresa')
  })
})
