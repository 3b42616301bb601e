import type { Cancel } from '@application/clock.ts'
import type { Owned, PageServices } from './lifecycle.ts'
import { observe } from './observe.ts'
import type { RunningWrites } from './running-writes.ts'

/** A write. While it is under way, further presses do nothing. */
export class Submission implements Owned {
  busy = false
  private writes: RunningWrites | undefined

  /** @param reach a reload waits for a write to the server, but not for one that stays on the device. */
  constructor(private readonly reach: 'server' | 'device' = 'server') {
    observe(this)
  }

  /** Leaving the screen does not cancel a write, because the server may already have it. */
  attachTo({ writes }: PageServices): Cancel {
    if (this.reach === 'server') this.writes = writes
    return () => {}
  }

  /** Returns undefined, without running the write, while another one is running. */
  async run<T>(write: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined
    this.busy = true
    try {
      return await (this.writes?.track(write()) ?? write())
    } finally {
      this.finished()
    }
  }

  private finished(): void {
    this.busy = false
  }
}
