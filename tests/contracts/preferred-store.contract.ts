import type { PreferredStore } from '@application/stores/preferred-store.ts'
import { describe, expect, it } from 'vitest'
import { session } from '../support/factories/session.ts'
import { type ArrangeDevice, itBelongsToOneCustomer } from './device.ts'

export function describePreferredStore(adapter: string, arrange: ArrangeDevice<PreferredStore>): void {
  describe(`the preferred store, ${adapter}`, () => {
    it('is the last one chosen, in the next session too', () => {
      const { sessions, open } = arrange()
      expect(open().read()).toBeUndefined()
      open().choose(1)
      open().choose(2)
      sessions.clear('expired')
      sessions.save(session.build())
      expect(open().read()).toBe(2)
    })

    it('is announced after each choice, until the listener is cancelled', () => {
      const preferred = arrange().open()
      const heard: unknown[] = []
      const cancel = preferred.subscribe(() => heard.push(preferred.read()))
      preferred.choose(1)
      preferred.choose(1)
      cancel()
      preferred.choose(2)
      expect(heard).toEqual([1, 1])
    })

    itBelongsToOneCustomer(
      arrange,
      (preferred) => preferred.choose(2),
      (preferred) => preferred.read(),
    )
  })
}
