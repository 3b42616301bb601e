import { VisitFacts } from '@application/telemetry/visit-facts.ts'
import { BrowserVisitFacts } from '@infrastructure/browser/browser-visit-facts.ts'
import { expect, it } from 'vitest'
import { InMemoryVisitFacts } from '../doubles/in-memory-visit-facts.ts'
import { windowOf } from '../support/window-of.ts'
import { contract } from './contract.ts'

const VERSION = '2026.11.20-abcdef0123'
const ASSETS = 'https://portal.example/assets'

/** A visit to the home screen, and what happens in it. */
interface Visit {
  readonly facts: VisitFacts
  readonly loseSignal: () => void
  /** The customer turns to another tab. */
  readonly leave: () => void
}

function inBrowser(): Visit {
  const table = {
    files: ['assets/home-Ab12Cd34.js', 'assets/offers-Ab12Cd34.js'],
    screens: [{ path: '/portal' }],
  }
  const document = windowOf({
    visibilityState: 'visible',
    baseURI: 'https://portal.example/',
    getElementById: () => ({ textContent: JSON.stringify(table) }),
    querySelector: () => ({ getAttribute: () => VERSION }),
  })
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36'
  const navigator = { userAgent, onLine: true, connection: { effectiveType: '4g' } }
  const window = windowOf({
    document,
    navigator,
    location: { hash: '#/portal' },
    performance: { getEntriesByType: () => [] },
  })
  return {
    facts: new BrowserVisitFacts(window),
    loseSignal: () => Object.assign(navigator, { onLine: false }),
    leave: () => {
      for (const visibilityState of ['hidden', 'visible']) {
        Object.assign(document, { visibilityState })
        document.dispatchEvent(new Event('visibilitychange'))
      }
    },
  }
}

function inMemory(): Visit {
  const facts = new InMemoryVisitFacts()
  return {
    facts,
    loseSignal: () => {
      facts.online = false
    },
    leave: () => facts.leave(),
  }
}

const thrownAt = (place: string) => Object.assign(new TypeError('Maria'), { stack: `at ${ASSETS}/${place}` })
const missing = (file: string) =>
  new TypeError(`Failed to fetch dynamically imported module: ${ASSETS}/${file}`)

// What a browser measures (onVital) is proven by tests/e2e/telemetry.test.ts: it needs a page that is painted.
contract<() => Visit>(VisitFacts, { 'in a browser': inBrowser, 'in memory': inMemory }, (arrange) => {
  it('says which build this is, in which browser, and how it is connected', () => {
    const { version, browser, connection } = arrange().facts
    expect({ version, browser, connection }).toEqual({
      version: VERSION,
      browser: 'chrome',
      connection: '4g',
    })
  })

  it('names screen and call by their templates', () => {
    const { facts } = arrange()
    expect(facts.screen()).toBe('/portal')
    expect(facts.call('GET', 'https://id.example/api/pessoa?cpf=52998224725')).toBe('GET /api/pessoa')
  })

  it('says where in the files of this build something was thrown, and which of them is missing', () => {
    const { facts } = arrange()
    expect(facts.frames(thrownAt('home-Ab12Cd34.js:1:345'))).toEqual(['home-Ab12Cd34.js:1:345'])
    expect(facts.missingFile(missing('offers-Ab12Cd34.js'))).toBe('offers-Ab12Cd34.js')
  })

  it('knows whether the device has a connection', () => {
    const { facts, loseSignal } = arrange()
    expect(facts.isOnline()).toBe(true)
    loseSignal()
    expect(facts.isOnline()).toBe(false)
  })

  it('tells each listener each time the customer leaves, and not when they come back', () => {
    const { facts, leave } = arrange()
    const heard: string[] = []
    facts.onLeave(() => heard.push('one'))
    facts.onLeave(() => heard.push('other'))
    leave()
    leave()
    expect(heard).toEqual(['one', 'other', 'one', 'other'])
  })
})
