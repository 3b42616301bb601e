import { Clock } from '@application/clock.ts'
import { ExclusiveRun } from '@application/exclusive-run.ts'
import { type InstallAnswer, InstallPrompt } from '@application/install/install-prompt.ts'
import { PageVisibility } from '@application/page-visibility.ts'
import { ScreenWakeLock } from '@application/screen-wake-lock.ts'
import { BrowserClock } from '@infrastructure/browser/browser-clock.ts'
import { BrowserExclusiveRun } from '@infrastructure/browser/browser-exclusive-run.ts'
import { BrowserInstallPrompt } from '@infrastructure/browser/browser-install-prompt.ts'
import { BrowserPageVisibility } from '@infrastructure/browser/browser-page-visibility.ts'
import { BrowserScreenWakeLock } from '@infrastructure/browser/browser-screen-wake-lock.ts'
import { InTabExclusiveRun } from '@infrastructure/browser/in-tab-exclusive-run.ts'
import { InMemoryInstallPrompt } from '@infrastructure/in-memory/install/in-memory-install-prompt.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { InMemoryPageVisibility } from '../doubles/in-memory-page-visibility.ts'
import { InMemoryScreenWakeLock } from '../doubles/in-memory-screen-wake-lock.ts'
import { settled } from '../support/settled.ts'
import { windowOf } from '../support/window-of.ts'
import { contract } from './contract.ts'

const DAY = 24 * 60 * 60 * 1000
const NOON = Date.UTC(2026, 10, 20, 15)

afterEach(() => {
  vi.useRealTimers()
})

/** A clock that shows this moment, in epoch milliseconds, and what lets that many milliseconds pass. */
type ArrangeClock = (moment: number) => { clock: Clock; pass: (milliseconds: number) => void }

contract<ArrangeClock>(
  Clock,
  {
    'in a browser': (now) => {
      vi.useFakeTimers({ now })
      return { clock: new BrowserClock(), pass: (milliseconds) => vi.advanceTimersByTime(milliseconds) }
    },
    'in memory': (now) => {
      const clock = new InMemoryClock(now)
      return { clock, pass: (milliseconds) => clock.advance(milliseconds) }
    },
  },
  (arrange) => {
    it('shows the moment, and goes on', () => {
      const { clock, pass } = arrange(NOON)
      expect(clock.now()).toBe(NOON)
      pass(5)
      expect(clock.now()).toBe(NOON + 5)
    })

    it.each([
      ['2026-11-21T02:59:59Z', 20],
      ['2026-11-21T03:00:00Z', 21],
    ])('says at %s that it is day %i in Brazil', (moment, day) => {
      const { clock } = arrange(Date.parse(moment))
      expect(clock.today()).toEqual({ year: 2026, month: 11, day })
    })

    it.each([
      ['a day ahead', DAY],
      ['a day behind', -DAY],
    ])('says the server’s day on a device that is %s, and its own moment', (_, ahead) => {
      const { clock, pass } = arrange(NOON + ahead)
      clock.serverTimeRead(NOON, NOON + ahead - 2000)
      expect(clock.today()).toEqual({ year: 2026, month: 11, day: 20 })
      expect(clock.now()).toBe(NOON + ahead)
      pass(DAY)
      expect(clock.today()).toEqual({ year: 2026, month: 11, day: 21 })
      // The clock is set right.
      clock.serverTimeRead(clock.now(), clock.now())
      expect(clock.today()).toEqual({ year: 2026, month: 11, day: 21 + ahead / DAY })
    })

    it.each([
      ['a second', 1000],
      ['sixty days, which is longer than a browser timer can', 60 * DAY],
    ])('runs something once after %s, and not when it was cancelled', (_, delay) => {
      const { clock, pass } = arrange(NOON)
      const runs: string[] = []
      clock.after(delay, () => runs.push('kept'))
      const cancel = clock.after(delay, () => runs.push('cancelled'))
      pass(delay - 1)
      expect(runs).toEqual([])
      cancel()
      pass(delay)
      expect(runs).toEqual(['kept'])
    })

    it('runs in the order of the due moments, and ignores a late cancellation', () => {
      const { clock, pass } = arrange(NOON)
      const runs: number[] = []
      const cancel = clock.after(20, () => runs.push(clock.now()))
      clock.after(10, () => runs.push(clock.now()))
      pass(30)
      cancel()
      expect(runs).toEqual([NOON + 10, NOON + 20])
    })
  },
)

/** The browser's locks, which all tabs share. */
function grantingLocks(): LockManager {
  const turns = new InTabExclusiveRun()
  return {
    // biome-ignore lint/complexity/noBannedTypes: as the platform declares it.
    request: (name: string, ...rest: unknown[]) => turns.run(name, () => (rest.at(-1) as Function)(null)),
    query: () => Promise.resolve({}),
  }
}

