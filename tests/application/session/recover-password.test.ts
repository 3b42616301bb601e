import { RecoverPassword } from '@application/session/recover-password.ts'
import { InMemoryAccounts } from '@infrastructure/in-memory/session/in-memory-accounts.ts'
import { InMemoryPasswords } from '@infrastructure/in-memory/session/in-memory-passwords.ts'
import { describe, expect, it } from 'vitest'

function arrange() {
  const passwords = new InMemoryPasswords(
    new InMemoryAccounts([
      ['52998224725', 'praca123'],
      ['12ABC34501DE35', 'praca123'],
    ]),
  )
  return { passwords, recover: new RecoverPassword(passwords) }
}

describe('recovering the password', () => {
  it.each([
    ['529.982.247-25', 'email', 'Enviamos uma nova senha para o seu e-mail.'],
    ['52998224725', 'sms', 'Enviamos uma nova senha por SMS para o seu celular.'],
    ['12.abc.345/01de-35', 'email', 'Enviamos uma nova senha para o seu e-mail.'],
  ] as const)('asks for %s, however it is written, by %s', async (document, channel, message) => {
    expect(await arrange().recover.execute({ document, channel })).toEqual({ kind: 'sent', message })
  })

  it.each([
    ['', '', { document: 'required', channel: 'required' }],
    ['...-', 'sms', { document: 'required' }],
    ['529.982.247-25', '', { channel: 'required' }],
  ] as const)('sends nothing for the document %j by %j', async (document, channel, violations) => {
    const { passwords, recover } = arrange()
    // What is sent would fail.
    passwords.steering.failWith({ kind: 'offline' })
    expect(await recover.execute({ document, channel })).toEqual({ kind: 'invalid', violations })
  })

  it("returns the server's words for a document that it does not know", async () => {
    expect(await arrange().recover.execute({ document: '111.444.777-35', channel: 'sms' })).toMatchObject({
      kind: 'failed',
      failure: { kind: 'rejected', description: 'Cadastro não encontrado.' },
    })
  })

  it.each([{ kind: 'offline', unsent: true }, { kind: 'timeout' }] as const)(
    'passes on whether a message may be on its way: %j',
    async (failure) => {
      const { passwords, recover } = arrange()
      passwords.steering.failWith(failure)
      expect(await recover.execute({ document: '529.982.247-25', channel: 'email' })).toEqual({
        kind: 'failed',
        failure,
      })
    },
  )
})
