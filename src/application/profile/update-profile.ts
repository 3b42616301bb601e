import { digitsOf } from '@domain/person/address.ts'
import type { ListedFact, Person } from '@domain/person/person.ts'
import { Clock } from '../clock.ts'
import { PersonRepository } from '../person/person-repository.ts'
import { failureReason, type PortFailureReason } from '../port-failure.ts'
import { SessionStore } from '../session/session-store.ts'
import { changedElsewhere, type FieldChangedElsewhere } from './changed-elsewhere.ts'
import { type ProfileForm, profileUpdateOf } from './profile-form.ts'
import { ProfileValidator, type ProfileViolations } from './profile-validator.ts'

export type UpdateProfileOutcome =
  | { readonly kind: 'updated' }
  | { readonly kind: 'invalid'; readonly violations: ProfileViolations }
  /** Another device or app has changed a field in which the form says something else: nothing was sent (product.md, rule 17). */
  | {
      readonly kind: 'changed-elsewhere'
      readonly now: Person
      readonly changes: readonly FieldChangedElsewhere[]
    }
  /** The session has ended: nothing was sent (product.md, rule 9). */
  | { readonly kind: 'no-token' }
  /** Something before the save failed: nothing was sent. */
  | { readonly kind: 'not-sent'; readonly failure: PortFailureReason }
  | { readonly kind: 'failed'; readonly failure: PortFailureReason }

/** Checks the profile and saves it (product.md §5 and §7). */
export class UpdateProfile {
  static readonly dependencies = [PersonRepository, ProfileValidator, SessionStore, Clock] as const

  constructor(
    private readonly people: PersonRepository,
    private readonly validator: ProfileValidator,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** @param shown the registration that the form was filled from. */
  async execute(form: ProfileForm, shown: Person): Promise<UpdateProfileOutcome> {
    const today = this.clock.today()
    let violations: ProfileViolations
    try {
      violations = withoutUntouched(await this.validator.validate(form, today), form, shown)
    } catch (thrown) {
      return { kind: 'not-sent', failure: failureReason(thrown) }
    }
    const update = profileUpdateOf(form, today)
    if (update === undefined || Object.keys(violations).length > 0) return { kind: 'invalid', violations }
    if (this.sessions.current() === undefined) return { kind: 'no-token' }

    try {
      const now = await this.people.update(update, (now) => changedElsewhere(form, shown, now).length === 0)
      if (now === undefined) return { kind: 'updated' }
      return { kind: 'changed-elsewhere', now, changes: changedElsewhere(form, shown, now) }
    } catch (thrown) {
      const failure = failureReason(thrown)
      return { kind: failure.unsent ? 'not-sent' : 'failed', failure }
    }
  }
}

/**
 * Leaves out the violations of a value that came from the server like this and that the customer has not changed: a fact that is in no
 * list, or the CEP. It goes back as it came (product.md, rule 18), and the rest can be saved.
 */
function withoutUntouched(
  violations: ProfileViolations,
  form: ProfileForm,
  shown: Person,
): ProfileViolations {
  const isUnlisted = (field: string) => field in shown.unlisted && form[field as ListedFact] === ''
  const cep = digitsOf(form.address.cep)
  const isStoredCep = (field: string) =>
    field === 'cep' && cep !== '' && cep === digitsOf(shown.address?.cep ?? '')
  return Object.fromEntries(
    Object.entries(violations).filter(([field]) => !isUnlisted(field) && !isStoredCep(field)),
  )
}
