import type { Prompt, PromptName, PromptNeed } from '@application/prompts/prompt.ts'
import { PromptQueue } from '@ui/shell/prompt-queue.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPromptRests } from '../../doubles/prompts/in-memory-prompt-rests.ts'
import { settled } from '../../support/settled.ts'

const DAY = 24 * 60 * 60 * 1000

function arrange(rests = new InMemoryPromptRests(), clock = new InMemoryClock()) {
  const queue = new PromptQueue(rests, clock)
  const shown: (PromptName | undefined)[] = []
  queue.subscribe((name) => shown.push(name))
  const prompt = (
    name: PromptName,
    need: (path: string) => PromptNeed | Promise<PromptNeed> = () => 'now',
  ) => {
    const registered: Prompt = { name, need: async (path) => need(path) }
    queue.register(registered)
  }
  return { queue, rests, clock, shown, prompt }
}

describe('the queue of prompts', () => {
  it('shows one at a time, in their order, whatever the order of registration', async () => {
    const { queue, shown, prompt } = arrange()
    for (const name of ['push', 'whatsapp', 'terms', 'install', 'phone'] as const) prompt(name)
    queue.visited('/portal')
    await settled()
    for (const name of ['terms', 'phone', 'whatsapp', 'install', 'push'] as const) {
      expect(shown.at(-1)).toBe(name)
      queue.done(name)
      await settled()
    }
    expect(shown).toEqual([
      ...['terms', undefined, 'phone', undefined, 'whatsapp', undefined],
      ...['install', undefined, 'push', undefined],
    ])
  })

  it('passes over a prompt that does not apply here', async () => {
    const { queue, shown, prompt } = arrange()
    prompt('whatsapp', (path) => (path === '/portal' ? 'now' : 'no'))
    prompt('install')
    queue.visited('/voucher')
    await settled()
    expect(shown).toEqual(['install'])
  })

  it('holds the later ones back while an earlier one waits for another screen', async () => {
    const { queue, shown, prompt } = arrange()
    prompt('phone', (path) => (path === '/perfil' ? 'later' : 'now'))
    prompt('install')
    queue.visited('/perfil')
    await settled()
    expect(shown).toEqual([])
    queue.visited('/portal')
    await settled()
    expect(shown).toEqual(['phone'])
  })

  it('goes on to the next when it cannot be known whether one applies, and asks again on the next screen', async () => {
    const { queue, shown, prompt } = arrange()
    let reachable = false
    prompt('terms', () => (reachable ? 'now' : Promise.reject(new Error('offline'))))
    prompt('phone')
    queue.visited('/portal')
    await settled()
    expect(shown).toEqual(['phone'])
    reachable = true
    queue.visited('/voucher')
    await settled()
    expect(shown).toEqual(['phone', 'terms'])
  })

  it('forgets an answer that comes after the customer went on', async () => {
    const { queue, shown, prompt } = arrange()
    let answer: (need: PromptNeed) => void = () => {}
    prompt('phone', (path) =>
      path === '/slow'
        ? new Promise((resolve) => {
            answer = resolve
          })
        : 'no',
    )
    queue.visited('/slow')
    await settled()
    queue.visited('/portal')
    await settled()
    answer('now')
    await settled()
    expect(shown).toEqual([])
  })

  it('takes a prompt away from a screen where it does not apply', async () => {
    const { queue, shown, prompt } = arrange()
    prompt('whatsapp', (path) => (path === '/portal' ? 'now' : 'no'))
    queue.visited('/portal')
    await settled()
    queue.visited('/voucher')
    await settled()
    expect(shown).toEqual(['whatsapp', undefined])
  })

  it('looks again when a prompt has come up meanwhile, but never over another', async () => {
    const { queue, shown } = arrange()
    let installable: PromptNeed = 'no'
    let changed = () => {}
    const release = queue.register({
      name: 'install',
      need: async () => installable,
      watch: (listener) => {
        changed = listener
        return () => {
          changed = () => {}
        }
      },
    })
    queue.visited('/portal')
    await settled()
    installable = 'now'
    changed()
    await settled()
    installable = 'no'
    changed()
    await settled()
    expect(shown).toEqual(['install'])
    release()
    changed()
  })

  it('lets a declined WhatsApp prompt rest for the session, also after a reload', async () => {
    const first = arrange()
    first.prompt('whatsapp')
    first.queue.visited('/portal')
    await settled()
    first.queue.declined('whatsapp')
    first.queue.visited('/portal')
    await settled()
    expect(first.shown).toEqual(['whatsapp', undefined])

    const reloaded = arrange(first.rests)
    reloaded.prompt('whatsapp')
    reloaded.queue.visited('/portal')
    await settled()
    expect(reloaded.shown).toEqual([])
  })

  it.each(['install', 'push'] as const)('lets a declined %s prompt rest for 30 days', async (name) => {
    const first = arrange()
    first.prompt(name)
    first.queue.visited('/portal')
    await settled()
    first.queue.declined(name)

    first.clock.advance(30 * DAY - 1)
    const early = arrange(first.rests, first.clock)
    early.prompt(name)
    early.queue.visited('/portal')
    await settled()
    expect(early.shown).toEqual([])

    first.clock.advance(1)
    const due = arrange(first.rests, first.clock)
    due.prompt(name)
    due.queue.visited('/portal')
    await settled()
    expect(due.shown).toEqual([name])
  })

  it('shows nothing any more once it was stopped', async () => {
    const { queue, shown, prompt } = arrange()
    prompt('terms')
    queue.visited('/portal')
    queue.stop()
    await settled()
    expect(shown).toEqual([])
  })
})
