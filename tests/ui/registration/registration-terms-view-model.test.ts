import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { RegistrationTermsViewModel } from '@ui/registration/registration-terms-view-model.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { term } from '../../support/factories/term.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

const published = [term.build(), term.privacy().build()] as const

function arrange() {
  const { storedTerms } = testDevice()
  const clock = new InMemoryClock()
  const toasts = new Toasts(clock)
  const repository = new InMemoryTermRepository(clock, [...published])
  const terms = new RegistrationTermsViewModel(repository, storedTerms, toasts)
  return { terms, storedTerms, repository, said: () => toasts.items.map(({ text }) => text) }
}

it('stores the term that its link is about to open', async () => {
  const { terms, storedTerms } = arrange()
  terms.start()
  await settled()
  expect(terms.published.value).toEqual(published)
  terms.pressed(published[1])
  expect(storedTerms.chosen()).toEqual(published[1])
})

it('lets no terms be accepted that cannot be read', async () => {
  const { terms, repository, said } = arrange()
  expect(terms.mayAccept).toBe(false)
  repository.steering.failWith({ kind: 'timeout' })
  terms.start()
  await settled()
  expect(terms.mayAccept).toBe(false)
  expect(said()).toEqual(['Ops! Não foi possível carregar os termos.'])
  repository.steering.failWith(undefined)
  terms.published.retry()
  await settled()
  expect(terms.mayAccept).toBe(true)
})
