import { beforeEach, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { BAKERY, callerWith, MARIA, NOW, newCustomer, refused, sandboxForTests, signIn } from './caller.ts'

describe('signing in', () => {
  const sandbox = sandboxForTests()

  const token = (username: string, password: string, grant_type = 'password') =>
    callerWith(sandbox.current).post('/token', { grant_type, username, password })

  it.each([
    ['an individual by CPF', MARIA],
    ['a company by alphanumeric CNPJ', BAKERY],
  ])('lets %s in', async (_who, document) => {
    const caller = await signIn(sandbox.current, document)
    const { body } = await caller.get('/api/pessoa')
    expect(body.data.cpfCnpj).toBe(document)
  })

  it.each([
    ['a wrong password', MARIA, 'outra'],
    ['an unknown document', '39053344706', 'praca123'],
    ['a CNPJ in lower case', BAKERY.toLowerCase(), 'praca123'],
    ['a masked document', '529.982.247-25', 'praca123'],
  ])('refuses %s without saying which of the two is wrong', async (_what, document, password) => {
    expect(await token(document, password)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'CPF/CNPJ ou senha inválidos.' },
    })
  })

  it('refuses another kind of grant and missing fields in RFC 6749 terms', async () => {
    const otherGrant = await token(MARIA, 'praca123', 'client_credentials')
    expect(otherGrant.body).toMatchObject({ error: 'unsupported_grant_type' })
    expect((await token(MARIA, '')).body).toMatchObject({ error: 'invalid_request' })
  })

  it('ends the session on the server when the customer signs out', async () => {
    const caller = await newCustomer(sandbox.current)
    await caller.post('/logout')
    expect(await caller.get('/api/pessoa')).toMatchObject({
      status: 401,
      body: { statusCode: 401, description: 'Token inválido ou expirado.', data: null },
    })
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
  let lines: string[] = []
  const sandbox = sandboxForTests({ log: (line) => lines.push(line) })
  beforeEach(() => {
    lines = []
  })

  const recover = (running: Sandbox, channel: string, document: string) =>
    callerWith(running).post(`/api/login/recuperarsenha?preferencialChannel=${channel}&cpfEmail=${document}`)

  it.each([
    ['email', 'Enviamos uma nova senha para o seu e-mail.'],
    ['sms', 'Enviamos uma nova senha por SMS para o seu celular.'],
  ])('is replaced by a new one, which the log shows, when recovered by %s', async (channel, mensagem) => {
    const { document, password } = await newCustomer(sandbox.current)
    expect((await recover(sandbox.current, channel, document)).body.data).toEqual({ mensagem })
    const sent = /: (\S+)$/.exec(lines.join('\n'))?.[1] ?? ''
    await expect(signIn(sandbox.current, document, sent)).resolves.toBeDefined()
    await expect(signIn(sandbox.current, document, password)).rejects.toThrow('invalid_grant')
  })

  it('is not recovered for an unknown document', async () => {
    expect(await recover(sandbox.current, 'email', '39053344706')).toMatchObject(
      refused(404, 'Cadastro não encontrado.'),
    )
  })

  it('is not recovered through a channel that the customer does not have', async () => {
    const noPhone = await newCustomer(sandbox.current, { phone: false })
    expect((await recover(sandbox.current, 'sms', noPhone.document)).status).toBe(400)
    const noEmail = await newCustomer(sandbox.current, { email: null })
    expect((await recover(sandbox.current, 'email', noEmail.document)).status).toBe(400)
    expect((await recover(sandbox.current, 'fax', noEmail.document)).body.description).toBe(
      'Por onde deseja receber?',
    )
  })

  it('changes when the current one is right', async () => {
    const caller = await newCustomer(sandbox.current)
    await caller.post('/api/login/alterarsenha', { senhaAtual: caller.password, senhaNova: 'nova senha ' })
    await expect(signIn(sandbox.current, caller.document, 'nova senha ')).resolves.toBeDefined()
  })

  it.each([
    ['the current one is wrong', 'errada', 'nova', 'A senha atual não confere.'],
    ['the new one is too short', 'praca123', 'ab', 'A nova senha deve ter no mínimo 3 caracteres'],
    ['the new one is missing', 'praca123', '', 'Digite a nova senha'],
  ])('stays when %s', async (_when, senhaAtual, senhaNova, description) => {
    const caller = await newCustomer(sandbox.current)
    expect(await caller.post('/api/login/alterarsenha', { senhaAtual, senhaNova })).toMatchObject(
      refused(400, description),
    )
    await expect(signIn(sandbox.current, caller.document, caller.password)).resolves.toBeDefined()
  })
})
