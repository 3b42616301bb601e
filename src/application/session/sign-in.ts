import { customerDocument } from '@domain/person/customer-document.ts'
import { isSessionValid, sessionEnd } from '@domain/session/session.ts'
import type { Cancellation } from '../cancellation.ts'
import { Clock } from '../clock.ts'
import { Logger } from '../logger.ts'
import { failureReason, type PortFailureReason } from '../port-failure.ts'
import { Authentication, type Credentials, WrongCredentials } from './authentication.ts'
import { CredentialKeeper } from './credential-keeper.ts'
import { RememberedDocument } from './remembered-document.ts'
import { SessionStore } from './session-store.ts'

export interface SignInForm {
  /** As typed, with or without punctuation. */
  readonly document: string
  readonly password: string
  readonly remember: boolean
}

type SignInViolations = { readonly [Field in 'document' | 'password']?: 'required' }

export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  /** The customer has left the login meanwhile, and does not expect to be signed in any more; nothing was stored. */
  | { readonly kind: 'abandoned' }
  /**
   * By the device's clock the token has already expired, and the server does not say how long it lasts, or contradicts itself about it.
   * Nothing was stored.
   */
  | { readonly kind: 'clock-ahead' }
  | { readonly kind: 'invalid'; readonly violations: SignInViolations }
  /** Document and password do not belong together; `failure` carries the server's own words. */
  | { readonly kind: 'wrong-credentials'; readonly failure: PortFailureReason }
  | { readonly kind: 'failed'; readonly failure: PortFailureReason }

/** Opens a session: checks the form, asks the server, stores what it gave (product.md §4 and §5). */
export class SignIn {
  static readonly dependencies = [
    Authentication,
    SessionStore,
    RememberedDocument,
    CredentialKeeper,
    Clock,
    Logger,
  ] as const

  constructor(
    private readonly authentication: Authentication,
    private readonly sessions: SessionStore,
    private readonly remembered: RememberedDocument,
    private readonly credentials: CredentialKeeper,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async execute(form: SignInForm, signal?: Cancellation): Promise<SignInOutcome> {
    const credentials = { document: customerDocument(form.document), password: form.password }
    const violations = violationsOf(credentials)
    if (Object.keys(violations).length > 0) return { kind: 'invalid', violations }

    try {
      const { token, ...time } = await this.authentication.signIn(credentials)
      if (signal?.aborted) return { kind: 'abandoned' }
      const now = this.clock.now()
      const session = {
        token,
        expiresAt: sessionEnd(time, now),
        customer: this.sessions.keyOf(credentials.document),
      }
      if (!isSessionValid(session, now)) return { kind: 'clock-ahead' }
      this.sessions.save(session)
    } catch (thrown) {
      const kind = thrown instanceof WrongCredentials ? 'wrong-credentials' : 'failed'
      const failure = failureReason(thrown)
      this.logger.log('sign-in-failed', failure)
      return { kind, failure }
    }

    if (form.remember) {
      this.remembered.remember(credentials.document.characters)
      await this.credentials.offer(credentials)
    } else {
      this.remembered.forget()
    }
    return { kind: 'signed-in' }
  }
}

function violationsOf({ document: { characters }, password }: Credentials): SignInViolations {
  return {
    ...(characters === '' && { document: 'required' as const }),
    ...(password === '' && { password: 'required' as const }),
  }
}
