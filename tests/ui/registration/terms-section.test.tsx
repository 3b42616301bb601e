import { emptyRegistrationForm } from '@application/registration/registration-form.ts'
import { StoredTerms } from '@application/terms/stored-terms.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import type { Term } from '@domain/terms/term.ts'
import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { screen } from '@testing-library/react'
import { TermsSection } from '@ui/registration/register-sections.tsx'
import type { RegisterViewModel } from '@ui/registration/register-view-model.ts'
import { Form } from '@ui/screen/form.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { term } from '../../support/factories/term.ts'
import { renderStrict, service } from '../../support/render-strict.tsx'
import { testDevice } from '../../support/test-device.ts'

const READ = 'Leia antes de aceitar. Cada termo abre em uma nova aba.'

function arrange(published: readonly Term[]) {
  const { address: _, ...values } = emptyRegistrationForm('individual')
  const form: RegisterViewModel['form'] = new Form(values, { order: () => [], sentence: () => '' })
  renderStrict(<TermsSection register={{ form }} />, [
    service(TermRepository, new InMemoryTermRepository(new InMemoryClock(), [...published])),
    service(StoredTerms, testDevice().storedTerms),
  ])
}

it('the terms of a registration are to be read, one link each', async () => {
  arrange([term.build(), term.privacy().build()])
  expect(await screen.findAllByRole('link')).toHaveLength(2)
  screen.getByRole('group', { name: 'Termos', description: READ })
})

it('that no term is published is said, and nothing is asked to be read', async () => {
  arrange([])
  await screen.findByRole('group', {
    name: 'Termos',
    description: 'Ainda não há termos publicados.',
  })
  expect(screen.queryByText(READ)).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})
