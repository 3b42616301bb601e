import type { RegistrationField } from '@application/registration/registration-validator.ts'

/** The words by which a server names a field. */
const FIELDS: Readonly<Record<string, RegistrationField>> = {
  cpf: 'document',
  cnpj: 'document',
  email: 'email',
  celular: 'mobile',
  telefone: 'mobile',
  nascimento: 'birthDate',
  cep: 'cep',
  senha: 'password',
}

const NAME = /\b(cpf|cnpj|e-?mail|celular|telefone|nascimento|cep|senha)\b/i

/** The field that a sentence of the server is about: the one that it names first. Undefined where it names none. */
export const refusedField = (sentence: string): RegistrationField | undefined =>
  FIELDS[NAME.exec(sentence)?.[0].toLowerCase().replace('-', '') ?? '']
