import { ExclusiveRun } from '@application/exclusive-run.ts'

/** Turns within one tab: each piece of work waits for those before it. */
export class InTabExclusiveRun extends ExclusiveRun {
  private readonly last = new Map<string, Promise<unknown>>()

  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(name) ?? Promise.resolve()
    const turn = before.then(work)
    // The caller handles a failure; the next piece of work begins after it too.
    this.last.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}
