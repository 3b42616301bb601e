import { type ActivationOutcome, RunningActivations } from '@application/offers/running-activations.ts'
import { deferred } from '@infrastructure/in-memory/deferred.ts'
import { StoredActivations } from '@ui/offers/stored-activations.ts'
import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { pageServices } from '../../support/page-services.ts'
import { settled } from '../../support/settled.ts'

const ACTIVATED: ActivationOutcome = { kind: 'activated', outlastsTab: true }

it('reads the storage again after each round of activations, also of one that began when the last had ended', async () => {
  const running = new RunningActivations(new InMemorySessionStore())
  const [first, second] = [deferred<ActivationOutcome>(), deferred<ActivationOutcome>()]
  const stored: number[] = []
  void running
    .join(1, () => first.promise)
    .then(() => {
      stored.push(1)
      return running.join(2, () => second.promise)
    })
    .then(() => stored.push(2))
  const activations = new StoredActivations(running)
  activations.attachTo(pageServices())

  const seen: string[] = []
  const stop = autorun(() => seen.push(activations.watch(() => stored.join())))
  first.resolve(ACTIVATED)
  await settled()
  expect(seen.at(-1)).toBe('1')
  second.resolve(ACTIVATED)
  await settled()
  expect(seen.at(-1)).toBe('1,2')
  stop()
})

it('reads the storage again when the customer comes back, because another tab may have activated some', () => {
  const activations = new StoredActivations(new RunningActivations(new InMemorySessionStore()))
  const page = pageServices()
  const leave = activations.attachTo(page)
  let stored = 1
  const seen: number[] = []
  const stop = autorun(() => seen.push(activations.watch(() => stored)))
  stored = 2
  page.visibility.comeBack()
  expect(seen).toEqual([1, 2])
  leave()
  stop()
})
