import { PortFailure } from '@application/port-failure.ts'
import { AcceptPendingTerms } from '@application/terms/accept-pending-terms.ts'
import { FindPendingTerms } from '@application/terms/find-pending-terms.ts'
import type { Id } from '@domain/id.ts'
import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'
import { term } from '../../support/factories/term.ts'
import { settled } from '../../support/settled.ts'

const rules = term.build()
const privacy = term.privacy().build()
const accepted = (id: Id) => ({ id, typeName: 'Termo', ip: undefined, acceptedOn: undefined })

const acceptance = (terms: InMemoryTermRepository, sessions = new InMemorySessionStore(session.build())) =>
  new AcceptPendingTerms(terms, new FindPendingTerms(terms), sessions)

describe('accepting the pending terms', () => {
  it('stops at the first failure, and goes on from there the next time', async () => {
    const last = term.build({ id: 5 })
    const terms = new InMemoryTermRepository(new InMemoryClock(), [rules, privacy, last])
    terms.refuse(privacy.id, 'Tente mais tarde.')
    const outcome = await acceptance(terms).execute([rules, privacy, last])
    expect(outcome).toMatchObject({
      kind: 'stopped',
      termId: privacy.id,
      failure: { kind: 'rejected', description: 'Tente mais tarde.' },
      pending: [privacy, last],
    })
    expect(terms.accepting).toEqual([rules.id, privacy.id])
  })

  it('goes on where a server that accepts no term twice refuses one that is accepted already', async () => {
    const terms = new InMemoryTermRepository(new InMemoryClock(), [rules, privacy], [accepted(rules.id)])
    terms.refuse(rules.id, 'Termo já aceito.')
    expect(await acceptance(terms).execute([rules, privacy])).toEqual({ kind: 'accepted' })
    expect(terms.accepting).toEqual([rules.id, privacy.id])
  })

  it('stops with the failure of a term where it cannot be told whether that was accepted', async () => {
    const terms = new InMemoryTermRepository(new InMemoryClock(), [rules, privacy])
    terms.refuse(rules.id, 'Termo já aceito.')
    terms.hasAcceptedAll = () => Promise.reject(new PortFailure({ kind: 'timeout' }))
    expect(await acceptance(terms).execute([rules, privacy])).toMatchObject({
      kind: 'stopped',
      failure: { kind: 'rejected', description: 'Termo já aceito.' },
      pending: [rules, privacy],
    })
  })

  it('accepts nothing more after Sair', async () => {
    const terms = new InMemoryTermRepository(new InMemoryClock(), [rules, privacy])
    const sessions = new InMemorySessionStore(session.build())
    terms.steering.hold()
    const outcome = acceptance(terms, sessions).execute([rules, privacy])
    sessions.leave()
    terms.steering.release()
    expect(await outcome).toMatchObject({ kind: 'stopped', failure: { kind: 'unauthenticated' } })
    expect(terms.accepting).toEqual([rules.id])
  })

  it('accepts and asks nothing more when another customer signs in meanwhile', async () => {
    const terms = new InMemoryTermRepository(new InMemoryClock(), [rules, privacy])
    const sessions = new InMemorySessionStore(session.build())
    terms.steering.hold()
    const outcome = acceptance(terms, sessions).execute([rules, privacy])
    let asked = 0
    terms.hasAcceptedAll = async () => ++asked > 0
    sessions.changeElsewhere(session.build({ token: 'of the next customer' }))
    terms.steering.release()
    await settled()
    expect(await outcome).toMatchObject({ kind: 'stopped', failure: { kind: 'unauthenticated' } })
    expect(terms.accepting).toEqual([rules.id])
    expect(asked).toBe(0)
  })
})
