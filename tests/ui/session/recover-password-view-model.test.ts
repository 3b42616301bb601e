import { RecoverPassword } from '@application/session/recover-password.ts'
import { InMemoryPasswords } from '@infrastructure/in-memory/session/in-memory-passwords.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { RecoverPasswordViewModel } from '@ui/session/recover-password-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'

function arrange(carried?: unknown) {
  const passwords = new InMemoryPasswords(['52998224725'])
  const toasts = new Toasts(new InMemoryClock())
  const navigation = new RecordingNavigation(carried)
  const recovery = new RecoverPasswordViewModel(new RecoverPassword(passwords), navigation, toasts)
  return { recovery, passwords, navigation, texts: () => toasts.items.map(({ text }) => text) }
}

describe('recovering the password', () => {
  it("shows the server's message and clears the form", async () => {
    const { recovery } = arrange()
    recovery.documentTyped('529.982.247-25')
    recovery.channelChosen('email')
    await recovery.submitted()
    expect(recovery.result).toEqual({ tone: 'success', text: 'Enviamos uma nova senha para o seu e-mail.' })
    expect([recovery.document, recovery.channel]).toEqual(['', ''])
  })

  it('asks for what is missing and goes to the first of it', async () => {
    const { recovery } = arrange()
    await recovery.submitted()
    expect(recovery.violations).toEqual({ document: 'required', channel: 'required' })
    expect(recovery.focus).toEqual({ field: 'document' })

    recovery.documentTyped('5')
    expect(recovery.violations.document).toBeUndefined()
    await recovery.submitted()
    expect(recovery.focus).toEqual({ field: 'channel' })
  })

  it("keeps what was typed and shows the server's words when it is refused", async () => {
    const { recovery, texts } = arrange()
    recovery.documentTyped('111.444.777-35')
    recovery.channelChosen('sms')
    await recovery.submitted()
    expect(texts()).toEqual(['Cadastro não encontrado.'])
    expect(recovery.document).toBe('111.444.777-35')
    expect(recovery.result).toBeUndefined()
  })

  it('says that a message may be on its way when the answer did not come', async () => {
    const { recovery, passwords } = arrange()
    passwords.steering.failWith({ kind: 'timeout' })
    recovery.documentTyped('529.982.247-25')
    recovery.channelChosen('email')
    await recovery.submitted()
    expect(recovery.result?.tone).toBe('info')
    expect(recovery.document).toBe('529.982.247-25')
  })

  it('starts with the document typed at login, and takes it back there', () => {
    const { recovery, navigation } = arrange({ document: '529.982.247-25' })
    expect(recovery.document).toBe('529.982.247-25')
    recovery.backPressed()
    expect(navigation.visited).toEqual([{ path: '/', options: { state: { document: '529.982.247-25' } } }])
  })
})
