import { ADVISED_PASSWORD_LENGTH } from '@domain/session/password.ts'

/** The words that several screens share for the facts about a customer. */
export const personContent = {
  individual: 'Seus dados',
  company: 'Dados da empresa',
  documents: { individual: 'CPF', company: 'CNPJ' },
  companyName: 'Razão social',
  birthDate: 'Data de nascimento',
  birthDateHint: 'Dia, mês e ano, como 31/12/1980',
  /** In the place of 'Escolha', where the registration holds a word that is in no list. */
  asStored: (word: string) => `No seu cadastro: ${word}`,
  gender: 'Sexo',
  genders: { male: 'Masculino', female: 'Feminino', other: 'Outro' },
  maritalStatus: 'Estado civil',
  maritalStatuses: {
    single: 'Solteiro(a)',
    married: 'Casado(a)',
    divorced: 'Divorciado(a)',
    widowed: 'Viúvo(a)',
  },
  tradeName: 'Nome fantasia',
  lineOfBusiness: 'Ramo de atividade',
  lineOfBusinessPlaceholder: 'Escolha o ramo',
  contactName: 'Nome para contato',
  contact: 'Contato',
  email: 'E-mail',
  address: 'Endereço',
  warnings: {
    email: 'Confira o e-mail: ele parece incompleto',
    mobile: 'Confira o número: depois do DDD, o celular tem 9 dígitos e começa com 9',
    phoneNumber: {
      'too-short': 'Confira o número: faltam dígitos',
      'too-long': 'Confira o número: o DDD vai no outro campo',
    },
    password: `Dica: uma senha com ${ADVISED_PASSWORD_LENGTH} caracteres ou mais, com letras e números, protege melhor`,
  },
} as const
