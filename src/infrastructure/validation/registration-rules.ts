import { Given, Must } from './must.ts'

/** What only registration asks (portal.md §5). E-mail and complement are nobody's duty, so they have no rule. */
export class RegistrationRules {
  @Given()
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
