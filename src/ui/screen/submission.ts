import type { Cancel } from '@application/clock.ts'
import type { Owned, PageServices } from './lifecycle.ts'
import { observe } from './observe.ts'
import type { RunningWrites } from './running-writes.ts'

/** A write that is sent once however often it is pressed: while one is under way, further presses do nothing. */
export class Submission implements Owned {
  busy = false
  private writes: RunningWrites | undefined

  /** @param reach a reload waits for a write to the server; what stays on the device is simply pressed again. */
  constructor(private readonly reach: 'server' | 'device' = 'server') {
    observe(this)
  }

  /** A write goes on when its screen is left: the server has it already. */
  attachTo({ writes }: PageServices): Cancel {
    if (this.reach === 'server') this.writes = writes
    return () => {}
  }

  /** Runs the write unless one is running; answers undefined when it did not. */
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
