import { describe, expect, it } from 'vitest'
import { hashPassword } from '../../sandbox/passwords.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { BAKERY, callerWith, MARIA, NOW, newCustomer, refused, sandboxForTests, signIn } from './caller.ts'

describe('signing in', () => {
  const sandbox = sandboxForTests()

  const token = (username: string, password: string, grant_type = 'password') =>
    callerWith(sandbox.current).post('/token', { grant_type, username, password })

  it.each([
    ['a CNPJ in lower case', BAKERY.toLowerCase()],
    ['a document with punctuation', '529.982.247-25'],
  ])('refuses %s', async (_what, document) => {
    expect(await token(document, 'praca123')).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'CPF/CNPJ ou senha inválidos.' },
    })
  })

  it('refuses another kind of grant and missing fields in RFC 6749 terms', async () => {
    const otherGrant = await token(MARIA, 'praca123', 'client_credentials')
    expect(otherGrant.body).toMatchObject({ error: 'unsupported_grant_type' })
    expect((await token(MARIA, '')).body).toMatchObject({ error: 'invalid_request' })
  })
})

describe('a token', () => {
  it('works for 24 hours and not a second longer', async () => {
    let now = NOW
    const sandbox = await startSandbox({ now: () => now })
    const caller = await signIn(sandbox)
    now = new Date(NOW.getTime() + 24 * 60 * 60 * 1000 - 1000)
    expect((await caller.get('/api/pessoa')).status).toBe(200)
    now = new Date(NOW.getTime() + 24 * 60 * 60 * 1000)
    expect((await caller.get('/api/pessoa')).status).toBe(401)
    await sandbox.close()
  })
})

describe('the password', () => {
  const lines: string[] = []
  const sandbox = sandboxForTests({ log: (line) => lines.push(line) })

  const recover = (channel: string, document: string) =>
    callerWith(sandbox.current).post(
      `/api/login/recuperarsenha?preferencialChannel=${channel}&cpfEmail=${document}`,
    )

  it.each(['email', 'sms'])(
    'is replaced by a new one, which the log shows, when recovered by %s',
    async (channel) => {
      const { document, password } = await newCustomer(sandbox.current)
      await recover(channel, document)
      const sent = /: (\S+)$/.exec(lines.at(-1) ?? '')?.[1] ?? ''
      await expect(signIn(sandbox.current, document, sent)).resolves.toBeDefined()
      await expect(signIn(sandbox.current, document, password)).rejects.toThrow('invalid_grant')
    },
  )

  it('is kept as a salted hash', () => {
    const hash = hashPassword('praca123')
    expect(hash).not.toContain('praca123')
    expect(hashPassword('praca123')).not.toBe(hash)
  })

  it('is not recovered through a channel that the customer does not have', async () => {
    const noPhone = await newCustomer(sandbox.current, { phone: false })
    expect((await recover('sms', noPhone.document)).status).toBe(400)
    const noEmail = await newCustomer(sandbox.current, { email: null })
    expect((await recover('email', noEmail.document)).status).toBe(400)
    expect((await recover('fax', noEmail.document)).body.description).toBe('Por onde deseja receber?')
  })

  it.each([
    ['too short', 'ab', 'A nova senha deve ter no mínimo 3 caracteres'],
    ['missing', '', 'Digite a nova senha'],
  ])('stays when the new one is %s', async (_how, senhaNova, description) => {
    const caller = await newCustomer(sandbox.current)
    const form = { senhaAtual: caller.password, senhaNova }
    expect(await caller.post('/api/login/alterarsenha', form)).toMatchObject(refused(400, description))
    await expect(signIn(sandbox.current, caller.document, caller.password)).resolves.toBeDefined()
  })
})
