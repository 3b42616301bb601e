import { HtmlSanitizer } from '@application/documents/html-sanitizer.ts'
import { StoredTerms } from '@application/terms/stored-terms.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { screen } from '@testing-library/react'
import { OpenedTermPage } from '@ui/terms/opened-term-page.tsx'
import { it } from 'vitest'
import { InMemoryHtmlSanitizer } from '../../doubles/documents/in-memory-html-sanitizer.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { term } from '../../support/factories/term.ts'
import { renderStrict, service } from '../../support/render-strict.tsx'
import { testDevice } from '../../support/test-device.ts'

it('a term without text says so instead of showing an empty card', async () => {
  const empty = term.build({ html: '' })
  const { storedTerms } = testDevice()
  storedTerms.choose(empty)
  renderStrict(<OpenedTermPage title="Termo" params={{}} />, [
    service(StoredTerms, storedTerms),
    service(TermRepository, new InMemoryTermRepository(new InMemoryClock(), [empty])),
    service(HtmlSanitizer, new InMemoryHtmlSanitizer()),
  ])
  await screen.findByText('Este termo está sem texto.')
})
