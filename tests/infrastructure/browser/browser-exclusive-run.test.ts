import { BrowserExclusiveRun } from '@infrastructure/browser/browser-exclusive-run.ts'
import { describe, expect, it } from 'vitest'

/** As a page that is being left, or one without an origin, answers. */
const refusing: LockManager = {
  request: () => Promise.reject(new DOMException('The document is not fully active.', 'InvalidStateError')),
  query: () => Promise.resolve({}),
}

const granting: LockManager = {
  // biome-ignore lint/complexity/noBannedTypes: as the platform declares it.
  request: (_name: string, ...rest: unknown[]) => (rest.at(-1) as Function)(null),
  query: () => Promise.resolve({}),
}

describe('a turn shared by all tabs', () => {
  it.each([
    ['lacks locks', undefined],
    ['refuses a lock', refusing],
    ['grants it', granting],
  ])('is had, and once, where the browser %s', async (_, locks) => {
    let runs = 0
    expect(await new BrowserExclusiveRun({ navigator: { locks } }).run('name', async () => ++runs)).toBe(1)
    expect(runs).toBe(1)
  })

  it.each([
    ['lacks locks', undefined],
    ['grants it', granting],
  ])('passes on the failure of the work itself where the browser %s', async (_, locks) => {
    let runs = 0
    const failing = new BrowserExclusiveRun({ navigator: { locks } }).run('name', async () => {
      runs++
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(runs).toBe(1)
  })
})
