import type { Freshness } from '@application/freshness.ts'
import { JudgeMoment } from '@application/prompts/judge-moment.ts'
import type { Prompt, PromptName, PromptNeed } from '@application/prompts/prompt.ts'
import { InMemoryConnectivity } from '@infrastructure/in-memory/connectivity/in-memory-connectivity.ts'
import { deferred } from '@infrastructure/in-memory/deferred.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { RunningWrites } from '@ui/screen/running-writes.ts'
import { PromptQueue } from '@ui/shell/prompts/prompt-queue.ts'
import { reaction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { person } from '../../../support/factories/person.ts'
import { settled } from '../../../support/settled.ts'
import { testDevice } from '../../../support/test-device.ts'

const DAY = 24 * 60 * 60 * 1000

function arrange(
  rests = testDevice().promptRests,
  clock = new InMemoryClock(),
  { wasOfUse = true, customer = person.build() } = {},
) {
  const { activatedOffers, firstSuccess } = testDevice()
  if (wasOfUse) firstSuccess.achieved()
  const people = new InMemoryPersonRepository(customer)
  const moment = new JudgeMoment(people, activatedOffers, firstSuccess, new InMemoryConnectivity())
  const writes = new RunningWrites()
  const queue = new PromptQueue(rests, clock, moment, firstSuccess, writes)
  const shown: (PromptName | undefined)[] = []
  reaction(
    () => queue.showing,
    (name) => shown.push(name),
  )
  const prompt = (
    name: PromptName,
    need: (path: string, sinceScreen: Freshness) => PromptNeed | Promise<PromptNeed> = () => 'now',
    watch?: Prompt['watch'],
  ) =>
    queue.register({
      name,
      need: async (path, sinceScreen) => need(path, sinceScreen),
      ...(watch && { watch }),
    })
  const visit = (path = '/portal') => {
    queue.visited(path)
    return settled()
  }
  return { queue, rests, clock, writes, shown, prompt, visit }
}

function heldAnswer() {
  let answer: (need: PromptNeed) => void = () => {}
  const need = () => new Promise<PromptNeed>((resolve) => (answer = resolve))
  const answered = (need: PromptNeed = 'now') => {
    answer(need)
    return settled()
  }
  return { need, answered }
}

describe('the queue of prompts', () => {
  it('asks for nothing while a screen that was left is still being saved', async () => {
    const { writes, shown, prompt, visit } = arrange()
    let isSaved = false
    prompt('phone', () => (isSaved ? 'no' : 'now'))
    const answered = deferred()
    const write = writes.track(answered.promise)
    await visit()
    expect(shown).toEqual([])
    isSaved = true
    answered.resolve()
    await write
    await settled()
    expect(shown).toEqual([])
  })

  it('shows one at a time, in their order, whatever the order of registration', async () => {
    const { queue, shown, prompt, visit } = arrange()
    for (const name of ['push', 'whatsapp', 'terms', 'install', 'phone'] as const) prompt(name)
    await visit()
    for (const name of ['terms', 'phone', 'whatsapp'] as const) {
      expect(shown.at(-1)).toBe(name)
      queue.done(name)
      await settled()
    }
    expect(shown).toEqual(['terms', undefined, 'phone', undefined, 'whatsapp', undefined])
  })

  it('asks about WhatsApp also after a favour on the device', async () => {
    const { queue, shown, prompt, visit } = arrange()
    prompt('install')
    prompt('whatsapp', (path) => (path === '/portal' ? 'now' : 'no'))
    await visit('/voucher')
    queue.declined('install')
    await visit('/portal')
    expect(shown).toEqual(['install', undefined, 'whatsapp'])
  })

  it.each([
    ['was of no use yet', { wasOfUse: false }, ['terms', 'phone', 'whatsapp']],
    ['is being left', { customer: person.deactivated().build() }, ['terms', 'phone']],
  ])('asks for no favour whose moment has not come: the portal %s', async (_, options, asked) => {
    const { queue, shown, prompt, visit } = arrange(undefined, undefined, options)
    for (const name of ['terms', 'phone', 'whatsapp', 'install', 'push'] as const) prompt(name)
    await visit()
    for (const name of ['terms', 'phone', 'whatsapp', 'install'] as const) {
      queue.done(name)
      await settled()
    }
    expect(shown.filter((name) => name !== undefined)).toEqual(asked)
  })

  it('asks for one favour on the device a visit, and for none after WhatsApp', async () => {
    const { queue, shown, prompt, visit } = arrange()
    for (const name of ['push', 'install'] as const) prompt(name)
    await visit('/portal')
    queue.declined('install')
    await visit('/voucher')
    expect(shown).toEqual(['install', undefined])
  })

  it('lets a prompt use what was read since the customer came to the screen', async () => {
    const { clock, prompt, visit } = arrange()
    const ages: number[] = []
    const { need, answered } = heldAnswer()
    prompt('terms', (path) => (path === '/voucher' ? need() : 'no'))
    prompt('phone', (_, { maxAge }) => {
      ages.push(maxAge)
      return 'no'
    })
    await visit('/portal')
    await visit('/compras')
    expect(ages).toEqual([Number.POSITIVE_INFINITY, 1000])

    await visit('/voucher')
    clock.advance(7000)
    await answered('no')
    expect(ages.at(-1)).toBe(8000)
  })

  it('skips a prompt that does not apply on this screen, and takes it away from such a screen', async () => {
    const { shown, prompt, visit } = arrange()
    prompt('terms', (path) => (path === '/portal' ? 'now' : 'no'))
    prompt('install')
    await visit('/voucher')
    await visit('/portal')
    await visit('/voucher')
    expect(shown).toEqual(['install', 'terms', 'install'])
  })

  it('holds the later ones back while an earlier one waits for another screen', async () => {
    const { shown, prompt, visit } = arrange()
    prompt('phone', (path) => (path === '/perfil' ? 'later' : 'now'))
    prompt('install')
    await visit('/perfil')
    expect(shown).toEqual([])
    await visit('/portal')
    expect(shown).toEqual(['phone'])
  })

  it('closes a prompt before the screen where it is never shown is drawn, so that the heading can take the focus', async () => {
    const { queue, visit } = arrange()
    queue.register({ name: 'phone', neverOn: '/perfil', need: async () => 'now' })
    await visit('/portal')
    queue.screenLeft('/voucher')
    expect(queue.showing).toBe('phone')
    queue.screenLeft('/perfil')
    expect(queue.showing).toBeUndefined()
  })

  it('closes a favour at once when the customer leaves the screen, and nothing that the programme requires', async () => {
    for (const name of ['terms', 'phone', 'whatsapp', 'install', 'push'] as const) {
      const { queue, prompt, visit } = arrange()
      prompt(name)
      await visit()
      queue.screenLeft('/voucher')
      expect(queue.showing).toBe(name === 'terms' || name === 'phone' ? name : undefined)
      await visit()
      expect(queue.showing).toBe(name)
    }
  })

  it('shows the next one when a prompt cannot say whether it applies, and asks it again on the next screen', async () => {
    const { shown, prompt, visit } = arrange()
    let reachable = false
    prompt('terms', () => (reachable ? 'now' : Promise.reject(new Error('offline'))))
    prompt('phone')
    await visit('/portal')
    reachable = true
    await visit('/voucher')
    expect(shown).toEqual(['phone', 'terms'])
  })

  it('ignores an answer that comes after the customer went to another screen', async () => {
    const { shown, prompt, visit } = arrange()
    const { need, answered } = heldAnswer()
    prompt('phone', (path) => (path === '/slow' ? need() : 'no'))
    await visit('/slow')
    await visit('/portal')
    await answered()
    expect(shown).toEqual([])
  })

  it('looks again when a prompt says that it changed, but keeps the prompt that is being read', async () => {
    const { queue, shown, prompt, visit } = arrange()
    let installable: PromptNeed = 'no'
    const listeners = new Set<() => void>()
    const release = prompt(
      'install',
      () => installable,
      (changed) => {
        listeners.add(changed)
        return () => listeners.delete(changed)
      },
    )
    await visit()
    for (const need of ['now', 'no'] as const) {
      installable = need
      for (const changed of listeners) changed()
      await settled()
    }
    expect(shown).toEqual(['install'])
    release()
    expect(listeners.size).toBe(0)
    installable = 'now'
    await visit()
    expect(queue.showing, 'it is asked no more').toBeUndefined()
  })

  it('lets a declined WhatsApp prompt rest for the session, also after a reload', async () => {
    const first = arrange()
    first.prompt('whatsapp')
    await first.visit()
    first.queue.declined('whatsapp')
    await first.visit()
    expect(first.shown).toEqual(['whatsapp', undefined])

    const reloaded = arrange(first.rests)
    reloaded.prompt('whatsapp')
    await reloaded.visit()
    expect(reloaded.shown).toEqual([])
  })

  it.each(['install', 'push'] as const)('lets a declined %s prompt rest for 30 days', async (name) => {
    const { rests, clock, queue } = arrange()
    queue.declined(name)
    for (const [wait, shown] of [
      [30 * DAY - 1, []],
      [1, [name]],
    ] as const) {
      clock.advance(wait)
      const reloaded = arrange(rests, clock)
      reloaded.prompt(name)
      await reloaded.visit()
      expect(reloaded.shown).toEqual(shown)
    }
  })

  it('shows nothing after the shell is gone', async () => {
    const { queue, shown, prompt, visit } = arrange()
    prompt('terms')
    const visited = visit()
    queue.dispose()
    await visited
    expect(shown).toEqual([])
  })

  it('waits while another dialog is open, and ignores its own', async () => {
    const { queue, prompt, visit } = arrange()
    const { need, answered } = heldAnswer()
    prompt('terms', need)
    await visit()
    queue.dialogsChanged(true)
    await answered()
    expect(queue.showing).toBeUndefined()

    queue.dialogsChanged(false)
    expect(queue.showing).toBe('terms')
    queue.dialogsChanged(true)
    expect(queue.showing).toBe('terms')
  })
})
