import type { Registration } from '@domain/registration/registration.ts'

/** Where new customers are registered. Rejects with a PortFailure. */
export abstract class RegistrationRepository {
  /** Refusals carry the server's description and its list of errors. */
  abstract register(registration: Registration): Promise<void>
}
