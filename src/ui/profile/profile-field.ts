import type { ProfileField } from '@application/profile/profile-validator.ts'
import { violationSentence } from './profile-content.ts'
import type { ProfileValues, ProfileViewModel } from './profile-view-model.ts'

/** The field's sentence for what is wrong with it, if anything is. */
export function errorOf({ kind, violations }: ProfileViewModel, field: ProfileField): string | undefined {
  const violation = violations[field]
  return violation && violationSentence(kind, field, violation)
}

/** What every field of the form is given: it is named after its place in the form, which is how it is found to be focused. */
export function profileField<Field extends Exclude<keyof ProfileValues, 'kind'>>(
  profile: ProfileViewModel,
  values: ProfileValues,
  field: Field,
) {
  return {
    name: field,
    value: values[field],
    onChange: (value: ProfileValues[Field]) => profile.typed(field, value),
    onBlur: () => profile.fieldLeft(field),
    error: errorOf(profile, field),
    warning: profile.hints[field],
  }
}
