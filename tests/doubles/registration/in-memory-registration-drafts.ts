import { type RegistrationDraft, RegistrationDrafts } from '@application/registration/registration-drafts.ts'

export class InMemoryRegistrationDrafts extends RegistrationDrafts {
  constructor(private draft?: RegistrationDraft) {
    super()
  }

  read(): RegistrationDraft | undefined {
    return this.draft
  }

  keep(draft: RegistrationDraft): void {
    this.draft = draft
  }

  forget(): void {
    this.draft = undefined
  }
}
