import { type Preference, type Preferences, preferencesChanged } from '@domain/preferences/preferences.ts'
import { beforeSending, failureReason, type PortFailureReason } from '../port-failure.ts'
import { sameSession, sessionEnded } from '../session/same-session.ts'
import { SessionStore } from '../session/session-store.ts'
import { PreferenceRepository } from './preference-repository.ts'

export type SavePreferencesOutcome =
  | { readonly kind: 'saved' }
  /** Another device or app has changed what the customer left as it was: nothing was sent. `now` is what the server holds. */
  | {
      readonly kind: 'changed-elsewhere'
      readonly now: Preferences
      readonly changed: readonly Preference[]
    }
  | { readonly kind: 'failed'; readonly failure: PortFailureReason }

/** Saves what the customer chose, unless it would undo what was changed elsewhere since it was shown (product.md, rule 17). */
export class SavePreferences {
  static readonly dependencies = [PreferenceRepository, SessionStore] as const

  /** The last save of this session: it may be under way when its screen is left. */
  running: Promise<SavePreferencesOutcome> | undefined

  constructor(
    private readonly preferences: PreferenceRepository,
    private readonly sessions: SessionStore,
  ) {
    sessions.subscribe(() => {
      this.running = undefined
    })
  }

  /** @param shown what the server held when the customer began to choose. */
  execute(chosen: Preferences, shown: Preferences): Promise<SavePreferencesOutcome> {
    this.running = this.save(chosen, shown)
    return this.running
  }

  private async save(chosen: Preferences, shown: Preferences): Promise<SavePreferencesOutcome> {
    const isSameSession = sameSession(this.sessions)
    try {
      const now = await beforeSending(this.preferences.read())
      if (!isSameSession()) throw sessionEnded()
      const changed = preferencesChanged(shown, now).filter((name) => chosen[name] !== now[name])
      if (changed.length > 0) return { kind: 'changed-elsewhere', now, changed }
      await this.preferences.save(chosen)
      return { kind: 'saved' }
    } catch (thrown) {
      return { kind: 'failed', failure: failureReason(thrown) }
    }
  }
}
