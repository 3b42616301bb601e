import { LocalStorageStoredTerms } from '@infrastructure/storage/local-storage-stored-terms.ts'
import { SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { describe, expect, it } from 'vitest'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'
import { term } from '../../support/factories/term.ts'

function arrange() {
  const storage = new SafeStorage(() => {
    throw new Error('no storage here')
  })
  const sessions = new InMemorySessionStore(session.build())
  return { storage, sessions, terms: new LocalStorageStoredTerms(storage, sessions) }
}

const rules = term.build()
const privacy = term.privacy().build()

describe('stored terms', () => {
  it('are found by their id, and the one chosen last without', () => {
    const { terms } = arrange()
    terms.choose(rules)
    terms.choose(privacy)
    expect(terms.chosen()).toEqual(privacy)
    expect(terms.find(rules.id)).toEqual(rules)
    expect(terms.find(99)).toBeUndefined()
  })

  it('are none where something else is stored', () => {
    const { terms, storage } = arrange()
    expect(terms.chosen()).toBeUndefined()
    terms.choose(rules)
    storage.set(`portal.preferences.terms.${rules.id}`, '{"id":"x"}')
    expect(terms.chosen()).toBeUndefined()
  })

  it('go with the session', () => {
    const { terms, storage, sessions } = arrange()
    terms.choose(rules)
    sessions.clear('signed-out')
    expect(storage.keys()).toEqual([])
  })
})
