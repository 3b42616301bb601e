import type { PortFailureReason } from '@application/port-failure.ts'
import type { RecoveryChannel } from '@application/session/passwords.ts'
import { RecoverPassword } from '@application/session/recover-password.ts'
import { InMemoryAccounts } from '@infrastructure/in-memory/session/in-memory-accounts.ts'
import { InMemoryPasswords } from '@infrastructure/in-memory/session/in-memory-passwords.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { RecoverPasswordViewModel } from '@ui/session/recover-password-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { openScreen } from '../../support/open-screen.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'

function arrange(carried?: unknown) {
  const passwords = new InMemoryPasswords(new InMemoryAccounts([['52998224725', 'praca123']]))
  const toasts = new Toasts(new InMemoryClock())
  const navigation = new RecordingNavigation(carried)
  const recovery = new RecoverPasswordViewModel(new RecoverPassword(passwords), navigation, toasts)
  const submit = (document: string, channel: RecoveryChannel) => {
    recovery.form.typed('document', document)
    recovery.form.typed('channel', channel)
    return recovery.submitted()
  }
  return {
    recovery,
    submit,
    passwords,
    navigation,
    toasts,
    texts: () => toasts.items.map(({ text }) => text),
  }
}

const rejected = (status: number): PortFailureReason => ({
  kind: 'rejected',
  status,
  description: 'Tente mais tarde.',
  errors: [],
})

describe('recovering the password', () => {
  it("shows the server's message and clears the form", async () => {
    const { recovery, submit } = arrange()
    await submit('529.982.247-25', 'email')
    expect(recovery.result).toEqual({ tone: 'success', text: 'Enviamos uma nova senha para o seu e-mail.' })
    expect(recovery.form.values).toEqual({ document: '', channel: '' })
  })

  it('carries back the document to which it has sent a password, although the form is clear', async () => {
    const { recovery, submit, navigation } = arrange()
    await submit('529.982.247-25', 'email')
    recovery.backPressed()
    expect(navigation.visited).toEqual([{ path: '/', options: { state: { document: '529.982.247-25' } } }])
  })

  it('asks for what is missing and moves the focus to the first field', async () => {
    const { recovery } = arrange()
    await recovery.submitted()
    expect(recovery.form.errors.map(({ name }) => name)).toEqual(['document', 'channel'])
    expect(recovery.form.focus).toEqual({ field: 'document' })
  })

  it("keeps what was typed and shows the server's words when it is refused", async () => {
    const { recovery, submit, texts } = arrange()
    await submit('111.444.777-35', 'sms')
    expect(texts()).toEqual(['Cadastro não encontrado.'])
    expect(recovery.form.values.document).toBe('111.444.777-35')
    expect(recovery.result?.tone, 'stays when the toast has gone').toBe('danger')
  })

  it.each<[string, PortFailureReason]>([
    ['Nada foi enviado. Tente de novo em instantes.', { kind: 'offline', unsent: true }],
    ['Nada foi enviado. Tente de novo em instantes.', rejected(500)],
    ['Nada foi enviado. Tente de novo em instantes.', rejected(429)],
    ['Nada foi enviado. O que você digitou continua aqui.', rejected(404)],
  ])('says %j after %j', async (text, failure) => {
    const { recovery, submit, passwords } = arrange()
    passwords.steering.failWith(failure)
    await submit('529.982.247-25', 'email')
    expect(recovery.result).toEqual({ tone: 'danger', text })
  })

  it('takes the words of a refusal away once the next try has succeeded', async () => {
    const { recovery, submit, texts } = arrange()
    await submit('111.444.777-35', 'sms')
    await submit('529.982.247-25', 'email')
    expect(recovery.result?.tone).toBe('success')
    expect(texts()).toEqual([])
  })

  it("shows the server's message in a toast to a customer who has gone back meanwhile, and takes no other away", async () => {
    const { recovery, submit, passwords, toasts, texts } = arrange()
    passwords.steering.hold()
    const { leave } = openScreen(recovery)
    const submitted = submit('529.982.247-25', 'email')
    leave()
    toasts.show('error', 'Usuário ou senha inválidos')
    passwords.steering.release()
    await submitted
    expect(texts()).toEqual(['Usuário ou senha inválidos', 'Enviamos uma nova senha para o seu e-mail.'])
  })

  it('says that a message may be on its way to a customer who has gone back meanwhile', async () => {
    const { recovery, submit, passwords, texts } = arrange()
    passwords.steering.failWith({ kind: 'timeout' })
    const { leave } = openScreen(recovery)
    const submitted = submit('529.982.247-25', 'email')
    leave()
    await submitted
    expect(texts()).toEqual([recovery.result?.text])
  })

  it('says that a message may be on its way when the answer is lost', async () => {
    const { recovery, submit, passwords, texts } = arrange()
    passwords.steering.failWith({ kind: 'timeout' })
    await submit('529.982.247-25', 'email')
    expect(recovery.result?.tone).toBe('info')
    expect(texts(), 'nothing asks for another try').toEqual([])
    expect(recovery.form.values.document).toBe('529.982.247-25')
  })

  it('starts with the document typed at login, and carries it back', () => {
    const { recovery, navigation } = arrange({ document: '529.982.247-25' })
    expect(recovery.form.values.document).toBe('529.982.247-25')
    recovery.backPressed()
    expect(navigation.visited).toEqual([{ path: '/', options: { state: { document: '529.982.247-25' } } }])
  })

  it('gives back to the login where the customer wanted to go, and the document', () => {
    const { recovery, navigation } = arrange({ wanted: '/perfil', document: '529.982.247-25' })
    recovery.start()
    expect(navigation.carried().document, 'the history keeps it for nobody').toBeUndefined()
    recovery.backPressed()
    expect(navigation.visited).toEqual([
      { path: '/', options: { state: { wanted: '/perfil', document: '529.982.247-25' } } },
    ])
  })
})
