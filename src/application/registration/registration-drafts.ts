import type { CepAnswer } from '../person/person-form.ts'
import type { RegistrationForm } from './registration-form.ts'

/** What was typed so far; never a password, and consent is asked for each time. */
export type RegistrationDraft = Omit<RegistrationForm, 'password' | 'confirmation' | 'acceptsTerms'> & {
  readonly cepAnswer?: CepAnswer | undefined
}

/** Keeps a half-written registration through a reload of the tab. Never throws, also when nothing can be kept. */
export abstract class RegistrationDrafts {
  abstract read(): RegistrationDraft | undefined
  abstract keep(draft: RegistrationDraft): void
  abstract forget(): void
}
