import type { ExclusiveRun } from '@application/exclusive-run.ts'
import { describe, expect, it } from 'vitest'
import { settled } from '../support/settled.ts'

/** @param arrange one tab's access to the turns, and that of another tab, or of another part of the same. */
export function describeExclusiveRun(
  adapter: string,
  arrange: () => readonly [ExclusiveRun, ExclusiveRun],
): void {
  describe(`one piece of work at a time, ${adapter}`, () => {
    it('gives the answer of the work, which runs once', async () => {
      const [tab] = arrange()
      let runs = 0
      expect(await tab.run('a', async () => ++runs)).toBe(1)
      expect(runs).toBe(1)
    })

    it('waits for the work before it under the same name, and for no other', async () => {
      const [tab, other] = arrange()
      const log: string[] = []
      let finish = () => {}
      const first = tab.run('a', () => {
        log.push('first begins')
        return new Promise<void>((resolve) => {
          finish = resolve
        })
      })
      const second = other.run('a', async () => log.push('second begins'))
      await other.run('b', async () => log.push('another name'))
      await settled()
      expect(log).toEqual(['first begins', 'another name'])
      finish()
      await Promise.all([first, second])
      expect(log.at(-1)).toBe('second begins')
    })

    it('passes on the failure of the work, which runs once, and lets the next begin', async () => {
      const [tab, other] = arrange()
      let runs = 0
      const failing = tab.run('a', async () => {
        runs++
        throw new Error('no')
      })
      const next = other.run('a', async () => 'next')
      await expect(failing).rejects.toThrow('no')
      expect(await next).toBe('next')
      expect(runs).toBe(1)
    })
  })
}
