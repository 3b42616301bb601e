import type { Person, PersonKind } from '@domain/person/person.ts'
import { type ProfileForm, profileForm } from './profile-form.ts'
import type { ProfileField } from './profile-validator.ts'

/** One field in which the server no longer holds what was shown. Both texts are written as in the form. */
export interface FieldChangedElsewhere {
  readonly field: ProfileField
  /** What the form says. */
  readonly here: string
  /** What the server holds. */
  readonly there: string
}

/**
 * The fields that were changed on another device or in another app since the form was filled, and in which the form now says something
 * else (product.md, rule 17).
 */
export function changedElsewhere(
  form: ProfileForm,
  shown: Person,
  now: Person,
): readonly FieldChangedElsewhere[] {
  const typed = fieldsOf(form)
  const before = fieldsOf(profileForm(shown))
  const after = fieldsOf(profileForm(now))
  const asked = (Object.keys(after) as ProfileField[]).filter((field) => !NOT_ASKED[form.kind].has(field))
  return asked.flatMap((field) => {
    const [here, there] = [typed[field], after[field]]
    return after[field] === before[field] || isSame(field, here, there) ? [] : [{ field, here, there }]
  })
}

/** Whether the form says something else than the registration. */
export function isEdited(form: ProfileForm, shown: Person): boolean {
  const [typed, before] = [fieldsOf(form), fieldsOf(profileForm(shown))]
  return (Object.keys(before) as ProfileField[]).some((field) => !isSame(field, typed[field], before[field]))
}

/** The form of one kind of person does not have these fields of the other kind. */
const NOT_ASKED: Readonly<Record<PersonKind, ReadonlySet<ProfileField>>> = {
  individual: new Set<ProfileField>(['tradeName', 'lineOfBusiness', 'contactName']),
  company: new Set<ProfileField>(['birthDate', 'gender', 'maritalStatus']),
}

/** The form, in which the fields that the customer did not change have what was changed elsewhere. */
export function withChanges(form: ProfileForm, shown: Person, now: Person): ProfileForm {
  const [before, after] = [profileForm(shown), profileForm(now)]
  return {
    ...takeChanges(form, before, after),
    address: takeChanges(form.address, before.address, after.address),
  }
}

function takeChanges<Values extends object>(typed: Values, before: Values, after: Values): Values {
  const changed = (Object.keys(after) as (keyof Values)[]).filter(
    (name) =>
      typeof after[name] === 'string' &&
      isSame(name, String(typed[name]), String(before[name])) &&
      after[name] !== before[name],
  )
  return { ...typed, ...Object.fromEntries(changed.map((name) => [name, after[name]])) }
}

type Fields = Readonly<Record<ProfileField, string>>

function fieldsOf({ kind: _, address, ...values }: ProfileForm): Fields {
  return { ...values, ...address }
}

/** The fields that have a mask, which changes no more than punctuation. In any other field each sign counts. */
const MASKED: ReadonlySet<PropertyKey> = new Set<ProfileField>([
  'document',
  'birthDate',
  'areaCode',
  'phoneNumber',
  'cep',
])

const isSame = (field: PropertyKey, one: string, other: string): boolean =>
  MASKED.has(field) ? bare(one) === bare(other) : one.trim() === other.trim()

const bare = (text: string): string => text.trim().replace(/[.\-/() ]/g, '')
