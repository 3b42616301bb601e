import { PortFailure } from '@application/port-failure.ts'
import { FindPendingTerms } from '@application/terms/find-pending-terms.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import type { Id } from '@domain/id.ts'
import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { term } from '../../support/factories/term.ts'
import { withData } from '../../support/scripted-transport.ts'
import { scriptedWorld } from '../../support/scripted-world.ts'

const rules = term.build()
const privacy = term.privacy().build()
const accepted = (id: Id) => ({ id, typeName: 'Termo', ip: undefined, acceptedOn: undefined })
const failing = () => Promise.reject(new PortFailure({ kind: 'timeout' }))

describe('finding the pending terms', () => {
  it('finds those in force that were not accepted', async () => {
    const terms = new InMemoryTermRepository(new InMemoryClock(), [rules, privacy], [accepted(rules.id)])
    expect(await new FindPendingTerms(terms).execute()).toEqual([privacy])
  })

  it('asks for no text when the check says that all were accepted', async () => {
    const terms = new InMemoryTermRepository(new InMemoryClock(), [rules], [accepted(rules.id)])
    terms.published = failing
    terms.accepted = failing
    expect(await new FindPendingTerms(terms).execute()).toEqual([])
  })

  it.each(['hasAcceptedAll', 'published', 'accepted'] as const)(
    'fails where it cannot be told: %s',
    async (question) => {
      const terms = new InMemoryTermRepository(new InMemoryClock(), [rules])
      terms[question] = failing
      await expect(new FindPendingTerms(terms).execute()).rejects.toThrow(PortFailure)
    },
  )

  it('finds none where all were accepted, though the check says that they were not', async () => {
    const published = [{ idTermo: 3, nomeTipo: 'Regulamento', termo: '<p>1</p>' }]
    const { get } = scriptedWorld(
      withData({ aceitouTermos: false }),
      withData(published),
      withData([{ idTermo: 3 }]),
    )
    expect(await new FindPendingTerms(get(TermRepository)).execute()).toEqual([])
  })

  it('asks for no agreement to a term without an id, which nobody could send', async () => {
    const published = [{ nomeTipo: 'Privacidade' }, { idTermo: 3, nomeTipo: 'Regulamento' }]
    const { get } = scriptedWorld(withData({ aceitouTermos: false }), withData(published), withData([]))
    expect(await new FindPendingTerms(get(TermRepository)).execute()).toMatchObject([{ id: 3 }])
  })
})
