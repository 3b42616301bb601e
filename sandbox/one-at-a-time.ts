/** Runs a piece of work after all earlier pieces, and gives its result. */
export type RunInTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Queues work so that no two pieces overlap. libSQL runs on this thread: a second writer cannot wait for the first, it fails with
 * "database is locked". A fault that makes a call slow waits outside the queue, so it does not delay other calls.
 */
export function oneAtATime(): RunInTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
