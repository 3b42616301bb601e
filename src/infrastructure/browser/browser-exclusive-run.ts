import { ExclusiveRun } from '@application/exclusive-run.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'
import { InTabExclusiveRun } from './in-tab-exclusive-run.ts'

interface WithLocks {
  /** Without locks in old browsers, and outside secure contexts. */
  readonly navigator: { readonly locks?: LockManager | undefined }
}

/** Turns shared by all tabs through the Web Locks API. Where a browser lacks it or refuses a lock, this tab alone takes turns. */
@injectable()
export class BrowserExclusiveRun extends ExclusiveRun {
  private readonly inTab = new InTabExclusiveRun()

  constructor(@inject(BROWSER_WINDOW) private readonly window: WithLocks) {
    super()
  }

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const { locks } = this.window.navigator
    if (locks === undefined) return this.inTab.run(name, work)
    let begun = false
    try {
      return await locks.request(`portal.${name}`, () => {
        begun = true
        return work()
      })
    } catch (thrown) {
      if (begun) throw thrown
      return this.inTab.run(name, work)
    }
  }
}
