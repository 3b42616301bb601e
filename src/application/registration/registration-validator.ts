import type { CalendarDay } from '@domain/calendar-day.ts'
import type { TypedAddress } from '../person/person-form.ts'
import type { RegistrationForm } from './registration-form.ts'

/** Every field of the form that can be wrong. */
export type RegistrationField =
  | Exclude<keyof RegistrationForm, 'kind' | 'address' | 'preferences' | 'hasChildren' | 'hasPets'>
  | keyof TypedAddress

export type RegistrationViolation = 'required' | 'invalid' | 'mismatch'

/** What is wrong with a form, field by field; empty when it can be sent. */
export type RegistrationViolations = { readonly [Field in RegistrationField]?: RegistrationViolation }

/** Checks the form of product.md §5 for the kind of person that it says. Rejects with a PortFailure. */
export abstract class RegistrationValidator {
  abstract validate(form: RegistrationForm, today: CalendarDay): Promise<RegistrationViolations>
}
