import { believeThePage } from '@infrastructure/browser/page-proves-online.ts'
import { expect, it } from 'vitest'
import { windowOf } from '../../support/window-of.ts'

/** A window as it is when the portal starts; `measured` is when the browser says how its page came. */
function opened({ onLine, transferSize }: { onLine: boolean; transferSize?: number }) {
  /** As in a browser: the value is not the object's own. */
  const browser = { onLine }
  const navigator = Object.create(browser) as { readonly onLine: boolean }
  let measured = () => {}
  const window = windowOf({
    navigator,
    PerformanceObserver: class {
      constructor(private readonly heard: (list: object) => void) {}
      observe() {
        measured = () => this.heard({ getEntriesByType: () => [{ transferSize }] })
      }
    },
  })
  const told: boolean[] = []
  for (const change of ['online', 'offline'])
    window.addEventListener(change, () => told.push(navigator.onLine))
  believeThePage(window)
  return {
    told,
    isOnline: () => navigator.onLine,
    measured: () => measured(),
    turn(to: boolean) {
      browser.onLine = to
      window.dispatchEvent(new Event(to ? 'online' : 'offline'))
    },
  }
}

it('believes the page rather than a browser that says that the device is offline, and tells of it', () => {
  const device = opened({ onLine: false, transferSize: 13_000 })
  device.measured()
  expect(device.isOnline()).toBe(true)
  expect(device.told).toEqual([true])
})

it.each([
  ['that the worker has kept', { transferSize: 0 }],
  ['of which the browser does not say how it came', {}],
])('believes the browser when the page is one %s', (_, page) => {
  const device = opened({ onLine: false, ...page })
  device.measured()
  expect(device.isOnline()).toBe(false)
})

it.each([true, false])('believes the browser again when it tells of a change (online: %s)', (to) => {
  const device = opened({ onLine: false, transferSize: 13_000 })
  device.measured()
  device.turn(to)
  expect(device.isOnline()).toBe(to)
})

it('says nothing of its own when the browser has changed its mind meanwhile', () => {
  const device = opened({ onLine: false, transferSize: 13_000 })
  device.turn(true)
  device.measured()
  device.turn(false)
  expect(device.isOnline()).toBe(false)
})

it('leaves a browser alone that says that the device is online', () => {
  const device = opened({ onLine: true, transferSize: 13_000 })
  device.measured()
  expect(device.told).toEqual([])
})
