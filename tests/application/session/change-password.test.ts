import { ChangePassword } from '@application/session/change-password.ts'
import { InMemoryAccounts } from '@infrastructure/in-memory/session/in-memory-accounts.ts'
import { InMemoryPasswords } from '@infrastructure/in-memory/session/in-memory-passwords.ts'
import { describe, expect, it } from 'vitest'

const DOCUMENT = '52998224725'

function arrange() {
  const accounts = new InMemoryAccounts([[DOCUMENT, 'praca123']], DOCUMENT)
  const passwords = new InMemoryPasswords(accounts)
  const change = new ChangePassword(passwords)
  return {
    passwords,
    opensWith: (password: string) => accounts.signIn(DOCUMENT, password),
    execute: (current: string, next: string, confirmation = next) =>
      change.execute({ current, next, confirmation }),
  }
}

describe('changing the password', () => {
  it('lets the customer sign in with the new one alone', async () => {
    const { execute, opensWith } = arrange()
    expect(await execute('praca123', 'nova senha')).toEqual({ kind: 'changed' })
    expect(['praca123', 'nova senha'].map(opensWith)).toEqual([false, true])
  })

  it.each([
    ['', 'abc', 'abc', { current: 'required' }],
    ['praca123', '', '', { next: 'required' }],
    ['praca123', '', 'abc', { next: 'required', confirmation: 'mismatch' }],
    ['praca123', 'ab', 'ab', { next: 'too-short' }],
    ['praca123', 'abc', 'abC', { confirmation: 'mismatch' }],
  ])('sends nothing with %j, %j and %j', async (current, next, confirmation, violations) => {
    const { execute, passwords, opensWith } = arrange()
    // What is sent would fail.
    passwords.steering.failWith({ kind: 'offline' })
    expect(await execute(current, next, confirmation)).toEqual({ kind: 'invalid', violations })
    expect(opensWith('praca123')).toBe(true)
  })

  it("keeps the old one where the server refuses, and returns the server's words", async () => {
    const { execute, opensWith } = arrange()
    expect(await execute('errada', 'nova senha')).toMatchObject({
      kind: 'failed',
      failure: { kind: 'rejected', description: 'A senha atual não confere.' },
    })
    expect(opensWith('praca123')).toBe(true)
  })

  it.each([{ kind: 'offline', unsent: true }, { kind: 'timeout' }, { kind: 'unauthenticated' }] as const)(
    'passes on whether it may have happened all the same: %j',
    async (failure) => {
      const { execute, passwords } = arrange()
      passwords.steering.failWith(failure)
      expect(await execute('praca123', 'nova senha')).toEqual({ kind: 'failed', failure })
    },
  )
})
