/**
 * The writes that wait for their answer, on whatever screen: a reload would take the answers with it. One for the whole portal;
 * every `Submission` joins by itself.
 */
class RunningWrites {
  private readonly running = new Set<Promise<unknown>>()

  any(): boolean {
    return this.running.size > 0
  }

  /** Counts the write until it has ended, well or badly. */
  async track<T>(write: Promise<T>): Promise<T> {
    this.running.add(write)
    try {
      return await write
    } finally {
      this.running.delete(write)
    }
  }

  /** Resolves once all that run now have ended. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.running)
  }
}

export const runningWrites = new RunningWrites()
