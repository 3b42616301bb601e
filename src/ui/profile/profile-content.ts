import type { PhotoProblem } from '@application/profile/change-photo.ts'
import type { ProfileField, ProfileViolation } from '@application/profile/profile-validator.ts'
import type { PersonKind } from '@domain/person/person.ts'
import { addressContent } from '../person/address-content.ts'
import { personContent } from '../person/person-content.ts'
import type { Sentences } from '../screen/form.ts'

const required = (field: string) => ({ required: `O campo ${field} é obrigatorio` })

/** product.md §5, "Profile save": the quoted ones word for word, the others after the same pattern. */
const violations: Sentences<ProfileField, ProfileViolation> = {
  document: required('CPF'),
  name: required('Nome'),
  birthDate: { ...required('Data de nascimento'), invalid: 'Data de nascimento inválida' },
  gender: required('Sexo'),
  maritalStatus: required('Estado civil'),
  tradeName: required('Nome fantasia'),
  lineOfBusiness: required('Ramo de atividade'),
  contactName: required('Nome para contato'),
  email: required('E-mail'),
  channel: {},
  cep: required('CEP'),
  street: required('Endereço'),
  number: required('Número'),
  complement: {},
  district: required('Bairro'),
  city: required('Cidade'),
  state: required('Estado'),
  phoneKind: { required: 'O Tipo de contato é obrigatorio' },
  areaCode: { required: 'O Campo ddd é obrigatorio' },
  phoneNumber: { required: 'O Campo numero de telefone é obrigatorio' },
}

/** The sentence for a wrong field; a company's document is a CNPJ. */
export function violationSentence(
  kind: PersonKind,
  field: ProfileField,
  violation: ProfileViolation,
): string {
  if (kind === 'company' && field === 'document') return required('CNPJ').required
  return violations[field][violation] ?? ''
}

const photoProblems: Readonly<Record<PhotoProblem, string>> = {
  'too-heavy': 'A foto tem mais de 5 MB. Escolha uma menor.',
  'not-a-photo': 'Este arquivo não é uma foto PNG, JPEG, WebP ou GIF. Escolha outro.',
  'too-many-pixels': 'A foto é grande demais: escolha uma de até 40 megapixels.',
  unreadable: 'Não foi possível ler a foto. O arquivo pode estar danificado. Escolha outra foto.',
}

export const profileContent = {
  what: 'o seu cadastro',
  photo: {
    change: 'Alterar foto',
    hint: 'PNG, JPEG, WebP ou GIF, até 5 MB.',
    changed: 'Foto atualizada.',
    alt: 'Sua foto',
    problems: photoProblems,
    failed: 'Não foi possível enviar a foto. Tente de novo.',
    inDoubt: 'Não sabemos se a foto foi enviada. Envie de novo para ter certeza.',
  },
  customerSince: (day: string) => `Cliente desde ${day}`,

  name: 'Nome',
  phoneKind: 'Tipo de contato',
  phoneKinds: { landline: 'Fixo', mobile: 'Celular' },
  areaCode: 'DDD',
  phoneNumber: 'Telefone',
  channel: 'Canal preferencial',
  channels: { email: 'E-mail', sms: 'SMS' },

  summary: (count: number) =>
    count === 1 ? 'Falta corrigir um campo para salvar' : `Falta corrigir ${count} campos para salvar`,
  save: 'Salvar',
  saving: 'Salvando…',
  saved: 'Registro atualizado com sucesso!!!',
  noToken: 'Token de autenticação não encontrado.',
  failed: 'Não foi possível salvar o seu cadastro. Tente de novo.',
  notSent: 'Nada foi enviado.',
  refusedTitle: 'O cadastro não foi salvo',
  /** A toast says why: the same words do not stand here too. */
  refused: 'O que você preencheu continua aqui.',
  restored: 'Continuamos de onde você parou. O que você mudou ainda não foi salvo.',
  discard: 'Descartar alterações',
  changedTitle: 'Seu cadastro mudou desde que você começou a editar',
  changedText:
    'Nada foi salvo ainda. Os campos em que você não mexeu já têm os dados novos. Confira estes e salve:',
  changed: (label: string, here: string, there: string) => `${label}: aqui ${here}, no cadastro ${there}.`,
  inDoubtTitle: 'Não sabemos se o cadastro foi salvo',
  inDoubt: 'Não recebemos a confirmação. O que você preencheu continua aqui: salve de novo para ter certeza.',
} as const

const labels: Readonly<Record<Exclude<ProfileField, 'document'>, string>> = {
  ...addressContent.labels,
  name: profileContent.name,
  birthDate: personContent.birthDate,
  gender: personContent.gender,
  maritalStatus: personContent.maritalStatus,
  tradeName: personContent.tradeName,
  lineOfBusiness: personContent.lineOfBusiness,
  contactName: personContent.contactName,
  email: personContent.email,
  channel: profileContent.channel,
  phoneKind: profileContent.phoneKind,
  areaCode: profileContent.areaCode,
  phoneNumber: profileContent.phoneNumber,
}

/** The label of a field on the screen of such a customer. */
export function fieldLabel(field: ProfileField, kind: PersonKind): string {
  if (field === 'document') return personContent.documents[kind]
  return field === 'name' && kind === 'company' ? personContent.companyName : labels[field]
}

const words: { readonly [Field in ProfileField]?: Readonly<Record<string, string>> } = {
  gender: personContent.genders,
  maritalStatus: personContent.maritalStatuses,
  channel: profileContent.channels,
  phoneKind: profileContent.phoneKinds,
}

/** What a field holds, in the words of the screen. */
export const fieldText = (field: ProfileField, value: string): string =>
  value === '' ? 'em branco' : `“${words[field]?.[value] ?? value}”`
