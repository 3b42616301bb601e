import { ExclusiveRun } from '@application/exclusive-run.ts'

/** Turns within one tab: whoever comes later waits for everybody before. */
export class InTabExclusiveRun extends ExclusiveRun {
  private readonly last = new Map<string, Promise<unknown>>()

  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(name) ?? Promise.resolve()
    const turn = before.then(work)
    // A failure is its caller's to handle; the next in line works all the same.
    this.last.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}
