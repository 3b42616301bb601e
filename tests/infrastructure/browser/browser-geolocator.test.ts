import { BrowserGeolocator, PATIENCE } from '@infrastructure/browser/browser-geolocator.ts'
import { InMemoryClock } from '@infrastructure/in-memory/in-memory-clock.ts'
import { describe, expect, it } from 'vitest'

type Succeed = (position: { coords: { latitude: number; longitude: number } }) => void
type Fail = (error: object) => void

/** A browser that does this when it is asked where it is. */
function arrange(answer?: (succeed: Succeed, fail: Fail) => void) {
  const clock = new InMemoryClock()
  const navigator = answer ? { geolocation: { getCurrentPosition: answer } } : {}
  const window = { navigator: navigator as Partial<Navigator> as Navigator }
  return { clock, geolocator: new BrowserGeolocator(window, clock) }
}

const error = (code: number) => ({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })

describe('looking where the customer is', () => {
  it('gives the position', async () => {
    const { geolocator, clock } = arrange((succeed) =>
      succeed({ coords: { latitude: -25.4, longitude: -49.2 } }),
    )
    expect(await geolocator.locate()).toEqual({
      kind: 'located',
      position: { latitude: -25.4, longitude: -49.2 },
    })
    expect(clock.waiting).toBe(0)
  })

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timed-out'],
  ])('tells code %i as %s', async (code, kind) => {
    const { geolocator, clock } = arrange((_, fail) => fail(error(code)))
    expect(await geolocator.locate()).toEqual({ kind })
    expect(clock.waiting).toBe(0)
  })

  it('gives up on a question that nobody answers', async () => {
    const { geolocator, clock } = arrange(() => {})
    const outcome = geolocator.locate()
    clock.advance(PATIENCE)
    expect(await outcome).toEqual({ kind: 'timed-out' })
  })

  it('takes no position that does not exist', async () => {
    const { geolocator } = arrange((succeed) => succeed({ coords: { latitude: 0, longitude: 0 } }))
    expect(await geolocator.locate()).toEqual({ kind: 'unavailable' })
  })

  it('is unavailable in a browser that cannot look', async () => {
    expect(await arrange().geolocator.locate()).toEqual({ kind: 'unavailable' })
  })
})
