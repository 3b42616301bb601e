import { ChangePassword } from '@application/session/change-password.ts'
import { InMemoryPasswords } from '@infrastructure/in-memory/session/in-memory-passwords.ts'
import { describe, expect, it } from 'vitest'

const arrange = () => new ChangePassword(new InMemoryPasswords([], 'praca123'))

describe('changing the password', () => {
  it.each([
    [
      { current: '', next: '', confirmation: '' },
      { current: 'required', next: 'required' },
    ],
    [{ current: 'praca123', next: 'ab', confirmation: 'ab' }, { next: 'too-short' }],
    [{ current: 'praca123', next: 'abc', confirmation: 'abd' }, { confirmation: 'mismatch' }],
    [{ current: 'praca123', next: 'abc', confirmation: '' }, { confirmation: 'mismatch' }],
  ])('refuses %j', async (change, violations) => {
    expect(await arrange().execute(change)).toEqual({ kind: 'invalid', violations })
  })

  it('accepts three characters', async () => {
    expect(await arrange().execute({ current: 'praca123', next: 'abc', confirmation: 'abc' })).toEqual({
      kind: 'changed',
    })
  })

  it("passes on the server's refusal", async () => {
    expect(await arrange().execute({ current: 'errada', next: 'abcd', confirmation: 'abcd' })).toMatchObject({
      kind: 'failed',
      failure: { description: 'A senha atual não confere.' },
    })
  })
})
