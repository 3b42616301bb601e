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
      // The device is online, as far as it knows, unless it has kept the write back: then the screen knows better what is missing.
      return failure.unsent ? general.offline : (screenSentence ?? general.offline)
    case 'timeout':
    case 'unauthenticated':
      return general[failure.kind]
    case 'unexpected':
      return screenSentence ?? general.unexpected
    default:
      return assertNever(failure)
  }
}
