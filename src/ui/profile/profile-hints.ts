import type { ProfileForm } from '@application/profile/profile-form.ts'
import type { ProfileField } from '@application/profile/profile-validator.ts'
import { isCompletePhoneNumber } from '@domain/person/contact.ts'
import { personContent } from '../person/person-content.ts'
import { documentHint, emailHint } from '../person/person-hints.ts'

export type ProfileHints = { readonly [Field in ProfileField]?: string }

/** Probable mistakes in fields that were filled in and left; none of them blocks anything (decisions.md §1). */
export function profileHints(
  form: Pick<ProfileForm, 'document' | 'email' | 'phoneNumber'>,
  left: ReadonlySet<ProfileField>,
): ProfileHints {
  return {
    ...(deserves('document') && hint('document', documentHint(form.document))),
    ...(deserves('email') && hint('email', emailHint(form.email))),
    ...(deserves('phoneNumber') &&
      !isCompletePhoneNumber(form.phoneNumber) &&
      hint('phoneNumber', personContent.warnings.phoneIncomplete)),
  }

  function deserves(field: 'document' | 'email' | 'phoneNumber'): boolean {
    return left.has(field) && form[field] !== ''
  }
}

const hint = (field: ProfileField, text: string | undefined) => (text ? { [field]: text } : {})
