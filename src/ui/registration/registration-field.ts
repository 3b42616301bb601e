import type { RegistrationField } from '@application/registration/registration-validator.ts'
import { violationSentence } from './register-content.ts'
import type { RegisterViewModel } from './register-view-model.ts'

/** The field's sentence for what is wrong with it, if anything is. */
export function errorOf({ kind, violations }: RegisterViewModel, field: RegistrationField) {
  const violation = violations[field]
  return violation && violationSentence(kind, field, violation)
}

type TypedField =
  | 'document'
  | 'name'
  | 'tradeName'
  | 'lineOfBusiness'
  | 'contactName'
  | 'email'
  | 'mobile'
  | 'birthDate'
  | 'gender'
  | 'maritalStatus'
  | 'password'
  | 'confirmation'

/** What every field of the form is given: it is named after its place in the form, which is how it is found to be focused. */
export function registrationField<Field extends TypedField>(register: RegisterViewModel, field: Field) {
  return {
    name: field,
    value: register.values[field],
    onChange: (value: RegisterViewModel['values'][Field]) => register.typed(field, value),
    onBlur: () => register.fieldLeft(field),
    error: errorOf(register, field),
    warning: register.hints[field],
  }
}
