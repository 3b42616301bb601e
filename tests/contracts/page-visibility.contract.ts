import type { PageVisibility } from '@application/page-visibility.ts'
import { describe, expect, it } from 'vitest'

export interface PageVisibilitySubject {
  readonly visibility: PageVisibility
  /** The customer turns to another tab, and back. */
  readonly leave: () => void
  readonly comeBack: () => void
}

export function describePageVisibility(adapter: string, arrange: () => PageVisibilitySubject): void {
  describe(`whether the customer looks at the portal, ${adapter}`, () => {
    it('is so until they leave, and again when they come back', () => {
      const { visibility, leave, comeBack } = arrange()
      expect(visibility.isVisible()).toBe(true)
      leave()
      expect(visibility.isVisible()).toBe(false)
      comeBack()
      expect(visibility.isVisible()).toBe(true)
    })

    it('is announced each time they come back, until the listener is cancelled', () => {
      const { visibility, leave, comeBack } = arrange()
      const heard: boolean[] = []
      const cancel = visibility.onReturn(() => heard.push(visibility.isVisible()))
      leave()
      expect(heard).toEqual([])
      comeBack()
      leave()
      comeBack()
      cancel()
      leave()
      comeBack()
      expect(heard).toEqual([true, true])
    })
  })
}
