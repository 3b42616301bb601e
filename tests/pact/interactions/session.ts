import { Authentication } from '@application/session/authentication.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { bare, done } from '../support/answers.ts'
import { BAKERY, MARIA } from '../support/examples.ts'
import { interaction } from '../support/interaction.ts'
import { httpDate, text } from '../support/matchers.ts'
import { identity, identityWithoutSession } from '../support/requests.ts'
import { company, individual, signedIn, state } from '../support/states.ts'

const credentials = (document: string, password: string) =>
  identityWithoutSession.post('/token', { form: { grant_type: 'password', username: document, password } })

/** `/token` answers as RFC 6749 does, without envelope. */
const issuedToken = bare({
  access_token: text('Qm9hIFByYWNhIA'),
  '.expires': httpDate('Sat, 21 Nov 2026 15:00:00 GMT'),
})

const wrongCredentials = (description: string) => ({
  status: 400,
  body: { error_description: text(description) },
})

export const session = [
  interaction({
    states: [individual],
    description: 'entrada com CPF e senha certos',
    request: credentials(MARIA.cpf, MARIA.senha),
    response: issuedToken,
    call: (portal) =>
      portal.get(Authentication).signIn({ document: customerDocument(MARIA.cpf), password: MARIA.senha }),
    gives: { token: 'Qm9hIFByYWNhIA', expiresAt: Date.UTC(2026, 10, 21, 15) },
  }),

  interaction({
    states: [company],
    description: 'entrada com CNPJ alfanumérico e senha certos',
    request: credentials(BAKERY.cpf, BAKERY.senha),
    response: issuedToken,
    call: (portal) =>
      portal.get(Authentication).signIn({ document: customerDocument(BAKERY.cpf), password: BAKERY.senha }),
    gives: { token: 'Qm9hIFByYWNhIA', expiresAt: Date.UTC(2026, 10, 21, 15) },
  }),

  interaction({
    states: [individual],
    description: 'entrada com senha errada',
    request: credentials(MARIA.cpf, 'errada'),
    response: wrongCredentials('CPF/CNPJ ou senha inválidos.'),
    call: (portal) =>
      portal.get(Authentication).signIn({ document: customerDocument(MARIA.cpf), password: 'errada' }),
    failsWith: { kind: 'rejected', status: 400, description: 'CPF/CNPJ ou senha inválidos.', errors: [] },
  }),

  interaction({
    states: [state('não existe cadastro', { cpf: MARIA.cpf })],
    description: 'entrada de quem não tem cadastro',
    request: credentials(MARIA.cpf, MARIA.senha),
    response: wrongCredentials('CPF/CNPJ ou senha inválidos.'),
    call: (portal) =>
      portal.get(Authentication).signIn({ document: customerDocument(MARIA.cpf), password: MARIA.senha }),
    failsWith: { kind: 'rejected', status: 400, description: 'CPF/CNPJ ou senha inválidos.', errors: [] },
  }),

  interaction({
    states: signedIn(),
    description: 'saída',
    request: identity.post('/logout'),
    response: done(),
    call: (portal) => portal.get(Authentication).signOut(),
    gives: undefined,
  }),
]
