import { Aborted, type PortFailureReason } from '@application/port-failure.ts'
import { AcceptPendingTerms } from '@application/terms/accept-pending-terms.ts'
import { FindPendingTerms } from '@application/terms/find-pending-terms.ts'
import { InMemoryConnectivity } from '@infrastructure/in-memory/connectivity/in-memory-connectivity.ts'
import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { TermsPromptViewModel } from '@ui/shell/prompts/terms-prompt-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../../doubles/session/in-memory-session-store.ts'
import { term } from '../../../support/factories/term.ts'
import { testDevice } from '../../../support/test-device.ts'

const rules = term.build()
const privacy = term.privacy().build()

function arrange(published = [rules, privacy]) {
  const clock = new InMemoryClock()
  const terms = new InMemoryTermRepository(clock, published)
  const connectivity = new InMemoryConnectivity()
  const toasts = new Toasts(clock)
  const prompt = new TermsPromptViewModel(
    new FindPendingTerms(terms),
    new AcceptPendingTerms(terms, new FindPendingTerms(terms), new InMemorySessionStore()),
    testDevice().storedTerms,
    connectivity,
    toasts,
  )
  return { terms, prompt, connectivity, toasts, said: () => toasts.items.map(({ text }) => text) }
}

describe('the terms prompt', () => {
  it('ends when every term was accepted', async () => {
    const { prompt, terms } = arrange()
    expect(await prompt.need()).toBe('now')
    expect(await prompt.acceptPressed()).toBe(true)
    expect(terms.accepting).toEqual([rules.id, privacy.id])
    expect(await prompt.need()).toBe('no')
  })

  it('does not come where no term is left to accept', async () => {
    expect(await arrange([]).prompt.need()).toBe('no')
  })

  it("keeps the terms that are not accepted, and says the server's words, when one is refused", async () => {
    const { prompt, terms, said } = arrange()
    terms.refuse(privacy.id, 'Agora não.')
    await prompt.need()
    expect(await prompt.acceptPressed()).toBe(false)
    expect(prompt.pending).toEqual([privacy])
    expect(said()).toEqual(['Agora não.'])
  })

  it.each<[string, fail: (terms: InMemoryTermRepository) => void]>([
    ['the server gives no reason', (terms) => terms.refuse(rules.id, '')],
    ['no answer comes', (terms) => terms.steering.failWith({ kind: 'timeout' })],
  ])('names the term when %s', async (_, fail) => {
    const { prompt, terms, said } = arrange()
    await prompt.need()
    fail(terms)
    await prompt.acceptPressed()
    expect(said()).toEqual([`Erro ao aceitar o termo com ID ${rules.id}`])
  })

  it('shows no message of its own when the session has ended', async () => {
    const { prompt, terms, said } = arrange()
    await prompt.need()
    terms.steering.failWith({ kind: 'unauthenticated' })
    expect(await prompt.acceptPressed()).toBe(false)
    expect([prompt.hasFailed, said()]).toEqual([false, []])
  })

  it.each<PortFailureReason>([{ kind: 'unexpected', detail: 'HTML' }, { kind: 'timeout' }])(
    'says once that the check failed with %j, and asks again on the next screen',
    async (failure) => {
      const { prompt, terms, toasts, said } = arrange()
      terms.steering.failWith(failure)
      expect(await prompt.need()).toBe('no')
      expect(said()).toEqual(['Erro ao verificar termos'])
      toasts.dismiss()
      expect(await prompt.need()).toBe('no')
      expect(said()).toEqual([])
      terms.steering.failWith(undefined)
      expect(await prompt.need()).toBe('now')
    },
  )

  it.each<[PortFailureReason, string[]]>([
    [{ kind: 'unauthenticated' }, []],
    [{ kind: 'offline' }, []],
    [{ kind: 'unexpected', detail: 'HTML' }, ['Erro ao verificar termos']],
  ])(
    'on a device without a signal, after a check that failed with %j, it says %j',
    async (failure, sentences) => {
      const { prompt, terms, connectivity, said } = arrange()
      connectivity.lose()
      terms.steering.failWith(failure)
      expect(await prompt.need()).toBe('no')
      expect(said()).toEqual(sentences)
    },
  )

  it('on a device with a signal it says that the check failed where the server cannot be reached', async () => {
    const { prompt, terms, said } = arrange()
    terms.steering.failWith({ kind: 'offline' })
    await prompt.need()
    expect(said()).toEqual(['Erro ao verificar termos'])
  })

  it('says nothing when the customer signs out during the check', async () => {
    const { prompt, terms, said } = arrange()
    const check = terms.hasAcceptedAll.bind(terms)
    terms.hasAcceptedAll = () => Promise.reject(new Aborted())
    expect(await prompt.need()).toBe('no')
    expect(said()).toEqual([])
    terms.hasAcceptedAll = check
    expect(await prompt.need()).toBe('now')
  })

  it('accepts each term once when it is pressed several times', async () => {
    const { prompt, terms } = arrange()
    await prompt.need()
    await Promise.all([prompt.acceptPressed(), prompt.acceptPressed()])
    expect(terms.accepting).toEqual([rules.id, privacy.id])
  })
})
