import type { CalendarDay } from '@domain/calendar-day.ts'
import type { TypedAddress } from '../person/person-form.ts'
import type { ProfileForm } from './profile-form.ts'

/** Every field of the form that can be wrong. */
export type ProfileField = Exclude<keyof ProfileForm, 'kind' | 'address'> | keyof TypedAddress

export type ProfileViolation = 'required' | 'invalid'

/** What is wrong with a form, field by field; empty when it can be saved. */
export type ProfileViolations = { readonly [Field in ProfileField]?: ProfileViolation }

/** Checks the profile as product.md §5 asks for the kind of person that it says. Rejects with a PortFailure. */
export abstract class ProfileValidator {
  abstract validate(form: ProfileForm, today: CalendarDay): Promise<ProfileViolations>
}
