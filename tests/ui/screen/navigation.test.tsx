import { Navigation } from '@ui/screen/navigation.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'

const navigation = new Navigation()
let steps: string[] = []
let stop = () => {}

/** Each step by the address that it leads to. */
beforeEach(() => {
  steps = []
  stop = navigation.onStep(() => steps.push(window.location.hash))
})

afterEach(() => stop())

const fired = (event: 'popstate' | 'hashchange') =>
  new Promise((resolve) => window.addEventListener(event, resolve, { once: true }))

it('a step of the browser is reported once, and before its second event', async () => {
  navigation.go('/chats')
  navigation.go('/termos')
  const [first, second] = [fired('popstate'), fired('hashchange')]
  navigation.back()
  await first
  expect(steps).toEqual(['#/chats', '#/termos', '#/chats'])
  await second
  expect(steps).toEqual(['#/chats', '#/termos', '#/chats'])
})

it('a step of the portal is reported, also to the same screen after a step back between two entries of it', async () => {
  navigation.go('/location')
  navigation.go('/location')
  const back = fired('popstate')
  navigation.back()
  await back
  navigation.go('/location')
  expect(steps).toEqual(['#/location', '#/location', '#/location', '#/location'])
})

it('a step is reported to nobody who has stopped listening', () => {
  stop()
  navigation.go('/chats')
  expect(steps).toEqual([])
})
