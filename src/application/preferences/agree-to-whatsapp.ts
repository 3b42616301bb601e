import {
  beforeSending,
  failureReason,
  leavesOutcomeUnknown,
  type PortFailureReason,
  reportBug,
} from '../port-failure.ts'
import { sameSession, sessionEnded } from '../session/same-session.ts'
import { SessionStore } from '../session/session-store.ts'
import { PreferenceRepository } from './preference-repository.ts'

export type AgreeToWhatsappOutcome =
  | { readonly kind: 'saved' }
  /** `isInDoubt`: the answer was lost, and the server may have saved it. */
  | { readonly kind: 'failed'; readonly failure: PortFailureReason; readonly isInDoubt: boolean }

/** Adds WhatsApp to what the customer wants to receive, and leaves the rest as the server has it now. */
export class AgreeToWhatsapp {
  static readonly dependencies = [PreferenceRepository, SessionStore] as const

  constructor(
    private readonly preferences: PreferenceRepository,
    private readonly sessions: SessionStore,
  ) {}

  async execute(): Promise<AgreeToWhatsappOutcome> {
    const isSameSession = sameSession(this.sessions)
    try {
      const current = await beforeSending(this.preferences.read())
      if (!isSameSession()) throw sessionEnded()
      await this.preferences.save({ ...current, whatsapp: true })
      return { kind: 'saved' }
    } catch (thrown) {
      const failure = failureReason(thrown)
      if (!leavesOutcomeUnknown(failure) || !isSameSession())
        return { kind: 'failed', failure, isInDoubt: false }
      // The server may have saved the consent: then the customer must not be asked again, and decline it.
      const now = await this.preferences.read().catch(reportBug)
      return now?.whatsapp ? { kind: 'saved' } : { kind: 'failed', failure, isInDoubt: now === undefined }
    }
  }
}
