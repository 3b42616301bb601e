import type { LocationOutcome } from '@application/stores/geolocator.ts'
import { InMemoryStoreRepository } from '@infrastructure/in-memory/stores/in-memory-store-repository.ts'
import { StorePickerViewModel } from '@ui/shell/store/store-picker-view-model.ts'
import { expect, it } from 'vitest'
import { InMemoryGeolocator } from '../../../doubles/stores/in-memory-geolocator.ts'
import { store } from '../../../support/factories/stores.ts'
import { settled } from '../../../support/settled.ts'
import { storeChoices } from '../../../support/store-choice.ts'

const far = store.at(-23.31, -51.16).build({ id: 1 })
const near = store.at(-25.44, -49.29).build({ id: 2 })
const nowhere = store.withoutAddress().build({ id: 3 })
/** As an adapter gives it for a store to which the server gave no id. */
const unnamed = store.at(-25.44, -49.3).build({ id: -1 })

const HERE = { kind: 'located', position: { latitude: -25.44, longitude: -49.3 } } as const

function arrange(
  outcome: LocationOutcome = HERE,
  preferred?: number,
  stores = [far, near, nowhere, unnamed],
) {
  const { choice, navigation, preferredStore } = storeChoices({
    stores,
    ...(preferred !== undefined && { preferred }),
  })
  const repository = new InMemoryStoreRepository(stores)
  const geolocator = new InMemoryGeolocator(outcome)
  const picker = new StorePickerViewModel(choice(), repository, geolocator, navigation)
  let chosen = 0
  picker.begin(() => chosen++)
  return { picker, geolocator, navigation, preferredStore, timesChosen: () => chosen }
}

it('suggests the nearest stores to a customer who gives the position, and ends with a choice', async () => {
  const { picker, preferredStore, timesChosen } = arrange(HERE, 1)
  await picker.locatePressed()
  await settled()
  expect(picker.suggested.map(({ store }) => store.id)).toEqual([2, 1])
  expect(timesChosen()).toBe(0)
  picker.choice.choose(2)
  expect([preferredStore.read(), timesChosen()]).toEqual([2, 1])
})

it('suggests three at most', async () => {
  const distances = [4, 3, 2, 1].map((id) => store.at(-25.44 - id / 10, -49.3).build({ id }))
  const { picker } = arrange(HERE, undefined, distances)
  await picker.locatePressed()
  await settled()
  expect(picker.suggested.map(({ store }) => store.id)).toEqual([1, 2, 3])
})

it('suggests no store that only the map has, also when this is known late: every screen would drop it', async () => {
  const { picker } = arrange()
  await picker.locatePressed()
  await settled()
  picker.choice.stores.replace([far])
  expect(picker.suggested.map(({ store }) => store.id)).toEqual([1])
})

it('suggests no store that cannot be chosen, also where an empty list of stores says nothing of it', async () => {
  const { picker } = arrange()
  await picker.locatePressed()
  await settled()
  picker.choice.stores.replace([])
  expect(picker.suggested.map(({ store }) => store.id)).toEqual([2, 1])
})

it('says why the customer could not be found, and can be tried again', async () => {
  const { picker, geolocator } = arrange({ kind: 'denied' })
  await picker.locatePressed()
  expect([picker.problem, picker.suggested]).toEqual(['denied', []])
  geolocator.willAnswer(HERE)
  await picker.locatePressed()
  await settled()
  expect([picker.problem, picker.suggested.length]).toEqual([undefined, 2])
})

it('leads to all stores, from where a choice comes back', () => {
  const { picker, navigation } = arrange()
  picker.mapPressed()
  expect(navigation.visited).toEqual([{ path: '/location', options: { state: { choosingStore: true } } }])
})
