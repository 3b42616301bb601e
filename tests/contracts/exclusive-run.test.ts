import { BrowserExclusiveRun } from '@infrastructure/browser/browser-exclusive-run.ts'
import { InTabExclusiveRun } from '@infrastructure/browser/in-tab-exclusive-run.ts'
import { describeExclusiveRun } from './exclusive-run.contract.ts'

/** The browser's locks, which all tabs share. */
function grantingLocks(): LockManager {
  const turns = new InTabExclusiveRun()
  return {
    // biome-ignore lint/complexity/noBannedTypes: as the platform declares it.
    request: (name: string, ...rest: unknown[]) => turns.run(name, () => (rest.at(-1) as Function)(null)),
    query: () => Promise.resolve({}),
  }
}

/** As a page that is being left, or one without an origin, answers. */
const refusing: LockManager = {
  request: () => Promise.reject(new DOMException('The document is not fully active.', 'InvalidStateError')),
  query: () => Promise.resolve({}),
}

const tabWith = (locks: LockManager | undefined) => new BrowserExclusiveRun({ navigator: { locks } })

describeExclusiveRun('in two tabs of a browser with locks', () => {
  const locks = grantingLocks()
  return [tabWith(locks), tabWith(locks)]
})
describeExclusiveRun('in one tab of a browser that refuses a lock', () => {
  const tab = tabWith(refusing)
  return [tab, tab]
})
describeExclusiveRun('in one tab of a browser without locks', () => {
  const tab = tabWith(undefined)
  return [tab, tab]
})
