import { BrowserPageVisibility } from '@infrastructure/browser/browser-page-visibility.ts'
import { InMemoryPageVisibility } from '../doubles/in-memory-page-visibility.ts'
import { windowOf } from '../support/window-of.ts'
import { describePageVisibility } from './page-visibility.contract.ts'

describePageVisibility('in a browser', () => {
  const document = windowOf({ visibilityState: 'visible' })
  const turn = (visibilityState: string) => {
    Object.assign(document, { visibilityState })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return {
    visibility: new BrowserPageVisibility(windowOf({ document })),
    leave: () => turn('hidden'),
    comeBack: () => turn('visible'),
  }
})
describePageVisibility('in memory', () => {
  const visibility = new InMemoryPageVisibility()
  return { visibility, leave: () => visibility.leave(), comeBack: () => visibility.comeBack() }
})
