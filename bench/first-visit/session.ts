import type { TestCustomer } from '../../sandbox/control/create-customer.ts'

/** How the portal calls the customer where it keeps something. */
export const MEASURED_CUSTOMER = 'the-measured-customer'

/** What localStorage holds of a session, as the portal keeps it. */
export function sessionOf({ token }: TestCustomer): readonly { name: string; value: string }[] {
  const record = {
    access_token: token,
    '.expires': new Date(Date.now() + 60 * 60 * 1000).toUTCString(),
    customer: MEASURED_CUSTOMER,
  }
  return [
    { name: 'portal.token', value: token },
    { name: 'portal.session', value: JSON.stringify(record) },
  ]
}
