import { FILLED_BY_CEP } from '@application/person/person-form.ts'
import { type RegistrationDraft, RegistrationDrafts } from '@application/registration/registration-drafts.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { readStored } from './read-stored.ts'
import { type KeyValueStorage, SESSION_STORAGE } from './safe-storage.ts'
import { REGISTRATION_DRAFT_KEY } from './storage-keys.ts'

const storedDraft = v.object({
  kind: v.picklist(['individual', 'company']),
  document: v.string(),
  name: v.string(),
  tradeName: v.string(),
  lineOfBusiness: v.string(),
  contactName: v.string(),
  email: v.string(),
  mobile: v.string(),
  birthDate: v.string(),
  gender: v.picklist(['', 'male', 'female', 'other']),
  maritalStatus: v.picklist(['', 'single', 'married', 'divorced', 'widowed']),
  hasChildren: v.boolean(),
  hasPets: v.boolean(),
  address: v.object({
    cep: v.string(),
    street: v.string(),
    number: v.string(),
    complement: v.string(),
    district: v.string(),
    city: v.string(),
    state: v.string(),
  }),
  preferences: v.object({
    email: v.boolean(),
    sms: v.boolean(),
    push: v.boolean(),
    whatsapp: v.boolean(),
    digitalCoupon: v.boolean(),
  }),
  // A draft of an earlier version has none.
  cepAnswer: v.fallback(
    v.optional(
      v.object({
        cep: v.optional(v.string(), ''),
        filled: v.array(v.picklist(FILLED_BY_CEP)),
        isUnknown: v.boolean(),
      }),
    ),
    undefined,
  ),
})

/** The draft of one tab. It ends with the tab, and when a customer signs in or out (`SessionTraces`). */
@injectable()
export class SessionStorageRegistrationDrafts extends RegistrationDrafts {
  constructor(@inject(SESSION_STORAGE) private readonly storage: KeyValueStorage) {
    super()
  }

  read(): RegistrationDraft | undefined {
    return readStored(this.storage, REGISTRATION_DRAFT_KEY, storedDraft)
  }

  keep(draft: RegistrationDraft): void {
    this.storage.set(REGISTRATION_DRAFT_KEY, JSON.stringify(draft))
  }

  forget(): void {
    this.storage.remove(REGISTRATION_DRAFT_KEY)
  }
}
