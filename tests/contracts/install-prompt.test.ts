import { BrowserInstallPrompt } from '@infrastructure/browser/browser-install-prompt.ts'
import { InMemoryInstallPrompt } from '@infrastructure/in-memory/install/in-memory-install-prompt.ts'
import { windowOf } from '../support/window-of.ts'
import { describeInstallPrompt } from './install-prompt.contract.ts'

describeInstallPrompt('in a browser', (outcome, isIphone = false) => {
  const window = windowOf({
    navigator: { userAgent: isIphone ? 'iPhone' : 'Android', maxTouchPoints: 5 },
    matchMedia: () => ({ matches: false }),
  })
  const install = new BrowserInstallPrompt(window)
  const prompt = async () => ({ outcome })
  return {
    install,
    offer: () => window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })),
  }
})
describeInstallPrompt('in memory', (answer, isIphone = false) => {
  const install = new InMemoryInstallPrompt(isIphone ? 'ios' : 'none', answer)
  return { install, offer: () => install.turn('browser') }
})
