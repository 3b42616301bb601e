import { PortFailure } from '@application/port-failure.ts'
import { begin } from '@ui/screen/lifecycle.ts'
import { Loadable } from '@ui/screen/loadable.ts'
import { observe } from '@ui/screen/observe.ts'
import { Submission } from '@ui/screen/submission.ts'
import { describe, expect, it } from 'vitest'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'

/** A part of a screen, such as the choice of a store. */
class Part {
  readonly load = new Loadable(() => this.answer)

  constructor(private readonly answer: Promise<string>) {
    observe(this)
  }
}

class Screen {
  readonly own = new Loadable(() => this.answer)
  readonly submission = new Submission()
  readonly part: Part

  constructor(private readonly answer: Promise<string>) {
    this.part = new Part(answer)
    observe(this)
  }

  start(): void {
    void this.own.load()
    void this.part.load.load()
  }

  get statuses(): readonly string[] {
    return [this.own.state.status, this.part.load.state.status]
  }
}

describe('a screen', () => {
  it('cancels its loads and those of its parts when the customer leaves it', async () => {
    const screen = new Screen(Promise.resolve('answer'))
    const { leave } = openScreen(screen)
    expect(screen.statuses).toEqual(['pending', 'pending'])
    leave()
    await settled()
    expect(screen.statuses).toEqual(['idle', 'idle'])
  })

  it('leaves what it has borrowed to the screen that it is a part of', async () => {
    const screen = new Screen(Promise.resolve('answer'))
    const { leave: leaveScreen, ...page } = openScreen(screen)
    const borrower = { choice: screen.part.load }
    const leave = begin(borrower, page, [screen.part.load])
    leave()
    await settled()
    expect(screen.statuses).toEqual(['loaded', 'loaded'])
    leaveScreen()
  })

  it('loads again when it is left at once and opened again, as StrictMode does', async () => {
    const screen = new Screen(Promise.resolve('answer'))
    openScreen(screen).leave()
    openScreen(screen)
    await settled()
    expect(screen.statuses).toEqual(['loaded', 'loaded'])
  })

  it('asks again for all that failed without a signal when the signal is back', async () => {
    const screen = new Screen(Promise.reject(new PortFailure({ kind: 'offline' })))
    const { offlineLoads } = openScreen(screen)
    await settled()
    expect(screen.statuses).toEqual(['failed', 'failed'])
    let joined = 0
    offlineLoads.onJoin(() => joined++)
    offlineLoads.askAgain()
    await settled()
    expect(joined).toBe(2)
  })

  it('does not cancel a write when it is left, and the page counts the write until it has ended', async () => {
    const screen = new Screen(new Promise(() => {}))
    const { writes, leave } = openScreen(screen)
    const written = screen.submission.run(settled)
    leave()
    expect(writes.any()).toBe(true)
    await written
    expect(writes.any()).toBe(false)
  })
})
