import { PortFailure } from '@application/port-failure.ts'
import type { Passwords } from '@application/session/passwords.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, itFailsLikeAnyPort, type Subject } from './subject.ts'

export interface PasswordsSubject extends Subject<Passwords> {
  /** The signed-in customer's own. */
  readonly document: string
  readonly password: string
}

const saying = (description: string) => (thrown: unknown) =>
  thrown instanceof PortFailure &&
  thrown.reason.kind === 'rejected' &&
  thrown.reason.description === description

export function describePasswords(adapter: string, arrange: () => Promise<PasswordsSubject>): void {
  const arrangePort: Arrange<Passwords> = arrange

  describe(`recovering a password, ${adapter}`, () => {
    it.each([
      ['email', 'Enviamos uma nova senha para o seu e-mail.'],
      ['sms', 'Enviamos uma nova senha por SMS para o seu celular.'],
    ] as const)('answers with the message of the server: %s', async (channel, message) => {
      const { port, document } = await arrange()
      expect(await port.recover(customerDocument(document), channel)).toBe(message)
    })

    it('refuses a document that nobody registered', async () => {
      const { port } = await arrange()
      await expect(port.recover(customerDocument('15350946056'), 'email')).rejects.toSatisfy(
        saying('Cadastro não encontrado.'),
      )
    })

    itFailsLikeAnyPort(arrangePort, (port) => port.recover(customerDocument('52998224725'), 'email'))
  })

  describe(`changing a password, ${adapter}`, () => {
    it('puts the new one in place of the old', async () => {
      const { port, password } = await arrange()
      await port.change(password, 'nova & senha')
      await expect(port.change(password, 'outra')).rejects.toSatisfy(saying('A senha atual não confere.'))
      await expect(port.change('nova & senha', 'outra')).resolves.toBeUndefined()
    })

    itFailsLikeAnyPort(arrangePort, (port) => port.change('praca123', 'outra'))
  })
}
