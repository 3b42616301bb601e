import { MIN_PASSWORD_LENGTH } from '@domain/session/password.ts'
import { failureReason, type PortFailureReason } from '../port-failure.ts'
import { Passwords } from './passwords.ts'

export interface PasswordChange {
  readonly current: string
  readonly next: string
  readonly confirmation: string
}

export interface PasswordChangeViolations {
  readonly current?: 'required'
  readonly next?: 'required' | 'too-short'
  readonly confirmation?: 'mismatch'
}

export type ChangePasswordOutcome =
  | { readonly kind: 'changed' }
  | { readonly kind: 'invalid'; readonly violations: PasswordChangeViolations }
  | { readonly kind: 'failed'; readonly failure: PortFailureReason }

/** Replaces the signed-in customer's password (product.md §5). */
export class ChangePassword {
  static readonly dependencies = [Passwords] as const

  constructor(private readonly passwords: Passwords) {}

  async execute(change: PasswordChange): Promise<ChangePasswordOutcome> {
    const violations = violationsOf(change)
    if (Object.keys(violations).length > 0) return { kind: 'invalid', violations }
    try {
      await this.passwords.change(change.current, change.next)
      return { kind: 'changed' }
    } catch (thrown) {
      return { kind: 'failed', failure: failureReason(thrown) }
    }
  }
}

function violationsOf({ current, next, confirmation }: PasswordChange): PasswordChangeViolations {
  return {
    ...(current === '' && { current: 'required' as const }),
    ...(next === '' && { next: 'required' as const }),
    ...(next !== '' && next.length < MIN_PASSWORD_LENGTH && { next: 'too-short' as const }),
    ...(confirmation !== next && { confirmation: 'mismatch' as const }),
  }
}
