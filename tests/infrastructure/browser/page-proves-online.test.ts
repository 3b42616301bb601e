import { BrowserDeviceConnection } from '@infrastructure/browser/browser-device-connection.ts'
import { pageProvesOnline } from '@infrastructure/browser/page-proves-online.ts'
import { expect, it } from 'vitest'
import { windowOf } from '../../support/window-of.ts'

const TRANSFERRED = { transferSize: 13_581, encodedBodySize: 13_281 }

/** A window as it is when the portal starts; `measured` is when the browser says how its page came. */
function opened(onLine: boolean, page: Partial<PerformanceNavigationTiming> = TRANSFERRED) {
  /** As in a browser: the value is not the object's own. */
  const browser = { onLine }
  const navigator = Object.create(browser) as { readonly onLine: boolean }
  let measured = () => {}
  const window = windowOf({
    navigator,
    PerformanceObserver: class {
      constructor(private readonly heard: (list: object) => void) {}
      observe() {
        measured = () => this.heard({ getEntriesByType: () => [page] })
      }
    },
  })
  const told: boolean[] = []
  for (const change of ['online', 'offline'])
    window.addEventListener(change, () => told.push(navigator.onLine))
  pageProvesOnline(window)
  return {
    told,
    isOnline: () => navigator.onLine,
    answered: () => new BrowserDeviceConnection(window).serverAnswered(),
    measured: () => measured(),
    turn(to: boolean) {
      browser.onLine = to
      window.dispatchEvent(new Event(to ? 'online' : 'offline'))
    },
  }
}

it('believes the page rather than a browser that says that the device is offline, and tells of it', () => {
  const device = opened(false)
  device.measured()
  expect(device.isOnline()).toBe(true)
  expect(device.told).toEqual([true])
})

it('believes a page that the browser already had, after it has asked whether it is still the same', () => {
  const device = opened(false, { transferSize: 300, encodedBodySize: 13_281 })
  device.measured()
  expect(device.isOnline()).toBe(true)
})

it('believes an answer as well, until the browser tells of a change', () => {
  const device = opened(false, {})
  device.answered()
  device.answered()
  expect(device.isOnline()).toBe(true)
  expect(device.told).toEqual([true])
  device.turn(false)
  expect(device.isOnline()).toBe(false)
  device.answered()
  expect(device.isOnline()).toBe(true)
})

it.each([
  ['that the worker has kept', { transferSize: 0, encodedBodySize: 58_442 }],
  ['that the worker has kept, in Chrome before 127', { transferSize: 300, encodedBodySize: 0 }],
  ['of which the browser does not say how it came', {}],
])('believes the browser when the page is one %s', (_, page) => {
  const device = opened(false, page)
  device.measured()
  expect(device.isOnline()).toBe(false)
})

it('believes the browser again when it tells of a change', () => {
  const device = opened(false)
  device.measured()
  device.turn(false)
  expect(device.isOnline()).toBe(false)
})

it('says nothing of its own when the browser has changed its mind meanwhile', () => {
  const device = opened(false)
  device.turn(true)
  device.measured()
  expect(device.told).toEqual([true])
})

it('leaves a browser alone that says that the device is online', () => {
  const device = opened(true)
  device.measured()
  expect(device.told).toEqual([])
})
