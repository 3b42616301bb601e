import { ListStates } from '@application/person/list-states.ts'
import { STATES } from '@domain/person/place.ts'
import { InMemoryPlaceRepository } from '@infrastructure/in-memory/person/in-memory-place-repository.ts'
import { describe, expect, it } from 'vitest'

describe('the states to choose from', () => {
  it('come from the national list, by name', async () => {
    const states = [
      { code: 'SP', name: 'São Paulo' },
      { code: 'AC', name: 'Acre' },
    ]
    const listStates = new ListStates(new InMemoryPlaceRepository({ states }))
    expect((await listStates.execute()).map(({ code }) => code)).toEqual(['AC', 'SP'])
  })

  it('come from the portal itself when the list is empty', async () => {
    expect(await new ListStates(new InMemoryPlaceRepository()).execute()).toBe(STATES)
  })
})