/** The answer to a page that is being left, or to one without an origin. */
const refusingLocks: LockManager = {
  request: () => Promise.reject(new DOMException('The document is not fully active.', 'InvalidStateError')),
  query: () => Promise.resolve({}),
}

const tabWith = (locks: LockManager | undefined) => new BrowserExclusiveRun({ navigator: { locks } })
const twice = (tab: ExclusiveRun) => [tab, tab] as const

/** Two tabs, or two parts of one tab. */
contract<() => readonly [ExclusiveRun, ExclusiveRun]>(
  ExclusiveRun,
  {
    'in two tabs of a browser with locks': () => {
      const locks = grantingLocks()
      return [tabWith(locks), tabWith(locks)]
    },
    'in one tab of a browser that refuses a lock': () => twice(tabWith(refusingLocks)),
    'in one tab of a browser without locks': () => twice(tabWith(undefined)),
  },
  (arrange) => {
    it('gives the answer of the work, which runs once', async () => {
      const [tab] = arrange()
      let runs = 0
      expect(await tab.run('a', async () => ++runs)).toBe(1)
      expect(runs).toBe(1)
    })

    it('waits for the work before it under the same name, and for no other', async () => {
      const [tab, other] = arrange()
      const log: string[] = []
      let finish = () => {}
      const first = tab.run('a', () => {
        log.push('first begins')
        return new Promise<void>((resolve) => {
          finish = resolve
        })
      })
      const second = other.run('a', async () => log.push('second begins'))
      await other.run('b', async () => log.push('another name'))
      await settled()
      expect(log).toEqual(['first begins', 'another name'])
      finish()
      await Promise.all([first, second])
      expect(log.at(-1)).toBe('second begins')
    })

    it('passes on the failure of the work, which runs once, and lets the next begin', async () => {
      const [tab, other] = arrange()
      let runs = 0
      const failing = tab.run('a', async () => {
        runs++
        throw new Error('no')
      })
      const next = other.run('a', async () => 'next')
      await expect(failing).rejects.toThrow('no')
      expect(await next).toBe('next')
      expect(runs).toBe(1)
    })
  },
)

type ArrangeInstall = (
  answer: InstallAnswer,
  isIphone?: boolean,
) => { install: InstallPrompt; offer: () => void }

contract<ArrangeInstall>(
  InstallPrompt,
  {
    'in a browser': (outcome, isIphone = false) => {
      const window = windowOf({
        navigator: { userAgent: isIphone ? 'iPhone' : 'Android', maxTouchPoints: 5 },
        matchMedia: () => ({ matches: false }),
      })
      const prompt = async () => ({ outcome })
      return {
        install: new BrowserInstallPrompt(window),
        offer: () => window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })),
      }
    },
    'in memory': (answer, isIphone = false) => {
      const install = new InMemoryInstallPrompt(isIphone ? 'ios' : 'none', answer)
      return { install, offer: () => install.turn('browser') }
    },
  },
  (arrange) => {
    it('announces that the browser offers it, until the listener is cancelled', () => {
      const { install, offer } = arrange('accepted')
      expect(install.way()).toBe('none')
      const heard: string[] = []
      const cancel = install.subscribe(() => heard.push(install.way()))
      offer()
      cancel()
      offer()
      expect(heard).toEqual(['browser'])
    })

    it.each(['accepted', 'dismissed'] as const)('asks once for each offer: %s', async (answer) => {
      const { install, offer } = arrange(answer)
      offer()
      const heard: string[] = []
      install.subscribe(() => heard.push(install.way()))
      expect(await install.ask()).toBe(answer)
      expect(heard).toEqual(['none'])
      expect(await install.ask()).toBe('dismissed')
    })

    it('leaves it to the customer on an iPhone', async () => {
      const { install } = arrange('accepted', true)
      expect(install.way()).toBe('ios')
      expect(await install.ask()).toBe('dismissed')
    })
  },
)

it('a browser that offers to install shows no bar of its own, and offers nothing once that is done', () => {
  const window = windowOf({ navigator: { userAgent: 'Android' }, matchMedia: () => ({ matches: false }) })
  const install = new BrowserInstallPrompt(window)
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  window.dispatchEvent(offer)
  expect([offer.defaultPrevented, install.way()]).toEqual([true, 'browser'])
  window.dispatchEvent(new Event('appinstalled'))
  expect(install.way()).toBe('none')
})

it('a portal on the home screen is not to be installed, by the standard and by what Safari had before it', () => {
  const way = (matches: boolean, standalone?: boolean) => {
    const navigator = { userAgent: 'iPhone', ...(standalone !== undefined && { standalone }) }
    return new BrowserInstallPrompt(windowOf({ navigator, matchMedia: () => ({ matches }) })).way()
  }
  expect([way(true), way(false, true)]).toEqual(['none', 'none'])
  expect([way(false), way(false, false)]).toEqual(['ios', 'ios'])
})

/** What the customer does: turn to another tab, and back. */
type ArrangeVisibility = () => { visibility: PageVisibility; leave: () => void; comeBack: () => void }

