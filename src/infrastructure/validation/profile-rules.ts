import { digitsOf } from '@domain/person/address.ts'
import { Given, Must } from './must.ts'

/** What only the profile asks (portal.md §5, "Profile save"). No rule looks at the form of an e-mail. */
export class ProfileRules {
  @Given()
  email = ''

  @Given()
  phoneKind = ''

  @Must('required', (typed) => digitsOf(typed) !== '')
  areaCode = ''

  @Must('required', (typed) => digitsOf(typed) !== '')
  phoneNumber = ''
}
