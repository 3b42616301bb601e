import { type Deactivation, shownTimeLeft } from '@domain/person/person.ts'
import { registrationStatusContent as content } from './registration-status-content.ts'

/** How long a customer who asked to leave may still come back (product.md, rules 8 and 29). */
export function deactivationSentence(deactivation: Deactivation): string {
  const time = shownTimeLeft(deactivation)
  return time ? content.timeLeft(time.hours, time.minutes) : content.deactivating
}
