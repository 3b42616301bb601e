import { observe } from './observe.ts'
import { runningWrites } from './running-writes.ts'

/** A write that is sent once however often it is pressed: while one is under way, further presses do nothing. */
export class Submission {
  busy = false

  /** @param reach a reload waits for what the server is told; what stays on the device is simply pressed again. */
  constructor(private readonly reach: 'server' | 'device' = 'server') {
    observe(this)
  }

  /** Runs the write unless one is running; answers undefined when it did not. */
  async run<T>(write: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined
    this.busy = true
    try {
      return await (this.reach === 'server' ? runningWrites.track(write()) : write())
    } finally {
      this.finished()
    }
  }

  private finished(): void {
    this.busy = false
  }
}