contract<ArrangeVisibility>(
  PageVisibility,
  {
    'in a browser': () => {
      const document = windowOf({ visibilityState: 'visible' })
      const turn = (visibilityState: string) => {
        Object.assign(document, { visibilityState })
        document.dispatchEvent(new Event('visibilitychange'))
      }
      const visibility = new BrowserPageVisibility(windowOf({ document }))
      return { visibility, leave: () => turn('hidden'), comeBack: () => turn('visible') }
    },
    'in memory': () => {
      const visibility = new InMemoryPageVisibility()
      return { visibility, leave: () => visibility.leave(), comeBack: () => visibility.comeBack() }
    },
  },
  (arrange) => {
    it('is visible until the customer leaves, and when they come back', () => {
      const { visibility, leave, comeBack } = arrange()
      expect(visibility.isVisible()).toBe(true)
      leave()
      expect(visibility.isVisible()).toBe(false)
      comeBack()
      expect(visibility.isVisible()).toBe(true)
    })

    it('announces each return, until the listener is cancelled', () => {
      const { visibility, leave, comeBack } = arrange()
      const heard: boolean[] = []
      const cancel = visibility.onReturn(() => heard.push(visibility.isVisible()))
      leave()
      expect(heard).toEqual([])
      comeBack()
      leave()
      comeBack()
      cancel()
      leave()
      comeBack()
      expect(heard).toEqual([true, true])
    })
  },
)

it('a window that gets the focus again is a return too, until the listener is cancelled', () => {
  const window = windowOf({ document: windowOf({ visibilityState: 'visible' }) })
  let returns = 0
  const cancel = new BrowserPageVisibility(window).onReturn(() => returns++)
  window.dispatchEvent(new Event('focus'))
  expect(returns).toBe(1)
  cancel()
  window.dispatchEvent(new Event('focus'))
  expect(returns).toBe(1)
})

const wakeLockOf = (navigator: object) =>
  new BrowserScreenWakeLock(windowOf({ document: windowOf({ visibilityState: 'visible' }), navigator }))

contract<() => { readonly wakeLock: ScreenWakeLock; readonly holders: () => number }>(
  ScreenWakeLock,
  {
    'in a browser': () => {
      const locks = new Set<object>()
      const request = async () => {
        const lock = { release: async () => locks.delete(lock) }
        locks.add(lock)
        return lock
      }
      return { wakeLock: wakeLockOf({ wakeLock: { request } }), holders: () => locks.size }
    },
    'in memory': () => {
      const wakeLock = new InMemoryScreenWakeLock()
      return { wakeLock, holders: () => wakeLock.holders }
    },
  },
  (arrange) => {
    it('keeps the screen awake until each holder has released it', async () => {
      const { wakeLock, holders } = arrange()
      const releaseFirst = wakeLock.hold()
      const releaseSecond = wakeLock.hold()
      await settled()
      expect(holders()).toBe(2)
      releaseFirst()
      releaseFirst()
      expect(holders()).toBe(1)
      releaseSecond()
      expect(holders()).toBe(0)
    })

    it('can be released at once', async () => {
      const { wakeLock, holders } = arrange()
      wakeLock.hold()()
      await settled()
      expect(holders()).toBe(0)
    })
  },
)

it('a page that returns while the browser still answers holds the screen once', async () => {
  const locks = new Set<object>()
  const request = async () => {
    const lock = { released: false, release: async () => locks.delete(lock) }
    locks.add(lock)
    return lock
  }
  const document = windowOf({ visibilityState: 'visible' })
  const release = new BrowserScreenWakeLock(
    windowOf({ document, navigator: { wakeLock: { request } } }),
  ).hold()
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(locks.size).toBe(1)
  release()
  expect(locks.size).toBe(0)
})

it('a page holds the screen again when it is shown again, after the browser has ended its lock, until it lets go', async () => {
  const locks: { released: boolean }[] = []
  const request = async () => {
    const lock = { released: false, release: async () => Object.assign(lock, { released: true }) }
    locks.push(lock)
    return lock
  }
  const document = windowOf({ visibilityState: 'visible' })
  const shownAgain = async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
  }
  const window = windowOf({ document, navigator: { wakeLock: { request } } })
  const release = new BrowserScreenWakeLock(window).hold()
  await settled()
  Object.assign(locks[0] ?? {}, { released: true })
  await shownAgain()
  expect(locks.map(({ released }) => released)).toEqual([true, false])
  release()
  await shownAgain()
  expect(locks.map(({ released }) => released)).toEqual([true, true])
})

it.each([
  ['refuses', { wakeLock: { request: () => Promise.reject(new DOMException('low battery')) } }],
  ['has no wake lock', {}],
])('a browser that %s lets the screen go dark', async (_, navigator) => {
  const release = wakeLockOf(navigator).hold()
  await settled()
  expect(release()).toBeUndefined()
})
