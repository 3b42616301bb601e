import { withTransition } from '@ui/screen/opened-picture.ts'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it.each([
  { browser: 'has transitions', isAble: true, matches: false, transitions: 1 },
  { browser: 'has none', isAble: false, matches: false, transitions: 0 },
  { browser: 'is asked for less motion', isAble: true, matches: true, transitions: 0 },
])('a change of screen in a browser that $browser draws $transitions transitions', (browser) => {
  const { isAble, matches, transitions } = browser
  const startViewTransition = vi.fn((update: () => void) => update())
  vi.stubGlobal('document', isAble ? { startViewTransition } : {})
  vi.stubGlobal('window', { location: { hash: '' }, matchMedia: () => ({ matches }) })
  const navigate = vi.fn()
  withTransition(navigate, '/voucher', { transition: true })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/voucher', { transition: true })
  expect(startViewTransition).toHaveBeenCalledTimes(transitions)
})
