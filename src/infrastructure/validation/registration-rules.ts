import type { RegistrationForm } from '@application/registration/registration-form.ts'
import { GivenDigits, Must } from './must.ts'

/** What only registration asks (product.md §5). E-mail and complement are optional, so they have no rule. */
export class RegistrationRules
  implements Pick<RegistrationForm, 'mobile' | 'password' | 'confirmation' | 'acceptsTerms'>
{
  @GivenDigits()
  mobile = ''

  // A password may be anything, spaces too.
  @Must('required', (password) => password !== '')
  password = ''

  @Must('required', (confirmation) => confirmation !== '')
  @Must<RegistrationRules>(
    'mismatch',
    (confirmation, { password }) => confirmation === '' || confirmation === password,
  )
  confirmation = ''

  @Must('required', Boolean)
  acceptsTerms = false
}
