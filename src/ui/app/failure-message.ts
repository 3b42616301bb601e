import type { PortFailureReason } from '@application/port-failure.ts'
import { assertNever } from '../kit/assert-never.ts'
import { appContent } from './content.ts'

const general = appContent.failures

/**
 * What to tell the customer of a failure: the server's own words where it gave any, otherwise the screen's sentence, otherwise
 * what is known of the cause.
 */
export function failureMessage(failure: PortFailureReason, screenSentence?: string): string {
  switch (failure.kind) {
    case 'rejected':
      return failure.description || failure.errors.join(' ') || screenSentence || general.unexpected
    case 'offline':
    case 'timeout':
    case 'unauthenticated':
      return general[failure.kind]
    case 'unexpected':
      return screenSentence ?? general.unexpected
    default:
      return assertNever(failure)
  }
}
