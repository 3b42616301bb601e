import { installWay, isAppleTouchDevice } from '@infrastructure/browser/browser-install-prompt.ts'
import { describe, expect, it } from 'vitest'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
/** iPadOS and macOS send the same. */
const MACINTOSH =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'

describe.each([
  { device: 'an Android phone', userAgent: ANDROID, maxTouchPoints: 5, offered: true, way: 'browser' },
  { device: 'a Windows computer', userAgent: WINDOWS, maxTouchPoints: 0, offered: true, way: 'browser' },
  { device: 'an iPhone', userAgent: IPHONE, maxTouchPoints: 5, offered: false, way: 'ios' },
  {
    device: 'an iPad that calls itself Macintosh',
    userAgent: MACINTOSH,
    maxTouchPoints: 5,
    offered: false,
    way: 'ios',
  },
])('on $device', ({ userAgent, maxTouchPoints, offered, way }) => {
  it(`the portal in the browser is installed by way of: ${way}`, () => {
    expect(installWay({ userAgent, maxTouchPoints, isStandalone: false }, offered)).toBe(way)
  })

  it('the portal on the home screen offers nothing', () => {
    expect(installWay({ userAgent, maxTouchPoints, isStandalone: true }, offered)).toBe('none')
  })
})

describe('a device whose browser offers nothing', () => {
  it.each([
    ['Android', ANDROID, 5],
    ['Windows', WINDOWS, 10],
    ['a Macintosh', MACINTOSH, 0],
  ])('has no way: %s', (_, userAgent, maxTouchPoints) => {
    expect(installWay({ userAgent, maxTouchPoints, isStandalone: false }, false)).toBe('none')
    expect(isAppleTouchDevice({ userAgent, maxTouchPoints })).toBe(false)
  })
})
