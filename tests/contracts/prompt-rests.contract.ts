import type { PromptRests } from '@application/prompts/prompt-rests.ts'
import { describe, expect, it } from 'vitest'
import { type ArrangeDevice, itEndsWithTheSession } from './device.ts'

const LATER = 1_000_000

export function describePromptRests(adapter: string, arrange: ArrangeDevice<PromptRests>): void {
  describe(`the rest of a prompt, ${adapter}`, () => {
    it('lasts until its moment, through the end of the session, and is of this prompt alone', () => {
      const { sessions, open } = arrange()
      expect(open().isResting('push', 0)).toBe(false)
      open().restUntil('push', LATER)
      sessions.clear('signed-out')
      expect(open().isResting('push', LATER - 1)).toBe(true)
      expect(open().isResting('push', LATER)).toBe(false)
      expect(open().isResting('install', 0)).toBe(false)
    })

    it('lasts until its moment though it was declined for the session too, whichever came first', () => {
      const { sessions, open } = arrange()
      open().restUntil('push', LATER)
      open().restForSession('push')
      open().restForSession('install')
      open().restUntil('install', LATER)
      expect([open().isResting('push', LATER), open().isResting('install', LATER)]).toEqual([true, true])
      sessions.clear('signed-out')
      expect(open().isResting('push', LATER - 1)).toBe(true)
      expect([open().isResting('push', LATER), open().isResting('install', LATER)]).toEqual([false, false])
    })

    itEndsWithTheSession(
      arrange,
      (rests) => rests.restForSession('phone'),
      (rests) => rests.isResting('phone', Number.MAX_SAFE_INTEGER),
    )
  })
}
