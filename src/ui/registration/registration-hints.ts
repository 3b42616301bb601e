import type { RegistrationForm } from '@application/registration/registration-form.ts'
import type { RegistrationField } from '@application/registration/registration-validator.ts'
import { isCompleteMobile } from '@domain/person/contact.ts'
import { isWeakPassword } from '@domain/session/password.ts'
import { personContent } from '../person/person-content.ts'
import { documentHint, emailHint } from '../person/person-hints.ts'
import { registerContent } from './register-content.ts'

export type RegistrationHints = { readonly [Field in RegistrationField]?: string }

/** Probable mistakes in fields that were filled in and left; none of them blocks anything (decisions.md §1). */
export function registrationHints(
  form: RegistrationForm,
  left: ReadonlySet<RegistrationField>,
): RegistrationHints {
  const hints: { [Field in RegistrationField]?: string | undefined } = {
    document: documentHint(form.document),
    mobile: isCompleteMobile(form.mobile) ? undefined : personContent.warnings.phoneIncomplete,
    email: emailHint(form.email),
    password: isWeakPassword(form.password) ? registerContent.weakPassword : undefined,
  }
  const deserved = (['document', 'mobile', 'email', 'password'] as const).filter(
    (field) => left.has(field) && form[field] !== '' && hints[field] !== undefined,
  )
  return Object.fromEntries(deserved.map((field) => [field, hints[field]]))
}
