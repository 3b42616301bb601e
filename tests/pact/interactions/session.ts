import { Authentication } from '@application/session/authentication.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { bare, done } from '../support/answers.ts'
import { BAKERY, MARIA } from '../support/examples.ts'
import { interaction, type Portal } from '../support/interaction.ts'
import { httpDate, text } from '../support/matchers.ts'
import { identity, identityWithoutSession } from '../support/requests.ts'
import { company, individual, signedIn, state } from '../support/states.ts'

/** `/token` answers as RFC 6749 does, without envelope. */
const issuedToken = bare({
  access_token: text('Qm9hIFByYWNhIA'),
  '.expires': httpDate('Sat, 21 Nov 2026 15:00:00 GMT'),
})

const signIn = (document: string, password: string) => ({
  request: identityWithoutSession.post('/token', {
    form: { grant_type: 'password', username: document, password },
  }),
  call: (portal: Portal) =>
    portal.get(Authentication).signIn({ document: customerDocument(document), password }),
})

const accepted = {
  response: issuedToken,
  gives: { token: 'Qm9hIFByYWNhIA', expiresAt: Date.UTC(2026, 10, 21, 15) },
}

const description = 'CPF/CNPJ ou senha inválidos.'
const wrongCredentials = {
  response: { status: 400, body: { error_description: text(description) } },
  failsWith: { kind: 'rejected', status: 400, description, errors: [] },
} as const

export const session = [
  interaction({
    states: [individual],
    description: 'entrada com CPF e senha certos',
    ...signIn(MARIA.cpf, MARIA.senha),
    ...accepted,
  }),

  interaction({
    states: [company],
    description: 'entrada com CNPJ alfanumérico e senha certos',
    ...signIn(BAKERY.cpf, BAKERY.senha),
    ...accepted,
  }),

  interaction({
    states: [individual],
    description: 'entrada com senha errada',
    ...signIn(MARIA.cpf, 'errada'),
    ...wrongCredentials,
  }),

  interaction({
    states: [state('não existe cadastro', { cpf: MARIA.cpf })],
    description: 'entrada de quem não tem cadastro',
    ...signIn(MARIA.cpf, MARIA.senha),
    ...wrongCredentials,
  }),

  interaction({
    states: signedIn(),
    description: 'saída',
    request: identity.post('/logout'),
    response: done(),
    call: (portal) => portal.get(Authentication).signOut(),
  }),
]
