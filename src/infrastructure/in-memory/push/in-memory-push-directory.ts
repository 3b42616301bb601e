import { type PushAddress, PushDirectory } from '@application/push/push-directory.ts'
import { Steering } from '../steering.ts'

export class InMemoryPushDirectory extends PushDirectory {
  readonly steering = new Steering()
  readonly entries: PushAddress[] = []

  async register(address: PushAddress): Promise<void> {
    await this.steering.answer(() => this.entries.push(address))
  }
}
