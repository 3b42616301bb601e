import { type CustomerDocument, customerDocument } from '@domain/person/customer-document.ts'
import { failureReason, type PortFailureReason } from '../port-failure.ts'
import { Passwords, type RecoveryChannel } from './passwords.ts'

export interface RecoveryForm {
  /** As typed, with or without punctuation. */
  readonly document: string
  /** Empty while nothing is chosen. */
  readonly channel: RecoveryChannel | ''
}

type RecoveryViolations = { readonly [Field in keyof RecoveryForm]?: 'required' | undefined }

export type RecoveryOutcome =
  /** With the server's message, possibly empty. */
  | { readonly kind: 'sent'; readonly message: string }
  | { readonly kind: 'invalid'; readonly violations: RecoveryViolations }
  | { readonly kind: 'failed'; readonly failure: PortFailureReason }

/** Has a new password sent by e-mail or SMS (product.md §5). */
export class RecoverPassword {
  static readonly dependencies = [Passwords] as const

  constructor(private readonly passwords: Passwords) {}

  async execute(form: RecoveryForm): Promise<RecoveryOutcome> {
    const document = customerDocument(form.document)
    const { channel } = form
    const violations = violationsOf(document, channel)
    if (channel === '' || Object.keys(violations).length > 0) return { kind: 'invalid', violations }
    try {
      return { kind: 'sent', message: await this.passwords.recover(document, channel) }
    } catch (thrown) {
      return { kind: 'failed', failure: failureReason(thrown) }
    }
  }
}

function violationsOf(
  { characters }: CustomerDocument,
  channel: RecoveryForm['channel'],
): RecoveryViolations {
  return {
    ...(characters === '' && { document: 'required' as const }),
    ...(channel === '' && { channel: 'required' as const }),
  }
}
