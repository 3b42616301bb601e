/** Lets one piece of work at a time run under a name, in all open tabs of the portal together. */
export abstract class ExclusiveRun {
  /** Waits for its turn, then works. A tab that is closed gives its turn back. */
  abstract run<T>(name: string, work: () => Promise<T>): Promise<T>
}
