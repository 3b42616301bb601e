import { BrowserScreenWakeLock } from '@infrastructure/browser/browser-screen-wake-lock.ts'
import { expect, it } from 'vitest'
import { InMemoryScreenWakeLock } from '../doubles/in-memory-screen-wake-lock.ts'
import { settled } from '../support/settled.ts'
import { windowOf } from '../support/window-of.ts'
import { describeScreenWakeLock } from './screen-wake-lock.contract.ts'

function browser(navigator: object): BrowserScreenWakeLock {
  const document = windowOf({ visibilityState: 'visible' })
  return new BrowserScreenWakeLock(windowOf({ document, navigator }))
}

describeScreenWakeLock('in a browser', () => {
  const locks = new Set<object>()
  const request = async () => {
    const lock = { release: async () => locks.delete(lock) }
    locks.add(lock)
    return lock
  }
  return { wakeLock: browser({ wakeLock: { request } }), holders: () => locks.size }
})
describeScreenWakeLock('in memory', () => {
  const wakeLock = new InMemoryScreenWakeLock()
  return { wakeLock, holders: () => wakeLock.holders }
})

it.each([
  ['refuses', { wakeLock: { request: () => Promise.reject(new DOMException('low battery')) } }],
  ['has no such thing', {}],
])('a browser that %s lets the screen go dark', async (_, navigator) => {
  const release = browser(navigator).hold()
  await settled()
  expect(release()).toBeUndefined()
})
