/**
 * The writes of all screens that wait for their answer, which a reload would lose. One for the whole portal.
 */
export class RunningWrites {
  static readonly dependencies = [] as const

  private readonly running = new Set<Promise<unknown>>()

  any(): boolean {
    return this.running.size > 0
  }

  /** Counts the write until it has succeeded or failed. */
  async track<T>(write: Promise<T>): Promise<T> {
    this.running.add(write)
    try {
      return await write
    } finally {
      this.running.delete(write)
    }
  }

  /** Resolves once all writes that run now have ended. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.running)
  }
}
