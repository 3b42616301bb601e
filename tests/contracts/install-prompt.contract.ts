import type { InstallPrompt } from '@application/install/install-prompt.ts'
import { describe, expect, it } from 'vitest'

type Answer = 'accepted' | 'dismissed'

export interface InstallPromptSubject {
  readonly install: InstallPrompt
  /** The browser offers to install. */
  readonly offer: () => void
}

/** @param arrange a device, an iPhone or another, whose customer gives this answer. */
export function describeInstallPrompt(
  adapter: string,
  arrange: (answer: Answer, isIphone?: boolean) => InstallPromptSubject,
): void {
  describe(`installing the portal, ${adapter}`, () => {
    it('is possible once the browser offers it, which is announced until the listener is cancelled', () => {
      const { install, offer } = arrange('accepted')
      expect(install.way()).toBe('none')
      const heard: string[] = []
      const cancel = install.subscribe(() => heard.push(install.way()))
      offer()
      cancel()
      offer()
      expect(heard).toEqual(['browser'])
    })

    it.each(['accepted', 'dismissed'] as const)('is asked for once an offer: %s', async (answer) => {
      const { install, offer } = arrange(answer)
      offer()
      const heard: string[] = []
      install.subscribe(() => heard.push(install.way()))
      expect(await install.ask()).toBe(answer)
      expect(heard).toEqual(['none'])
      expect(await install.ask()).toBe('dismissed')
    })

    it('is up to the customer on an iPhone', async () => {
      const { install } = arrange('accepted', true)
      expect(install.way()).toBe('ios')
      expect(await install.ask()).toBe('dismissed')
    })
  })
}
