import type { RegistrationDrafts } from '@application/registration/registration-drafts.ts'
import { describe, expect, it } from 'vitest'
import { draftOf, registrationForm } from '../support/factories/registration.ts'
import { session } from '../support/factories/session.ts'
import { type ArrangeDevice, itEndsWithTheSession, itKeepsCopies } from './device.ts'

const draft = draftOf(registrationForm.build({ name: '😀 Zé' }))

export function describeRegistrationDrafts(
  adapter: string,
  arrange: ArrangeDevice<RegistrationDrafts>,
): void {
  describe(`the draft of a registration, ${adapter}`, () => {
    it('is the last one kept, until it is forgotten', () => {
      const { open } = arrange()
      expect(open().read()).toBeUndefined()
      open().keep({ ...draft, name: '' })
      open().keep(draft)
      expect(open().read()).toEqual(draft)
      open().forget()
      expect(open().read()).toBeUndefined()
    })

    it('is gone when a customer signs in', () => {
      const { sessions, open } = arrange()
      open().keep(draft)
      sessions.save(session.build())
      expect(open().read()).toBeUndefined()
    })

    itKeepsCopies(
      arrange,
      draft,
      (drafts, each) => drafts.keep(each),
      (drafts) => drafts.read(),
    )
    itEndsWithTheSession(
      arrange,
      (drafts) => drafts.keep(draft),
      (drafts) => drafts.read(),
    )
  })
}
