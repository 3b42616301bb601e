import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { RegistrationTermsViewModel } from '@ui/registration/registration-terms-view-model.ts'
import { expect, it } from 'vitest'
import { term } from '../../support/factories/term.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

it('stores the term that its link is about to open', async () => {
  const published = [term.build(), term.privacy().build()] as const
  const { storedTerms } = testDevice()
  const terms = new RegistrationTermsViewModel(new InMemoryTermRepository([...published]), storedTerms)
  terms.start()
  await settled()
  expect(terms.published.value).toEqual(published)
  terms.pressed(published[1])
  expect(storedTerms.chosen()).toEqual(published[1])
})
