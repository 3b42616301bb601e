import type { RegistrationField } from '@application/registration/registration-validator.ts'

/** The words by which a server names a field. */
const FIELDS: Readonly<Record<string, RegistrationField>> = {
  cpf: 'document',
  cnpj: 'document',
  email: 'email',
  'e-mail': 'email',
  celular: 'mobile',
  telefone: 'mobile',
  nascimento: 'birthDate',
  cep: 'cep',
  senha: 'password',
}

const NAME = new RegExp(`\\b(?:${Object.keys(FIELDS).join('|')})\\b`, 'i')

/**
 * The field that the server's words are about: the one that their first sentence names first. Undefined where it names none. What follows
 * is advice: 'Cadastro bloqueado. Ligue para o telefone …' is not about the telephone.
 */
export function refusedField(words: string): RegistrationField | undefined {
  const [sentence = ''] = words.split(/[.!?]/)
  return FIELDS[NAME.exec(sentence)?.[0].toLowerCase() ?? '']
}
