import type { ProfileForm } from '@application/profile/profile-form.ts'
import { Given, GivenDigits } from './must.ts'

/** What only the profile asks (product.md §5, "Profile save"). No rule checks how an e-mail address is written. */
export class ProfileRules implements Pick<ProfileForm, 'email' | 'phoneKind' | 'areaCode' | 'phoneNumber'> {
  @Given()
  email = ''

  @Given()
  phoneKind: ProfileForm['phoneKind'] = ''

  @GivenDigits()
  areaCode = ''

  @GivenDigits()
  phoneNumber = ''
}
