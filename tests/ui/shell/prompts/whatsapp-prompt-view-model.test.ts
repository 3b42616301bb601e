import { FRESH } from '@application/freshness.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import { AgreeToWhatsapp } from '@application/preferences/agree-to-whatsapp.ts'
import { InMemoryPreferenceRepository } from '@infrastructure/in-memory/preferences/in-memory-preference-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { WhatsappPromptViewModel } from '@ui/shell/prompts/whatsapp-prompt-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../../doubles/session/in-memory-session-store.ts'
import { preferences } from '../../../support/factories/preferences.ts'
import { session } from '../../../support/factories/session.ts'

function arrange(failure?: PortFailureReason) {
  const repository = new InMemoryPreferenceRepository(preferences.build({ whatsapp: false }))
  repository.steering.failWith(failure)
  const agree = new AgreeToWhatsapp(repository, new InMemorySessionStore(session.build()))
  const toasts = new Toasts(new InMemoryClock())
  const prompt = new WhatsappPromptViewModel(repository, agree, toasts)
  return { repository, prompt, said: () => toasts.items.map(({ text }) => text) }
}

describe('the WhatsApp prompt', () => {
  it('comes on home alone, and to a customer without WhatsApp alone', async () => {
    const { repository, prompt } = arrange()
    expect(await prompt.need('/voucher', FRESH)).toBe('no')
    expect(await prompt.need('/portal', FRESH)).toBe('now')
    await repository.save(preferences.build({ whatsapp: true }))
    expect(await prompt.need('/portal', FRESH)).toBe('no')
  })

  it('turns WhatsApp on, and says so', async () => {
    const { repository, prompt, said } = arrange()
    expect(await prompt.agreePressed()).toBe(true)
    expect((await repository.read()).whatsapp).toBe(true)
    expect(said()).toEqual(['Preferences saved successfully!'])
  })

  it('says why it could not be saved', async () => {
    const { prompt, said } = arrange({ kind: 'timeout' })
    expect(await prompt.agreePressed()).toBe(false)
    expect(said()).toEqual(['Error saving preferences!'])
    expect(prompt.problem).toBe('O servidor demorou demais para responder. Tente de novo.')
  })

  it('says that it may have been saved when the answer is lost, until the next try', async () => {
    const { repository, prompt } = arrange()
    repository.onTheWay.failWith({ kind: 'timeout' })
    repository.onTheWay.slowDown(async () => repository.steering.failWith({ kind: 'timeout' }))
    expect(await prompt.agreePressed()).toBe(false)
    expect(prompt.problem).toMatch(/^Não sabemos se a sua autorização foi registrada\./)
    repository.onTheWay.failWith(undefined)
    repository.steering.failWith(undefined)
    expect(await prompt.agreePressed()).toBe(true)
    expect(prompt.problem).toBeUndefined()
  })

  it('shows no message of its own when the session has ended', async () => {
    const { prompt, said } = arrange({ kind: 'unauthenticated' })
    expect(await prompt.agreePressed()).toBe(false)
    expect(said()).toEqual([])
    expect(prompt.problem).toBeUndefined()
  })
})
