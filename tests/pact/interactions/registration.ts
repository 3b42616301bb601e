import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { companyRegistration, individualRegistration } from '../../support/factories/registration.ts'
import { done, refusal } from '../support/answers.ts'
import { BAKERY, GROCERY, MARIA, NOBODY } from '../support/examples.ts'
import { interaction } from '../support/interaction.ts'
import { identityWithoutSession } from '../support/requests.ts'
import { individual, registrationLists, state } from '../support/states.ts'

/** Who registers. No two have the same e-mail or mobile, because a backend may refuse one that is in use. */
interface Registrant {
  readonly cpf: string
  readonly nome: string
  readonly email: string
  readonly celular: string
}

const MARIA_AGAIN: Registrant = { ...MARIA, email: 'maria@example.com', celular: '11987654321' }
const JOAO: Registrant = { ...NOBODY, email: 'joao@example.com', celular: '11955550101' }
const NEW_BAKERY: Registrant = { ...BAKERY, email: 'cadastro@paodapraca.example', celular: '43955550102' }
const NEW_GROCERY: Registrant = { ...GROCERY, email: 'contato@mercearia.example', celular: '11955550103' }

const filledIn = ({ cpf, nome, email, celular }: Registrant) => ({
  document: customerDocument(cpf),
  name: nome,
  email,
  mobile: celular,
})

const individualOf = (who: Registrant) =>
  individualRegistration.build({ ...filledIn(who), hasChildren: true })

const companyOf = (who: Registrant) =>
  companyRegistration.build({ ...filledIn(who), contactName: 'Roberto Lima' })

/** The fields of both kinds of person. A field inside an object has its name in brackets. */
const commonFields = {
  origem: 'web',
  senha: 'praca123',
  confirmpassword: 'praca123',
  ativacao: 'email',
  'preferencias[recebeEmail]': true,
  'preferencias[recebeSms]': true,
  'preferencias[recebePush]': true,
  'preferencias[recebeWhatsapp]': true,
  'preferencias[cupomDigital]': false,
  aceitoTermos: true,
  'endereco[cep]': '01001000',
  'endereco[logradouro]': 'Praça da Sé',
  'endereco[logradouroCmpl]': 'ap 12',
  'endereco[logradouroNro]': '100',
  'endereco[bairro]': 'Sé',
  'endereco[cidade]': 'São Paulo',
  'endereco[uf]': 'SP',
}

const registrationWith =
  (fieldsOfKind: Readonly<Record<string, string | boolean>>) =>
  ({ cpf, nome, email, celular }: Registrant) =>
    identityWithoutSession.post('/api/pessoa/cadastro', {
      form: { ...commonFields, cpf, nome, email, celular, ...fieldsOfKind, animais: false },
    })

const registrationOf = registrationWith({
  fisicaJuridica: 'F',
  nomeFantasia: '',
  tratamento: '',
  ramoAtividade: '',
  sexo: 'F',
  dataNascimento: '1990-05-17',
  estadoCivil: 'C',
  filhos: true,
})

const registrationOfCompany = registrationWith({
  fisicaJuridica: 'J',
  nomeFantasia: 'Pão da Praça',
  tratamento: 'Roberto Lima',
  ramoAtividade: 'Padaria',
  sexo: '',
  dataNascimento: '',
  estadoCivil: '',
  filhos: false,
})

const registered = {
  screen: 'Cadastro',
  why: 'Da resposta só importa que deu certo: o portal agradece e leva à entrada.',
  response: done(),
}

export const registration = [
  interaction({
    states: [state('não existe cadastro', { cpf: NOBODY.cpf })],
    description: 'cadastro de uma pessoa física',
    ...registered,
    request: registrationOf(JOAO),
    call: (portal) => portal.get(RegistrationRepository).register(individualOf(JOAO)),
  }),

  interaction({
    states: [state('não existe cadastro', { cpf: BAKERY.cpf }), registrationLists],
    description: 'cadastro de uma pessoa jurídica com CNPJ alfanumérico',
    ...registered,
    request: registrationOfCompany(NEW_BAKERY),
    call: (portal) => portal.get(RegistrationRepository).register(companyOf(NEW_BAKERY)),
  }),

  interaction({
    states: [state('não existe cadastro', { cpf: GROCERY.cpf }), registrationLists],
    description: 'cadastro de uma pessoa jurídica com CNPJ numérico',
    ...registered,
    request: registrationOfCompany(NEW_GROCERY),
    call: (portal) => portal.get(RegistrationRepository).register(companyOf(NEW_GROCERY)),
  }),

  interaction({
    states: [individual],
    description: 'cadastro de quem já tem cadastro',
    screen: 'Cadastro',
    why: 'O cliente lê a sua description, e abaixo dela cada item de data.errors, se houver.',
    request: registrationOf(MARIA_AGAIN),
    ...refusal('CPF já cadastrado.'),
    call: (portal) => portal.get(RegistrationRepository).register(individualOf(MARIA_AGAIN)),
  }),
]
