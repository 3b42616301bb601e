/** Runs a piece of work after every piece handed over before it, and gives its outcome. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Queues work so that no two pieces overlap. libSQL runs in this process and on this thread: a second writer could not
 * wait for the first, it would only fail with "database is locked". Taking turns makes every call see, and leave, a
 * consistent database; a fault that makes a call slow waits outside the turnstile and does not delay the others.
 */
export function oneAtATime(): Turnstile {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
