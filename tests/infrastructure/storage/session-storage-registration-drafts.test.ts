import { SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { SessionStorageRegistrationDrafts } from '@infrastructure/storage/session-storage-registration-drafts.ts'
import { REGISTRATION_DRAFT_KEY } from '@infrastructure/storage/storage-keys.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { registrationForm } from '../../support/factories/registration.ts'
import { session } from '../../support/factories/session.ts'

function arrange() {
  // Without a browser nothing can be stored, so SafeStorage keeps it in memory.
  const storage = new SafeStorage(() => {
    throw new Error('no storage here')
  })
  const sessions = new InMemorySessionStore()
  return { storage, sessions, drafts: new SessionStorageRegistrationDrafts(storage, sessions) }
}

const {
  password: _,
  confirmation: __,
  acceptsTerms: ___,
  ...draft
} = registrationForm.build({ name: '😀 Zé' })

describe('a stored draft', () => {
  it('is read as it was kept', () => {
    const { drafts } = arrange()
    drafts.keep(draft)
    expect(drafts.read()).toEqual(draft)
    drafts.forget()
    expect(drafts.read()).toBeUndefined()
  })

  it('goes when anybody signs in', () => {
    const { drafts, sessions } = arrange()
    drafts.keep(draft)
    sessions.save(session.build())
    expect(drafts.read()).toBeUndefined()
  })

  it('is none when what is stored is anything else', () => {
    const { drafts, storage } = arrange()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        storage.set(REGISTRATION_DRAFT_KEY, text)
        expect(drafts.read()).toBeUndefined()
      }),
    )
  })
})
