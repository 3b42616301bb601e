import type { PushOutcome, PushState } from '@application/push/push-subscriptions.ts'
import { InMemoryPushSubscriptions } from '@infrastructure/in-memory/push/in-memory-push-subscriptions.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { PushPromptViewModel } from '@ui/shell/push-prompt-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'

function arrange(state?: PushState, outcome?: PushOutcome) {
  const sessions = new InMemorySessionStore(session.build())
  const subscriptions = new InMemoryPushSubscriptions(sessions, state, outcome)
  const toasts = new Toasts(new InMemoryClock())
  const navigation = new RecordingNavigation()
  const prompt = new PushPromptViewModel(subscriptions, toasts, navigation)
  prompt.start()
  return { subscriptions, navigation, prompt, words: () => toasts.items.map(({ text }) => text) }
}

describe('the push prompt', () => {
  it('asks on the home screen when the customer has not refused', async () => {
    const { prompt } = arrange('askable')
    expect(await prompt.need('/portal')).toBe('now')
    expect(await prompt.need('/voucher')).toBe('no')
  })

  it.each(['subscribed', 'denied', 'not-installed', 'not-configured', 'unsupported'] as const)(
    'stays silent where pushes are %s',
    async (state) => {
      const { prompt, words } = arrange(state)
      expect(await prompt.need('/portal')).toBe('no')
      expect(words()).toEqual([])
    },
  )

  it.each([
    ['subscribed', true, ['Pronto! Os avisos vão chegar neste aparelho.']],
    [
      'denied',
      true,
      ['As notificações estão bloqueadas. Libere nas configurações do navegador quando quiser.'],
    ],
    ['dismissed', false, []],
    ['failed', false, ['Não foi possível ativar os avisos agora. Tente de novo mais tarde.']],
  ] as const)('says the outcome: %s', async (outcome, settled, said) => {
    const { prompt, words } = arrange('askable', outcome)
    expect(await prompt.subscribePressed()).toBe(settled)
    expect(words()).toEqual(said)
  })

  it('opens the screen of a pressed notification, until it is disposed', () => {
    const { subscriptions, navigation, prompt } = arrange()
    subscriptions.press('/voucher')
    expect(navigation.visited.map(({ path }) => path)).toEqual(['/voucher'])
    prompt.dispose()
    subscriptions.press('/compras')
    expect(navigation.visited).toHaveLength(1)
  })
})
