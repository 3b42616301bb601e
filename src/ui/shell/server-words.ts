import type { PortFailureReason } from '@application/port-failure.ts'
import { failureMessage } from '../screen/failure-message.ts'

/** What product.md §8 wants: the server's own words if it gave any, otherwise the screen's sentence, whatever the cause. */
export const serverWordsOr = (screenSentence: string, failure: PortFailureReason): string =>
  failure.kind === 'rejected' ? failureMessage(failure, screenSentence) : screenSentence
