import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { Registration } from '@domain/registration/registration.ts'
import { done, refused } from '../support/answers.ts'
import { BAKERY, MARIA } from '../support/examples.ts'
import { interaction } from '../support/interaction.ts'
import { listOf, text } from '../support/matchers.ts'
import { identityWithoutSession } from '../support/requests.ts'
import { individual, state } from '../support/states.ts'

const common = {
  email: 'maria@example.com',
  mobile: '11987654321',
  password: 'praca123',
  preferences: { email: true, sms: true, push: true, whatsapp: true, digitalCoupon: false },
  address: {
    cep: '01001000',
    street: 'Praça da Sé',
    number: '100',
    complement: 'ap 12',
    district: 'Sé',
    city: 'São Paulo',
    state: 'SP',
  },
} as const

const maria: Registration = {
  ...common,
  kind: 'individual',
  document: customerDocument(MARIA.cpf),
  name: MARIA.nome,
  birthDate: { year: 1990, month: 5, day: 17 },
  gender: 'female',
  maritalStatus: 'married',
  hasChildren: true,
  hasPets: false,
}

const bakery: Registration = {
  ...common,
  kind: 'company',
  document: customerDocument(BAKERY.cpf),
  name: BAKERY.nome,
  tradeName: 'Pão da Praça',
  lineOfBusiness: 'Padaria',
  contactName: 'Roberto Lima',
}

/** What both kinds of person send alike; objects inside the payload travel as bracket keys. */
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

const registrationOfMaria = identityWithoutSession.post('/api/pessoa/cadastro', {
  form: {
    ...commonFields,
    cpf: MARIA.cpf,
    nome: MARIA.nome,
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

export const registration = [
  interaction({
    states: [state('não existe cadastro', { cpf: MARIA.cpf })],
    description: 'cadastro de uma pessoa física',
    request: registrationOfMaria,
    response: done(),
    call: (portal) => portal.get(RegistrationRepository).register(maria),
    gives: undefined,
  }),

  interaction({
    states: [state('não existe cadastro', { cpf: BAKERY.cpf })],
    description: 'cadastro de uma pessoa jurídica com CNPJ alfanumérico',
    request: identityWithoutSession.post('/api/pessoa/cadastro', {
      form: {
        ...commonFields,
        cpf: BAKERY.cpf,
        nome: BAKERY.nome,
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
    }),
    response: done(),
    call: (portal) => portal.get(RegistrationRepository).register(bakery),
    gives: undefined,
  }),

  interaction({
    states: [individual],
    description: 'cadastro de quem já tem cadastro',
    request: registrationOfMaria,
    response: refused(400, 'CPF já cadastrado.', listOf(text('Já existe um cadastro com este CPF.'))),
    call: (portal) => portal.get(RegistrationRepository).register(maria),
    failsWith: {
      kind: 'rejected',
      status: 400,
      description: 'CPF já cadastrado.',
      errors: ['Já existe um cadastro com este CPF.'],
    },
  }),
]
