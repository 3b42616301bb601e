import type { Prompt, PromptNeed } from '@application/prompts/prompt.ts'

import { PromptsViewModel } from '@ui/shell/prompts-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPromptRests } from '../../doubles/prompts/in-memory-prompt-rests.ts'
import { settled } from '../../support/settled.ts'

function arrange() {
  let answer: (need: PromptNeed) => void = () => {}
  const terms: Prompt = {
    name: 'terms',
    need: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  }
  const prompts = new PromptsViewModel(new InMemoryPromptRests(), new InMemoryClock())
  prompts.start()
  prompts.register(terms)
  prompts.visited('/portal')
  const needed = async () => {
    answer('now')
    await settled()
  }
  return { prompts, needed }
}

describe('a prompt', () => {
  it('shows when it is needed, and its own dialog is no obstacle', async () => {
    const { prompts, needed } = arrange()
    await needed()
    prompts.dialogsChanged(true)
    expect(prompts.showing).toBe('terms')
  })

  it('waits for the end of another dialog that is open', async () => {
    const { prompts, needed } = arrange()
    prompts.dialogsChanged(true)
    await needed()
    expect(prompts.showing).toBeUndefined()

    prompts.dialogsChanged(false)
    expect(prompts.showing).toBe('terms')
  })
})
