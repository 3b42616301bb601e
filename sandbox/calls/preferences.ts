import { eq } from 'drizzle-orm'
import { customers } from '../database/schema.ts'
import { answer, type Backend, type Calls, type Customer, newCalls } from '../http/answers.ts'
import { type Fields, readForm } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'

/** The columns of a customer's communication preferences. */
export type Preferences = Pick<
  Customer,
  'wantsEmail' | 'wantsSms' | 'wantsPush' | 'wantsWhatsapp' | 'wantsDigitalCoupon'
>

/** What the customer wants to receive, and how (calls 13 and 14). */
export function calls(backend: Backend): Calls {
  return newCalls()
    .get('/api/pessoa/preferencia', signedIn(backend), (c) =>
      answer(c, { preferencias: preferencesOf(c.get('customer')) }),
    )

    .post('/api/pessoa/preferencia', signedIn(backend), async (c) => {
      const form = await readForm(c)
      const preferences = readPreferences(form)
      form.done()
      await backend.db
        .update(customers)
        .set(preferences)
        .where(eq(customers.id, c.get('customer').id))
      return answer(c, true)
    })
}

/** A customer's preferences as the wire names them. */
export function preferencesOf(customer: Preferences) {
  return {
    recebeEmail: customer.wantsEmail,
    recebeSms: customer.wantsSms,
    recebePush: customer.wantsPush,
    recebeWhatsapp: customer.wantsWhatsapp,
    cupomDigital: customer.wantsDigitalCoupon,
  }
}

/** The five flags, at the top of a form or inside an object of it. */
export function readPreferences(fields: Fields, inside?: string): Preferences {
  const flag = (name: string): boolean => fields.flag(inside === undefined ? name : `${inside}[${name}]`)
  return {
    wantsEmail: flag('recebeEmail'),
    wantsSms: flag('recebeSms'),
    wantsPush: flag('recebePush'),
    wantsWhatsapp: flag('recebeWhatsapp'),
    wantsDigitalCoupon: flag('cupomDigital'),
  }
}
