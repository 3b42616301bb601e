import type { Id } from '@domain/id.ts'
import { expect, it } from 'vitest'
import { store } from '../../support/factories/stores.ts'
import { pageServices } from '../../support/page-services.ts'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'

it('takes over the store that is chosen elsewhere, until its screen is gone', () => {
  const { choice, preferredStore } = storeChoices({ carried: { store: 1 } })
  const onScreen = choice()
  const heard: Id[] = []
  const detach = onScreen.attachTo(pageServices())
  onScreen.start((storeId) => heard.push(storeId))
  preferredStore.choose(2)
  expect(onScreen.chosen).toBe(2)
  onScreen.choose(1)
  expect(heard).toEqual([1, 2, 1])

  detach()
  preferredStore.choose(2)
  expect(onScreen.chosen).toBe(1)
})

it('shows the store that was carried to it once: a step back finds the one that was chosen since', () => {
  const { choice, preferredStore } = storeChoices({ carried: { store: 1 }, preferred: 3 })
  const first = choice()
  first.start()
  expect(first.chosen).toBe(1)
  preferredStore.choose(2)
  expect(choice().chosen).toBe(2)
})

it('gives way to the own store of the customer where the carried one has closed, and no other', async () => {
  const { choice } = storeChoices({ carried: { store: 9 }, preferred: 2 })
  const onScreen = choice()
  const heard: Id[] = []
  onScreen.start((storeId) => heard.push(storeId))
  await settled()
  expect([onScreen.chosen, heard]).toEqual([2, [9, 2]])

  const bothClosed = storeChoices({ carried: { store: 9 }, preferred: 8 }).choice()
  bothClosed.start()
  await settled()
  expect(bothClosed.chosen).toBeUndefined()
})

it.each([
  ['is dropped', 'lacks it', [store.build({ id: 1 })], undefined],
  ['stays', 'is empty, which says nothing of it', [], 9],
])('a store that was chosen earlier %s where the list %s', async (_, __, stores, chosen) => {
  const { choice } = storeChoices({ stores, preferred: 9 })
  const onScreen = choice()
  onScreen.start()
  await settled()
  expect(onScreen.chosen).toBe(chosen)
})
