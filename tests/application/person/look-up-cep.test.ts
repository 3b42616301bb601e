import { LookUpCep } from '@application/person/look-up-cep.ts'
import { Aborted } from '@application/port-failure.ts'
import { InMemoryPlaceRepository } from '@infrastructure/in-memory/person/in-memory-place-repository.ts'
import { describe, expect, it } from 'vitest'

const se = { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' }

function arrange() {
  const places = new InMemoryPlaceRepository({ places: new Map([['01001000', se]]) })
  return { places, lookUp: new LookUpCep(places) }
}

describe('looking up a CEP', () => {
  it('asks with the digits alone', async () => {
    const { places, lookUp } = arrange()
    expect(await lookUp.execute('01001-000')).toEqual({ kind: 'found', place: se })
    expect(places.lookups).toEqual(['01001000'])
  })

  it('distinguishes an unknown CEP from a failed request', async () => {
    const { places, lookUp } = arrange()
    expect(await lookUp.execute('99999-999')).toEqual({ kind: 'unknown' })
    places.steering.failWith({ kind: 'rejected', status: 404, description: '', errors: [] })
    expect(await lookUp.execute('01001-000')).toEqual({ kind: 'unknown' })
    places.steering.failWith({ kind: 'timeout' })
    expect(await lookUp.execute('01001-000')).toEqual({ kind: 'failed' })
  })

  it.each([408, 429, 503])('does not take status %i for an unknown CEP', async (status) => {
    const { places, lookUp } = arrange()
    places.steering.failWith({ kind: 'rejected', status, description: '', errors: [] })
    expect(await lookUp.execute('01001-000')).toEqual({ kind: 'failed' })
  })

  it('rejects as aborted when the caller has cancelled', async () => {
    const { lookUp } = arrange()
    const controller = new AbortController()
    controller.abort()
    await expect(lookUp.execute('01001-000', controller.signal)).rejects.toThrow(Aborted)
  })
})
