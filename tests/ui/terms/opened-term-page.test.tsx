import { HtmlSanitizer } from '@application/documents/html-sanitizer.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { StoredTerms } from '@application/terms/stored-terms.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { screen } from '@testing-library/react'
import { Navigation } from '@ui/screen/navigation.ts'
import { ScreenAnnouncer } from '@ui/screen/screen-announcer.ts'
import { OpenedTermPage } from '@ui/terms/opened-term-page.tsx'
import { it } from 'vitest'
import { InMemoryHtmlSanitizer } from '../../doubles/documents/in-memory-html-sanitizer.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { portalSettings } from '../../support/factories/portal-settings.ts'
import { term } from '../../support/factories/term.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { renderStrict, service } from '../../support/render-strict.tsx'
import { testDevice } from '../../support/test-device.ts'

it('a term without text says so instead of showing an empty card', async () => {
  const empty = term.build({ html: '' })
  const { storedTerms } = testDevice()
  storedTerms.choose(empty)
  const navigation = new RecordingNavigation()
  renderStrict(<OpenedTermPage title="Termo" params={{}} />, [
    service(PortalSettings, portalSettings.build()),
    service(ScreenAnnouncer, new ScreenAnnouncer(navigation)),
    service(StoredTerms, storedTerms),
    service(TermRepository, new InMemoryTermRepository(new InMemoryClock(), [empty])),
    service(HtmlSanitizer, new InMemoryHtmlSanitizer()),
    service(Navigation, navigation),
  ])
  await screen.findByText('Este termo está sem texto.')
})
