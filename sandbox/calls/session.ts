import { eq } from 'drizzle-orm'
import { findCustomer } from '../database/find-customer.ts'
import { customers, phones, tokens } from '../database/schema.ts'
import { kindOfDocument } from '../documents.ts'
import {
  answer,
  type Backend,
  type CallContext,
  type Calls,
  type Customer,
  newCalls,
  Refusal,
} from '../http/answers.ts'
import { readForm, readQuery } from '../http/fields.ts'
import { bearerToken, issueToken, signedIn } from '../http/sessions.ts'
import { hashPassword, inventPassword, passwordMatches } from '../passwords.ts'

/** product.md §9. */
export const MIN_PASSWORD_LENGTH = 3

/** Signing in and out, recovering and changing the password (calls 1 to 4). */
export function calls(backend: Backend): Calls {
  const { db } = backend
  return newCalls()
    .post('/token', async (c) => {
      const form = await readForm(c)
      const [username, password] = [form.text('username'), form.secret('password', 'Informe a senha.')]
      if (form.text('grant_type') !== 'password') {
        return refuseToken(c, 'unsupported_grant_type', 'Tipo de autenticação não suportado.')
      }
      if (username === '' || password === '') {
        return refuseToken(c, 'invalid_request', 'Informe o CPF ou CNPJ e a senha.')
      }
      const customer = await findByDocument(backend, username)
      if (customer === undefined || !passwordMatches(password, customer.passwordHash)) {
        return refuseToken(c, 'invalid_grant', 'CPF/CNPJ ou senha inválidos.')
      }
      const { token, expiresAt } = await issueToken(backend, customer.id)
      return c.json({
        access_token: token,
        token_type: 'bearer',
        // One second less than the whole time, as in the example of docs/wire.md.
        expires_in: Math.floor((expiresAt.getTime() - backend.now().getTime()) / 1000) - 1,
        '.expires': expiresAt.toUTCString(),
      })
    })

    .post('/logout', signedIn(backend), async (c) => {
      const token = bearerToken(c.req.header('authorization'))
      if (token !== null) await db.delete(tokens).where(eq(tokens.token, token))
      return answer(c, true)
    })

    .post('/api/login/recuperarsenha', async (c) => {
      const query = readQuery(c)
      const channel = query.oneOf('preferencialChannel', ['email', 'sms'], 'Por onde deseja receber?')
      const document = query.required('cpfEmail', 'Digite um CPF ou CNPJ')
      query.done()
      const customer = await findByDocument(backend, document)
      if (customer === undefined) throw new Refusal(404, 'Cadastro não encontrado.')
      await requireChannel(backend, customer, channel)

      const password = inventPassword()
      await setPassword(backend, customer, password)
      // No mail or message leaves the sandbox: the person who runs it reads the new password here.
      backend.log(`New password of ${customer.document} (${channel}): ${password}`)
      const mensagem =
        channel === 'email'
          ? 'Enviamos uma nova senha para o seu e-mail.'
          : 'Enviamos uma nova senha por SMS para o seu celular.'
      return answer(c, { mensagem })
    })

    .post('/api/login/alterarsenha', signedIn(backend), async (c) => {
      const form = await readForm(c)
      const current = form.secret('senhaAtual', 'Digite a senha atual')
      const next = form.secret('senhaNova', 'Digite a nova senha')
      form.check(
        next === '' || next.length >= MIN_PASSWORD_LENGTH,
        `A nova senha deve ter no mínimo ${MIN_PASSWORD_LENGTH} caracteres`,
      )
      form.done()
      const customer = c.get('customer')
      if (!passwordMatches(current, customer.passwordHash))
        throw new Refusal(400, 'A senha atual não confere.')
      await setPassword(backend, customer, next)
      return answer(c, true)
    })
}

/** `/token` speaks RFC 6749 instead of the envelope. */
function refuseToken(c: CallContext, error: string, description: string): Response {
  return c.json({ error, error_description: description }, 400)
}

async function findByDocument({ db }: Backend, document: string): Promise<Customer | undefined> {
  if (kindOfDocument(document) === null) return undefined
  return findCustomer(db, document)
}

async function setPassword({ db }: Backend, { id }: Customer, password: string): Promise<void> {
  await db
    .update(customers)
    .set({ passwordHash: hashPassword(password) })
    .where(eq(customers.id, id))
}

async function requireChannel({ db }: Backend, customer: Customer, channel: 'email' | 'sms'): Promise<void> {
  if (channel === 'email') {
    if (customer.email === null) throw new Refusal(400, 'Não há e-mail no seu cadastro. Escolha SMS.')
    return
  }
  if ((await db.$count(phones, eq(phones.customerId, customer.id))) === 0)
    throw new Refusal(400, 'Não há celular no seu cadastro. Escolha e-mail.')
}
