import { type RegistrationDraft, RegistrationDrafts } from '@application/registration/registration-drafts.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import { InMemorySessionStore } from '../session/in-memory-session-store.ts'

export class InMemoryRegistrationDrafts extends RegistrationDrafts {
  constructor(
    private draft?: RegistrationDraft,
    sessions: SessionStore = new InMemorySessionStore(),
  ) {
    super()
    sessions.subscribe(() => this.forget())
  }

  read(): RegistrationDraft | undefined {
    return structuredClone(this.draft)
  }

  keep(draft: RegistrationDraft): void {
    this.draft = structuredClone(draft)
  }

  forget(): void {
    this.draft = undefined
  }
}
