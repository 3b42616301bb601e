import { ChangePassword } from '@application/session/change-password.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { InMemoryAccounts } from '@infrastructure/in-memory/session/in-memory-accounts.ts'
import { InMemoryPasswords } from '@infrastructure/in-memory/session/in-memory-passwords.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { changePasswordContent } from '@ui/session/change-password-content.ts'
import { ChangePasswordViewModel } from '@ui/session/change-password-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { person } from '../../support/factories/person.ts'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'

function arrange() {
  const accounts = new InMemoryAccounts([['52998224725', 'praca123']], '52998224725')
  const passwords = new InMemoryPasswords(accounts)
  const toasts = new Toasts(new InMemoryClock())
  const change = new ChangePasswordViewModel(
    new ChangePassword(passwords),
    new InMemoryPersonRepository(person.build()),
    toasts,
  )
  const submit = (current: string, next: string, confirmation = next) => {
    change.form.typed('current', current)
    change.form.typed('next', next)
    change.form.typed('confirmation', confirmation)
    return change.submitted()
  }
  return { change, passwords, submit, texts: () => toasts.items.map(({ text }) => text) }
}

describe('changing the password', () => {
  it('says so and clears the form', async () => {
    const { change, submit, texts } = arrange()
    await submit('praca123', 'novasenha1')
    expect(texts()).toEqual(['Senha alterada com sucesso'])
    expect(change.form.values).toEqual({ current: '', next: '', confirmation: '' })
  })

  it('is sent once however often it is pressed', async () => {
    const { change, submit, texts } = arrange()
    await Promise.all([submit('praca123', 'novasenha1'), change.submitted()])
    expect(texts()).toEqual(['Senha alterada com sucesso'])
  })

  it.each([
    ['', '', '', ['Digite a senha atual', 'Digite a nova senha']],
    ['praca123', 'ab', 'ab', ['A nova senha deve ter no mínimo 3 caracteres']],
    ['praca123', 'abc', '', ['As senhas não coincidem']],
    ['praca123', 'ab', 'abc', ['A nova senha deve ter no mínimo 3 caracteres', 'As senhas não coincidem']],
    ['praca123', 'abc', 'abc', []],
  ])('says what is wrong with %j, %j and %j', async (current, next, confirmation, messages) => {
    const { change, submit } = arrange()
    await submit(current, next, confirmation)
    expect(change.form.errors.map(({ message }) => message)).toEqual(messages)
    expect(change.form.focus?.field).toBe(change.form.errors[0]?.name)
  })

  it('calls the two no longer different when the first was made as the second, and shows no old mistake', async () => {
    const { change, submit } = arrange()
    await submit('praca123', 'abcd', 'abc')
    expect(change.form.errorOf('confirmation')).toBe('As senhas não coincidem')
    change.form.typed('next', 'abc')
    expect(change.form.errors).toEqual([])

    await submit('errada', 'abcd', 'abc')
    change.form.values = { current: 'errada', next: 'abc', confirmation: 'abc' }
    await change.submitted()
    expect(change.problem).toBe('refused')
    expect(change.form.errors).toEqual([])
  })

  it("keeps what was typed and shows the server's words when it is refused", async () => {
    const { change, submit, texts } = arrange()
    await submit('errada', 'novasenha1')
    expect(texts()).toEqual(['A senha atual não confere.'])
    expect(change.form.values.next).toBe('novasenha1')
    expect(change.problem, 'stays when the toast has gone').toBe('refused')
    await submit('praca123', 'novasenha1')
    expect(change.problem).toBeUndefined()
  })

  it('leaves it to the portal to say that the session has ended', async () => {
    const { change, passwords, submit, texts } = arrange()
    passwords.steering.failWith({ kind: 'unauthenticated' })
    await submit('praca123', 'novasenha1')
    expect([change.problem, texts()]).toEqual([undefined, []])
  })

  it('says that the password may have changed when the answer is lost', async () => {
    const { change, passwords, submit, texts } = arrange()
    passwords.steering.failWith({ kind: 'timeout' })
    await submit('praca123', 'novasenha1')
    expect(change.problem).toBe('in-doubt')
    expect(texts(), 'nothing asks for another try').toEqual([])
  })

  it('says it to a customer who has gone to another screen meanwhile', async () => {
    const { change, passwords, submit, texts } = arrange()
    passwords.steering.failWith({ kind: 'timeout' })
    const { leave } = openScreen(change)
    const submitted = submit('praca123', 'novasenha1')
    leave()
    await submitted
    expect(texts()).toEqual([changePasswordContent.inDoubt])
  })

  it('shows a hint for a weak password', () => {
    const { change } = arrange()
    change.form.typed('next', 'abc')
    change.form.fieldLeft('next')
    expect(change.form.hintOf('next')).toContain('protege melhor')
  })

  it('gives the document to the password manager, written as the login shows it', async () => {
    const { change } = arrange()
    expect(change.document).toBe('')
    change.start()
    await settled()
    expect(change.document).toBe('529.982.247-25')
  })
})
