import type { Session } from '@domain/session/session.ts'
import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { OpenedTermViewModel } from '@ui/terms/opened-term-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryHtmlSanitizer } from '../../doubles/documents/in-memory-html-sanitizer.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'
import { term } from '../../support/factories/term.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

const rules = term.build()
const privacy = term.privacy().build()

function arrange(chosen = [rules], carried?: unknown, signedIn?: Session) {
  const { storedTerms } = testDevice()
  for (const each of chosen) storedTerms.choose(each)
  const navigation = new RecordingNavigation(carried)
  const sessions = new InMemorySessionStore(signedIn)
  const opened = new OpenedTermViewModel(
    storedTerms,
    new InMemoryTermRepository(new InMemoryClock(), [rules, privacy]),
    new InMemoryHtmlSanitizer(),
    sessions,
    navigation,
  )
  opened.start()
  return { opened, navigation }
}

describe('a term in its own tab', () => {
  it('is the last chosen one, sanitised', async () => {
    const { opened } = arrange([rules, privacy])
    await settled()
    expect(opened.term?.id).toBe(privacy.id)
    expect(opened.html.value).toBe('&lt;p>Seus dados.&lt;/p>')
  })

  it('is read by its id when the list came without texts', async () => {
    const { opened } = arrange([{ ...privacy, html: '' }])
    await settled()
    expect(opened.html.value).toBe('&lt;p>Seus dados.&lt;/p>')
  })

  it('stays the same after a reload, though another was opened since', async () => {
    const { navigation } = arrange()
    expect(navigation.visited).toEqual([
      { path: '/termos-aceite', options: { replace: true, state: { term: rules.id } } },
    ])
    const { opened } = arrange([rules, privacy], { term: rules.id })
    expect(opened.term?.id).toBe(rules.id)
  })

  it.each([
    ['the registration', '/register', undefined],
    ['the accepted terms of a customer', '/termos', session.build()],
  ])('leads to %s when none is stored', async (_, path, signedIn) => {
    const { opened, navigation } = arrange([], undefined, signedIn)
    await settled()
    expect(opened.term).toBeUndefined()
    expect(opened.html.state.status).toBe('idle')
    expect(navigation.visited).toEqual([{ path, options: { replace: true } }])
  })
})
