import type { Cancel } from '@application/clock.ts'
import { mayStillShow } from '@application/session/same-session.ts'
import type { Owned, PageServices } from './lifecycle.ts'
import { observe } from './observe.ts'

/** A write. While it is under way, further presses do nothing. */
export class Submission implements Owned {
  busy = false
  /** The customer has left the screen, so only a toast says to them how the write has ended. */
  isLeft = false
  private page: PageServices | undefined

  /** @param reach a reload waits for a write to the server, but not for one that stays on the device. */
  constructor(private readonly reach: 'server' | 'device' = 'server') {
    observe(this, { isLeft: false })
  }

  /** Leaving the screen does not cancel a write, because the server may already have it. */
  attachTo(page: PageServices): Cancel {
    this.page = page
    this.isLeft = false
    return () => {
      this.isLeft = true
    }
  }

  /**
   * Returns undefined while another write is running: then this one does not start. Also when the session has ended during the write,
   * because another customer may look at the screen by then.
   */
  async run<T>(write: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined
    this.busy = true
    const { page } = this
    const mayBeShown = page ? mayStillShow(page.sessions) : () => true
    try {
      const outcome = await (page && this.reach === 'server' ? page.writes.track(write()) : write())
      return mayBeShown() ? outcome : undefined
    } finally {
      this.finished()
    }
  }

  private finished(): void {
    this.busy = false
  }
}
