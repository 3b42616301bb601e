import type { Cancellation } from '../cancellation.ts'

/** The lines of business that a company can choose from. Rejects with a PortFailure. */
export abstract class LineOfBusinessRepository {
  abstract list(signal?: Cancellation): Promise<readonly string[]>
}
