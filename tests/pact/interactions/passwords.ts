import { Passwords } from '@application/session/passwords.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { answeredOrRefused, done, ok, refusal } from '../support/answers.ts'
import { MARIA, NOBODY } from '../support/examples.ts'
import { expired, interaction } from '../support/interaction.ts'
import { UNSET } from '../support/marks.ts'
import { identity, identityExpired, identityWithoutSession } from '../support/requests.ts'
import { individual, signedIn, state } from '../support/states.ts'

const recovery = (channel: 'email' | 'sms', cpf: string = MARIA.cpf) =>
  identityWithoutSession.post('/api/login/recuperarsenha', {
    query: { preferencialChannel: channel, cpfEmail: cpf },
  })

const changedFrom = (senhaAtual: string) => ({ senhaAtual, senhaNova: 'nova senha & 100%' })

const change = (senhaAtual: string) =>
  identity.post('/api/login/alterarsenha', { form: changedFrom(senhaAtual) })

export const passwords = [
  interaction({
    states: [individual],
    description: 'recuperação da senha por e-mail',
    screen: 'Recuperar senha',
    why: 'O cliente lê a sua mensagem.',
    request: recovery('email'),
    response: ok({ mensagem: 'Enviamos uma nova senha para o seu e-mail.' }),
    call: (portal) => portal.get(Passwords).recover(customerDocument(MARIA.cpf), 'email'),
    gives: 'Enviamos uma nova senha para o seu e-mail.',
  }),

  interaction({
    states: [individual],
    description: 'recuperação da senha por SMS',
    screen: 'Recuperar senha',
    why: 'O cliente lê a sua mensagem.',
    request: recovery('sms'),
    response: ok({ mensagem: 'Enviamos uma nova senha por SMS para o seu celular.' }),
    call: (portal) => portal.get(Passwords).recover(customerDocument(MARIA.cpf), 'sms'),
    gives: 'Enviamos uma nova senha por SMS para o seu celular.',
  }),

  interaction({
    states: [state('não existe cadastro', { cpf: NOBODY.cpf })],
    description: 'recuperação da senha de quem não tem cadastro',
    screen: 'Recuperar senha',
    why: 'Sucesso ou recusa, como preferir: responder igual a todos não revela quem é cliente.',
    request: recovery('email', NOBODY.cpf),
    response: answeredOrRefused(UNSET),
    call: (portal) => portal.get(Passwords).recover(customerDocument(NOBODY.cpf), 'email'),
    gives: '',
  }),

  interaction({
    states: signedIn(),
    description: 'troca da senha',
    screen: 'Alterar senha',
    why: 'Da resposta só importa que deu certo.',
    request: change(MARIA.senha),
    response: done(),
    call: (portal) => portal.get(Passwords).change(MARIA.senha, 'nova senha & 100%'),
  }),

  interaction({
    states: signedIn(),
    description: 'troca da senha com a senha atual errada',
    screen: 'Alterar senha',
    why: 'O cliente lê na sua description por que a senha não foi trocada.',
    request: change('errada'),
    ...refusal('A senha atual não confere.'),
    call: (portal) => portal.get(Passwords).change('errada', 'nova senha & 100%'),
  }),

  expired({
    description: 'troca da senha com a sessão expirada',
    screen: 'Alterar senha',
    why: 'Só um 401 encerra a sessão e leva à entrada; uma senha atual errada é outra recusa.',
    request: identityExpired.post('/api/login/alterarsenha', { form: changedFrom(MARIA.senha) }),
    call: (portal) => portal.get(Passwords).change(MARIA.senha, 'nova senha & 100%'),
  }),
]
