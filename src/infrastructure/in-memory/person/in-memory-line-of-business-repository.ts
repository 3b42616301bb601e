import type { Cancellation } from '@application/cancellation.ts'
import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { Steering } from '../steering.ts'

export class InMemoryLineOfBusinessRepository extends LineOfBusinessRepository {
  readonly steering = new Steering()

  constructor(private readonly lines: readonly string[] = []) {
    super()
  }

  list(signal?: Cancellation): Promise<readonly string[]> {
    return this.steering.answer(() => this.lines, signal)
  }
}
