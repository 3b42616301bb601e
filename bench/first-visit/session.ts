import type { TestCustomer } from '../../sandbox/control/create-customer.ts'

/** What localStorage holds of a session, as the portal keeps it. */
export function sessionOf({ token }: TestCustomer): readonly { name: string; value: string }[] {
  const record = {
    access_token: token,
    '.expires': new Date(Date.now() + 60 * 60 * 1000).toUTCString(),
    customer: 'the-measured-customer',
  }
  return [
    { name: 'portal.token', value: token },
    { name: 'portal.session', value: JSON.stringify(record) },
  ]
}
