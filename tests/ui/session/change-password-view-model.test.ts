import { ChangePassword } from '@application/session/change-password.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { InMemoryPasswords } from '@infrastructure/in-memory/session/in-memory-passwords.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { ChangePasswordViewModel } from '@ui/session/change-password-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { person } from '../../support/factories/person.ts'
import { settled } from '../../support/settled.ts'

function arrange() {
  const passwords = new InMemoryPasswords([], 'praca123')
  const toasts = new Toasts(new InMemoryClock())
  const change = new ChangePasswordViewModel(
    new ChangePassword(passwords),
    new InMemoryPersonRepository(person.build()),
    toasts,
  )
  const type = (current: string, next: string, confirmation = next) => {
    change.typed('current', current)
    change.typed('next', next)
    change.typed('confirmation', confirmation)
  }
  return { change, passwords, type, texts: () => toasts.items.map(({ text }) => text) }
}

describe('changing the password', () => {
  it('says so and clears the form', async () => {
    const { change, type, texts } = arrange()
    type('praca123', 'novasenha1')
    await change.submitted()
    expect(texts()).toEqual(['Senha alterada com sucesso'])
    expect(change.values).toEqual({ current: '', next: '', confirmation: '' })
  })

  it('goes to the first wrong field', async () => {
    const { change, type } = arrange()
    type('praca123', 'ab', 'abc')
    await change.submitted()
    expect(change.violations).toEqual({ next: 'too-short', confirmation: 'mismatch' })
    expect(change.focus).toEqual({ field: 'next' })
    change.typed('next', 'abc')
    expect(change.violations).toEqual({ confirmation: 'mismatch' })
  })

  it("keeps what was typed and shows the server's words when it is refused", async () => {
    const { change, type, texts } = arrange()
    type('errada', 'novasenha1')
    await change.submitted()
    expect(texts()).toEqual(['A senha atual não confere.'])
    expect(change.values.next).toBe('novasenha1')
    expect(change.inDoubt).toBe(false)
  })

  it('admits not to know when the answer did not come', async () => {
    const { change, passwords, type } = arrange()
    passwords.steering.failWith({ kind: 'timeout' })
    type('praca123', 'novasenha1')
    await change.submitted()
    expect(change.inDoubt).toBe(true)
  })

  it('advises against a weak password once its field was left', () => {
    const { change, type } = arrange()
    type('praca123', 'abc')
    expect(change.nextIsWeak).toBe(false)
    change.nextBlurred()
    expect(change.nextIsWeak).toBe(true)
  })

  it('tells the password manager whose password it is', async () => {
    const { change } = arrange()
    expect(change.document).toBe('')
    change.start()
    await settled()
    expect(change.document).toBe('52998224725')
  })
})
