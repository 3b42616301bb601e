import type { PushSubscriptions } from '@application/push/push-subscriptions.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import { describe, expect, it } from 'vitest'
import { session } from '../support/factories/session.ts'
import { settled } from '../support/settled.ts'

export interface PushSubscriptionsSubject {
  readonly subscriptions: PushSubscriptions
  /** A customer called maria is signed in. */
  readonly sessions: SessionStore
  /** A notification about this screen is pressed. */
  readonly press: (screen: string) => void
}

/** @param arrange a browser that answers so when it is asked for pushes. */
export function describePushSubscriptions(
  adapter: string,
  arrange: (answer: NotificationPermission) => PushSubscriptionsSubject,
): void {
  async function subscribed() {
    const subject = arrange('granted')
    await subject.subscriptions.subscribe()
    const { subscriptions, sessions } = subject
    const signIn = async (customer: string) => {
      sessions.save(session.build({ customer }))
      await settled()
      return subscriptions.state()
    }
    return { ...subject, signIn }
  }

  describe(`pushes to this device, ${adapter}`, () => {
    it.each([
      ['granted', 'subscribed', 'subscribed'],
      ['denied', 'denied', 'denied'],
      ['default', 'dismissed', 'askable'],
    ] as const)('are asked for, and when the browser answers %s: %s', async (answer, outcome, state) => {
      const { subscriptions } = arrange(answer)
      expect(await subscriptions.state()).toBe('askable')
      expect(await subscriptions.subscribe()).toBe(outcome)
      expect(await subscriptions.state()).toBe(state)
    })

    it('can be ended', async () => {
      const { subscriptions } = await subscribed()
      await subscriptions.unsubscribe()
      expect(await subscriptions.state()).toBe('askable')
    })

    it('end when their customer signs out', async () => {
      const { sessions, signIn } = await subscribed()
      sessions.clear('signed-out')
      expect(await signIn('maria')).toBe('askable')
    })

    it('outlive an expired session, and end when another customer signs in', async () => {
      const { sessions, signIn } = await subscribed()
      sessions.clear('expired')
      expect(await signIn('maria')).toBe('subscribed')
      sessions.clear('expired')
      expect(await signIn('joão')).toBe('askable')
      expect(await signIn('maria')).toBe('askable')
    })

    it('say which screen a pressed one is about, until the listener is cancelled', () => {
      const { subscriptions, press } = arrange('granted')
      const heard: string[] = []
      const cancel = subscriptions.onPressed((screen) => heard.push(screen))
      press('/voucher')
      cancel()
      press('/compras')
      expect(heard).toEqual(['/voucher'])
    })
  })
}
