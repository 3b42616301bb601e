import type { ProfileForm } from '@application/profile/profile-form.ts'
import { digitsOf } from '@domain/person/address.ts'
import { Given, Must } from './must.ts'

/** What only the profile asks (product.md §5, "Profile save"). No rule checks how an e-mail address is written. */
export class ProfileRules implements Pick<ProfileForm, 'email' | 'phoneKind' | 'areaCode' | 'phoneNumber'> {
  @Given()
  email = ''

  @Given()
  phoneKind: ProfileForm['phoneKind'] = ''

  @Must('required', (typed) => digitsOf(typed) !== '')
  areaCode = ''

  @Must('required', (typed) => digitsOf(typed) !== '')
  phoneNumber = ''
}
