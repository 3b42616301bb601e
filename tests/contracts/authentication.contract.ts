import {
  type Authentication,
  type Credentials,
  WrongCredentials,
} from '@application/session/authentication.ts'
import { describe, expect, it } from 'vitest'
import { itFailsLikeAnyPort, type Subject } from './subject.ts'

export interface AuthenticationSubject extends Subject<Authentication> {
  /** Of a customer who exists. */
  readonly credentials: Credentials
}

export function describeAuthentication(adapter: string, arrange: () => Promise<AuthenticationSubject>): void {
  describe(`authentication, ${adapter}`, () => {
    it('gives a token that expires in the future', async () => {
      const { port, credentials } = await arrange()
      const issued = await port.signIn(credentials)
      expect(issued.token).not.toBe('')
      expect(issued.expiresAt).toBeGreaterThan(Date.UTC(2026, 10, 20, 15))
    })

    it('refuses a wrong password in words', async () => {
      const { port, credentials } = await arrange()
      const answer = port.signIn({ ...credentials, password: 'errada' })
      await expect(answer).rejects.toBeInstanceOf(WrongCredentials)
      await expect(answer).rejects.toMatchObject({
        reason: { kind: 'rejected', status: 400, description: 'CPF/CNPJ ou senha inválidos.' },
      })
    })

    it('ends a session', async () => {
      const { port } = await arrange()
      await expect(port.signOut()).resolves.toBeUndefined()
    })
  })

  describe(`authentication, ${adapter}: ending a session`, () => {
    itFailsLikeAnyPort(arrange, (port) => port.signOut())
  })
}
