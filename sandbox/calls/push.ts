import { pushSubscriptions } from '../database/schema.ts'
import { answer, type Backend, type Calls, newCalls } from '../http/answers.ts'
import { fieldsOf, readJson } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'

/** The call besides the numbered ones (docs/wire.md, "Push subscriptions"): keeps where a customer's devices can be reached, for `npm run sandbox:push`. */
export function calls(backend: Backend): Calls {
  return newCalls().post('/sandbox/push-subscriptions', signedIn(backend), async (c) => {
    const fields = fieldsOf(await readJson(c))
    const endpoint = fields.matching('endpoint', /^https?:\/\//, 'Informe o endereço do serviço de push.')
    const p256dh = fields.required('keys[p256dh]', 'Informe a chave p256dh.')
    const auth = fields.required('keys[auth]', 'Informe a chave auth.')
    fields.done()
    const device = { endpoint, customerId: c.get('customer').id, p256dh, auth }
    // A device belongs to the customer who subscribed on it last.
    await backend.db
      .insert(pushSubscriptions)
      .values(device)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: device })
    return answer(c, true)
  })
}
