import { type Deactivation, timeLeftToReturn } from '@domain/person/person.ts'
import { joinWords } from '../screen/format.ts'
import { profileContent } from './profile-content.ts'

const content = profileContent.registration

/** How long a customer who asked to leave may still come back (product.md, rules 8 and 29). */
export function deactivationSentence(deactivation: Deactivation): string {
  const time = timeLeftToReturn(deactivation)
  if (time === undefined) return content.deactivating
  const { hours, minutes } = time
  return content.timeLeft(
    joinWords([
      ...(hours > 0 ? [content.hours(hours)] : []),
      ...(minutes > 0 ? [content.minutes(minutes)] : []),
    ]),
  )
}
