import { Authentication } from '@application/session/authentication.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { wireToken } from '@infrastructure/http/session/http-authentication.ts'
import { bare, bareRefusal, done } from '../support/answers.ts'
import { BAKERY, GROCERY, MARIA, NOBODY } from '../support/examples.ts'
import { interaction } from '../support/interaction.ts'
import { matching } from '../support/marks.ts'
import type { Portal } from '../support/portal.ts'
import { identity, identityWithoutSession } from '../support/requests.ts'
import { company, companyOfDigits, individual, signedIn, state } from '../support/states.ts'

/** RFC 1123, or ISO 8601 with its offset: a moment without one would be another in every time zone. */
const MOMENT =
  '[A-Z][a-z]{2}, \\d{2} [A-Z][a-z]{2} \\d{4} \\d{2}:\\d{2}:\\d{2} GMT|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:\\d{2})'

/** `/token` answers as RFC 6749 does, without envelope. */
const issuedToken = bare({
  access_token: matching('Qm9hIFByYWNhIA', '[\\w.~+/=-]+').such('Qm9hIFByYWNhIA', 'b3V0cm8'),
  '.expires': matching('Sat, 21 Nov 2026 15:00:00 GMT', MOMENT).such(
    'Sat, 21 Nov 2026 15:00:00 GMT',
    '2027-01-04T10:30:00-03:00',
  ),
})

const signIn = (document: string, password: string) => ({
  screen: 'Entrada',
  request: identityWithoutSession.post('/token', {
    form: { grant_type: 'password', username: document, password },
  }),
  shape: wireToken,
  call: (portal: Portal) =>
    portal.get(Authentication).signIn({ document: customerDocument(document), password }),
})

const accepted = {
  why: 'O token vai em todas as chamadas até .expires; expires_in só conta num aparelho com o relógio adiantado.',
  response: issuedToken,
  gives: { token: 'Qm9hIFByYWNhIA', expiresAt: Date.UTC(2026, 10, 21, 15) },
}

const wrongCredentials = {
  why: 'O cliente lê na sua error_description por que não entrou.',
  ...bareRefusal('CPF/CNPJ ou senha inválidos.'),
}

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
    states: [companyOfDigits],
    description: 'entrada com CNPJ numérico e senha certos',
    ...signIn(GROCERY.cpf, GROCERY.senha),
    ...accepted,
  }),

  interaction({
    states: [individual],
    description: 'entrada com senha errada',
    ...signIn(MARIA.cpf, 'errada'),
    ...wrongCredentials,
  }),

  interaction({
    states: [state('não existe cadastro', { cpf: NOBODY.cpf })],
    description: 'entrada de quem não tem cadastro',
    ...signIn(NOBODY.cpf, MARIA.senha),
    ...wrongCredentials,
  }),

  interaction({
    states: signedIn(),
    description: 'saída',
    screen: 'Todas',
    why: 'A sessão acaba no portal de qualquer modo; a chamada a encerra no servidor.',
    request: identity.post('/logout'),
    response: done(),
    call: (portal) => portal.get(Authentication).signOut(),
  }),
]
