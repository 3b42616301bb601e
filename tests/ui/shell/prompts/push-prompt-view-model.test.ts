import type { PushOutcome } from '@application/push/push-subscriptions.ts'
import { InMemoryPushSubscriptions } from '@infrastructure/in-memory/push/in-memory-push-subscriptions.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { PushPromptViewModel } from '@ui/shell/prompts/push-prompt-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../../doubles/session/in-memory-session-store.ts'
import { session } from '../../../support/factories/session.ts'
import { testDevice } from '../../../support/test-device.ts'

function arrange({ isPossible = true, outcome = 'subscribed' as PushOutcome } = {}) {
  const sessions = new InMemorySessionStore(session.build())
  const subscriptions = new InMemoryPushSubscriptions(sessions, isPossible, outcome)
  const clock = new InMemoryClock()
  const toasts = new Toasts(clock)
  const rests = testDevice(clock).promptRests
  const prompt = new PushPromptViewModel(subscriptions, rests, toasts)
  return { subscriptions, rests, prompt, words: () => toasts.items.map(({ text }) => text) }
}

describe('the push prompt', () => {
  it('asks on the home screen when the customer has not refused', async () => {
    const { prompt } = arrange()
    expect(await prompt.need('/portal')).toBe('now')
    expect(await prompt.need('/voucher')).toBe('no')
  })

  it('stays silent where pushes are not possible, or come already', async () => {
    expect(await arrange({ isPossible: false }).prompt.need('/portal')).toBe('no')
    const { prompt } = arrange()
    await prompt.subscribePressed()
    expect(await prompt.need('/portal')).toBe('no')
  })

  it.each([
    ['subscribed', 'done', ['Pronto! Os avisos vão chegar neste aparelho.']],
    [
      'denied',
      'done',
      ['As notificações estão bloqueadas. Libere nas configurações do navegador quando quiser.'],
    ],
    ['dismissed', 'declined', []],
    ['failed', 'done', ['Não foi possível ativar os avisos agora. Tente de novo mais tarde.']],
  ] as const)('says the outcome: %s', async (outcome, end, said) => {
    const { prompt, words } = arrange({ outcome })
    expect(await prompt.subscribePressed()).toBe(end)
    expect(words()).toEqual(said)
  })

  it('says nothing of an answer that comes after the customer has declined, and can be asked again', async () => {
    const { prompt, words } = arrange()
    const asked = prompt.subscribePressed()
    prompt.declined()
    expect(await asked).toBeUndefined()
    expect(words()).toEqual([])
    expect(await prompt.subscribePressed()).toBe('done')
  })

  it('rests for the session when the subscription failed, because the customer did not decline', async () => {
    for (const [outcome, rests] of [
      ['failed', true],
      ['dismissed', false],
    ] as const) {
      const asked = arrange({ outcome })
      await asked.prompt.subscribePressed()
      expect(asked.rests.isResting('push', 0)).toBe(rests)
    }
  })
})
