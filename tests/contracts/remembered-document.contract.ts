import type { RememberedDocument } from '@application/session/remembered-document.ts'
import { describe, expect, it } from 'vitest'
import type { ArrangeDevice } from './device.ts'

export function describeRememberedDocument(
  adapter: string,
  arrange: ArrangeDevice<RememberedDocument>,
): void {
  describe(`the remembered document, ${adapter}`, () => {
    it('is the last one remembered, until it is forgotten', () => {
      const { open } = arrange()
      expect(open().read()).toBeUndefined()
      open().remember('12ABC34501DE35')
      open().remember('52998224725')
      expect(open().read()).toBe('52998224725')
      open().forget()
      expect(open().read()).toBeUndefined()
    })

    it('outlives the session', () => {
      const { sessions, open } = arrange()
      open().remember('52998224725')
      sessions.clear('signed-out')
      expect(open().read()).toBe('52998224725')
    })
  })
}
