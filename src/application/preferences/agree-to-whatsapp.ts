import { beforeSending, failureReason, type PortFailureReason } from '../port-failure.ts'
import { sameSession, sessionEnded } from '../session/same-session.ts'
import { SessionStore } from '../session/session-store.ts'
import { PreferenceRepository } from './preference-repository.ts'

export type AgreeToWhatsappOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly failure: PortFailureReason }

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
      return { kind: 'failed', failure: failureReason(thrown) }
    }
  }
}
