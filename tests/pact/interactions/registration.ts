import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { companyRegistration, individualRegistration } from '../../support/factories/registration.ts'
import { done, refusal } from '../support/answers.ts'
import { BAKERY, GROCERY, MARIA, NOBODY } from '../support/examples.ts'
import { interaction } from '../support/interaction.ts'
import { identityWithoutSession } from '../support/requests.ts'
import { individual, state } from '../support/states.ts'

const maria = individualRegistration.build({ hasChildren: true })

const nobody = individualRegistration.build({
  hasChildren: true,
  document: customerDocument(NOBODY.cpf),
  name: NOBODY.nome,
})

const bakery = companyRegistration.build({ contactName: 'Roberto Lima' })

const grocery = companyRegistration.build({
  contactName: 'Roberto Lima',
  document: customerDocument(GROCERY.cpf),
  name: GROCERY.nome,
})

/** The fields of both kinds of person. A field inside an object has its name in brackets. */
const commonFields = {
  origem: 'web',
  email: 'maria@example.com',
  celular: '11987654321',
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

const registrationOf = ({ cpf, nome }: { cpf: string; nome: string }) =>
  identityWithoutSession.post('/api/pessoa/cadastro', {
    form: {
      ...commonFields,
      cpf,
      nome,
      fisicaJuridica: 'F',
      nomeFantasia: '',
      tratamento: '',
      ramoAtividade: '',
      sexo: 'F',
      dataNascimento: '1990-05-17',
      estadoCivil: 'C',
      filhos: true,
      animais: false,
    },
  })

const registrationOfCompany = ({ cpf, nome }: { cpf: string; nome: string }) =>
  identityWithoutSession.post('/api/pessoa/cadastro', {
    form: {
      ...commonFields,
      cpf,
      nome,
      fisicaJuridica: 'J',
      nomeFantasia: 'Pão da Praça',
      tratamento: 'Roberto Lima',
      ramoAtividade: 'Padaria',
      sexo: '',
      dataNascimento: '',
      estadoCivil: '',
      filhos: false,
      animais: false,
    },
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
    request: registrationOf(NOBODY),
    call: (portal) => portal.get(RegistrationRepository).register(nobody),
  }),

  interaction({
    states: [state('não existe cadastro', { cpf: BAKERY.cpf })],
    description: 'cadastro de uma pessoa jurídica com CNPJ alfanumérico',
    ...registered,
    request: registrationOfCompany(BAKERY),
    call: (portal) => portal.get(RegistrationRepository).register(bakery),
  }),

  interaction({
    states: [state('não existe cadastro', { cpf: GROCERY.cpf })],
    description: 'cadastro de uma pessoa jurídica com CNPJ numérico',
    ...registered,
    request: registrationOfCompany(GROCERY),
    call: (portal) => portal.get(RegistrationRepository).register(grocery),
  }),

  interaction({
    states: [individual],
    description: 'cadastro de quem já tem cadastro',
    screen: 'Cadastro',
    why: 'O cliente lê a sua description, e abaixo dela cada item de data.errors.',
    request: registrationOf(MARIA),
    ...refusal('CPF já cadastrado.', 'Já existe um cadastro com este CPF.'),
    call: (portal) => portal.get(RegistrationRepository).register(maria),
  }),
]
