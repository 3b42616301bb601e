import { RecoverPassword } from '@application/session/recover-password.ts'
import { InMemoryPasswords } from '@infrastructure/in-memory/session/in-memory-passwords.ts'
import { describe, expect, it } from 'vitest'

function arrange() {
  const passwords = new InMemoryPasswords(['52998224725', '12ABC34501DE35'])
  return { passwords, recover: new RecoverPassword(passwords) }
}

describe('recovering a password', () => {
  it("sends the document without punctuation and gives the server's message", async () => {
    const { passwords, recover } = arrange()
    expect(await recover.execute({ document: '12.abc.345/01de-35', channel: 'sms' })).toEqual({
      kind: 'sent',
      message: 'Enviamos uma nova senha por SMS para o seu celular.',
    })
    expect(passwords.recovered).toEqual([{ document: '12ABC34501DE35', channel: 'sms' }])
  })

  it('asks for what is missing', async () => {
    const { recover } = arrange()
    expect(await recover.execute({ document: ' . ', channel: '' })).toEqual({
      kind: 'invalid',
      violations: { document: 'required', channel: 'required' },
    })
    expect(await recover.execute({ document: '52998224725', channel: '' })).toEqual({
      kind: 'invalid',
      violations: { channel: 'required' },
    })
  })

  it("passes on the server's refusal", async () => {
    const { recover } = arrange()
    expect(await recover.execute({ document: '11144477735', channel: 'email' })).toMatchObject({
      kind: 'failed',
      failure: { kind: 'rejected', description: 'Cadastro não encontrado.' },
    })
  })
})
