import type { RegistrationField } from '@application/registration/registration-validator.ts'

/** The words by which a server names a field. */
const NAMES: readonly (readonly [name: RegExp, field: RegistrationField])[] = [
  [/\bcpf\b|\bcnpj\b/i, 'document'],
  [/\be-?mail\b/i, 'email'],
  [/\bcelular\b|\btelefone\b/i, 'mobile'],
  [/\bnascimento\b/i, 'birthDate'],
  [/\bcep\b/i, 'cep'],
  [/\bsenha\b/i, 'password'],
]

/** The field that a sentence of the server is about: the one that it names first. Undefined where it names none. */
export function refusedField(sentence: string): RegistrationField | undefined {
  const found = NAMES.flatMap(([name, field]) => {
    const at = sentence.search(name)
    return at < 0 ? [] : { field, at }
  })
  return found.sort((one, other) => one.at - other.at)[0]?.field
}
