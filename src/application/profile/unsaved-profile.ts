import type { Person } from '@domain/person/person.ts'
import type { CepAnswer } from '../person/person-form.ts'
import { SessionStore } from '../session/session-store.ts'
import type { ProfileForm } from './profile-form.ts'

/** A form that its customer has left without saving what they had changed. */
interface ProfileDraft {
  readonly form: ProfileForm
  /** The registration that the form was filled from. */
  readonly from: Person
  /** What the server had answered to the CEP of that form. */
  readonly cepAnswer: CepAnswer
}

/** Keeps what was changed on the profile and not saved, only in memory and only for the session (docs/decisions/149). */
export class UnsavedProfile {
  static readonly dependencies = [SessionStore] as const

  /** A new object for each session: a screen of an earlier session can still write, but only into the old object. */
  ofSession: {
    draft?: ProfileDraft | undefined
    /** The last write of the profile: it may be under way when its screen is left. */
    writing?: Promise<void>
  } = {}

  constructor(sessions: SessionStore) {
    sessions.subscribe(() => {
      this.ofSession = {}
    })
  }
}
