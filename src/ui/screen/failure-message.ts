import type { PortFailureReason } from '@application/port-failure.ts'
import { assertNever } from '../kit/assert-never.ts'
import { screenContent } from './content.ts'

type FailureWords = Readonly<Record<PortFailureReason['kind'] | 'unreachable', string>>

/** Whether the device says that it is offline; false outside a browser. A server that does not answer is something else (product.md, rule 23). */
export const isDeviceOffline = (): boolean => globalThis.navigator?.onLine === false

/** `sayWhenSessionExpires` says once that the session has ended, so writes and loads do not say it again. */
export const isShownElsewhere = ({ kind }: PortFailureReason): boolean => kind === 'unauthenticated'

/**
 * What a customer reads about a failure: the server's own words if it gave any, otherwise the screen's sentence, otherwise the
 * sentence for the cause.
 * @param words for the cause; by default those of a write.
 */
export function failureMessage(
  failure: PortFailureReason,
  screenSentence?: string,
  words: FailureWords = screenContent.failures.write,
): string {
  switch (failure.kind) {
    case 'rejected':
      return failure.description || failure.errors.join(' ') || screenSentence || words.rejected
    case 'offline':
      // Where nothing of a write was sent, the cause says more than the screen's sentence.
      if (failure.unsent) return isDeviceOffline() ? words.offline : words.unreachable
      return screenSentence ?? (isDeviceOffline() ? words.offline : words.unreachable)
    case 'timeout':
    case 'unauthenticated':
      return words[failure.kind]
    case 'unexpected':
      return screenSentence ?? words.unexpected
    default:
      return assertNever(failure)
  }
}
