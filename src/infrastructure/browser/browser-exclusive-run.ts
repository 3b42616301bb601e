import { ExclusiveRun } from '@application/exclusive-run.ts'
import { InTabExclusiveRun } from './in-tab-exclusive-run.ts'

/** Turns shared by all tabs through the Web Locks API; where a browser lacks it or refuses a lock, by this tab alone. */
export class BrowserExclusiveRun extends ExclusiveRun {
  private readonly inTab = new InTabExclusiveRun()

  /** @param locks undefined in old browsers, and outside secure contexts. */
  constructor(private readonly locks: LockManager | undefined) {
    super()
  }

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (this.locks === undefined) return this.inTab.run(name, work)
    let begun = false
    try {
      return await this.locks.request(`portal.${name}`, () => {
        begun = true
        return work()
      })
    } catch (thrown) {
      if (begun) throw thrown
      return this.inTab.run(name, work)
    }
  }
}
