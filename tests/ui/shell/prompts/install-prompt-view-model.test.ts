import { InMemoryInstallPrompt } from '@infrastructure/in-memory/install/in-memory-install-prompt.ts'
import { InstallPromptViewModel } from '@ui/shell/prompts/install-prompt-view-model.ts'
import { describe, expect, it } from 'vitest'

describe('the install prompt', () => {
  it.each([
    ['browser', 'now'],
    ['ios', 'now'],
    ['none', 'no'],
  ] as const)('with the way %s asks on the home screen: %s', async (way, need) => {
    const prompt = new InstallPromptViewModel(new InMemoryInstallPrompt(way))
    expect(await prompt.need('/portal')).toBe(need)
    expect(await prompt.need('/voucher')).toBe('no')
  })

  it('reports an offer of the browser that comes late', () => {
    const install = new InMemoryInstallPrompt('none')
    const prompt = new InstallPromptViewModel(install)
    prompt.start()
    let changes = 0
    prompt.watch(() => changes++)
    install.turn('browser')
    expect(prompt.way).toBe('browser')
    expect(changes).toBe(1)
  })

  it.each(['accepted', 'dismissed'] as const)(
    'asks the browser once for two presses, and returns its answer: %s',
    async (answer) => {
      const install = new InMemoryInstallPrompt('browser', answer)
      const prompt = new InstallPromptViewModel(install)
      prompt.start()
      const first = prompt.installPressed()
      expect(await prompt.installPressed()).toBeUndefined()
      expect(await first).toBe(answer)
      expect(install.asked).toBe(1)
      expect(prompt.way).toBe('none')
    },
  )
})
