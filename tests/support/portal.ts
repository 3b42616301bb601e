import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import { postControl } from '../../sandbox/post-control.ts'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { buildPortal } from '../../scripts/build/build-portal.ts'
import { once } from '../../src/domain/once.ts'
import { BrowserContexts, type ContextOptions } from './browser-contexts.ts'
import type { Fault } from './faults.ts'
import { goOn, SharedPage } from './shared-page.ts'
import { TEST_NOW } from './test-now.ts'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

/** The profile of a customer who has nothing yet. */
export const EMPTY = { profile: 'empty' }

export interface PageOptions extends ContextOptions {
  /** The customer who is signed in when the page opens. Without one, the page opens signed out. */
  readonly customer?: TestCustomer
  /** The store that the customer chose at an earlier visit. */
  readonly store?: number
  /** What the portal's local storage holds at the start, besides the session. */
  readonly storage?: Readonly<Record<string, string>>
  /** Runs before the portal is opened, in the page that it will open in. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Stays open to the end of the file, for tests that go on where the one before has ended. */
  readonly kept?: boolean
  /** For the portal in memory: the text after `?cenario=`. */
  readonly scenario?: string
  /** What the device's clock shows at the start, in epoch milliseconds. The sandbox's shows TEST_NOW. */
  readonly deviceTime?: number
}

export interface EnterOptions extends PageOptions {
  /** What `POST /_sandbox/customers` takes. */
  readonly profile?: object
}

/** What may differ from test to test in a page that they share. */
type PublicVisit = Pick<PageOptions, 'store' | 'storage' | 'viewport' | 'colorScheme'>

export type VisitOptions = PublicVisit & Pick<EnterOptions, 'profile' | 'customer'>

interface PortalOptions {
  readonly redeployable?: boolean
  /** The portal without a backend, as `npm run dev:in-memory` has it: the sandbox serves its files and answers nothing. */
  readonly inMemory?: boolean
  /** The portal reports its visits to the sandbox. */
  readonly reportsVisits?: boolean
}

/** What a page said that it should not have. */
interface Complaint {
  readonly said: string
  /** The address that it speaks of. */
  readonly where: string
}

/**
 * The built portal on a sandbox of its own, in the worker's browser. Every page is watched: at the end of each test there must
 * have been no error in the console, no crash and no breach of the content-security policy.
 */
export function openPortal({
  redeployable = false,
  inMemory = false,
  reportsVisits = false,
}: PortalOptions = {}) {
  const isOwn = redeployable || inMemory
  /** What the sandbox serves; a directory of its own for tests that deploy something else over it, or another build. */
  const directory = isOwn ? mkdtempSync(join(tmpdir(), 'portal-')) : DIST
  let sandbox: Sandbox
  let contexts: BrowserContexts
  let shared: SharedPage
  let complaints: Complaint[] = []
  /** Complaints that a test expects, because it provokes them. */
  let tolerated: RegExp[] = []

  beforeAll(async () => {
    if (redeployable) cpSync(DIST, directory, { recursive: true })
    if (inMemory) buildPortal('--mode', 'in-memory', '--outDir', directory, '--emptyOutDir')
    sandbox = await startSandbox({
      staticDir: directory,
      reportsVisits,
      now: () => new Date(TEST_NOW),
    })
    contexts = new BrowserContexts(testBrowser)
    shared = new SharedPage(
      () => newPage({}, true),
      (page) => contexts.closeKept(page),
    )
  })

  afterEach(async ({ task }) => {
    await contexts.takeBack()
    await shared.takeBack(task.result?.state === 'fail')
    await setFaults([])
    const found = complaints.filter(({ said }) => !tolerated.some((pattern) => pattern.test(said)))
    complaints = []
    tolerated = []
    expect(found.map(({ said, where }) => `${said} (${where})`)).toEqual([])
  })

  afterAll(async () => {
    await contexts.close()
    await sandbox.close()
    if (isOwn) rmSync(directory, { recursive: true })
  })

  const setFaults = (faults: readonly object[]) => postControl(sandbox.url, 'faults', { faults })

  const customer = (profile: object = { profile: 'rich' }): Promise<TestCustomer> =>
    postControl(sandbox.url, 'customers', profile)

  async function newPage(options: ContextOptions, kept: boolean, deviceTime = TEST_NOW): Promise<Page> {
    const page = await contexts.newPage({ viewport: PHONE, ...options }, kept)
    await page.clock.install({ time: deviceTime })
    watch(page, (complaint) => complaints.push(complaint))
    return page
  }

  async function open(path: string, options: PageOptions = {}): Promise<Page> {
    const {
      customer,
      store,
      storage,
      prepare,
      kept = false,
      scenario,
      deviceTime = TEST_NOW,
      ...wanted
    } = options
    const page = await newPage(wanted, kept, deviceTime)
    await prepare?.(page)
    const entries = entriesOf({ customer, store, storage }, deviceTime)
    const start = Object.keys(entries).length > 0 && (await page.addInitScript(startWith, entries))
    const query = scenario === undefined ? '' : `?cenario=${scenario}`
    await page.goto(`${sandbox.url}/${query}#${path}`)
    if (start) await start.dispose()
    return page
  }

  async function enter(path: string, { profile, ...options }: EnterOptions = {}): Promise<Page> {
    return open(path, { ...options, customer: await customer(profile) })
  }

  async function goOnAs(
    customer: TestCustomer | undefined,
    path: string,
    options: PublicVisit,
  ): Promise<Page> {
    const { viewport = PHONE, colorScheme = 'light', store, storage } = options
    const page = await shared.take({ viewport, colorScheme })
    await goOn(page, sandbox.url, path, entriesOf({ customer, store, storage }, TEST_NOW))
    return page
  }

  async function visit(path: string, { profile, ...options }: VisitOptions = {}): Promise<Page> {
    return goOnAs(options.customer ?? (await customer(profile)), path, options)
  }

  const visitSignedOut = (path: string, options: PublicVisit = {}): Promise<Page> =>
    goOnAs(undefined, path, options)

  return {
    get url() {
      return sandbox.url
    },

    get sandbox() {
      return sandbox
    },

    /** Where the files lie that are served: what a deployment would write over. */
    get directory() {
      if (!isOwn) throw new Error('Open the portal with { redeployable: true }: this build is shared.')
      return directory
    },

    /** Posts to one of the sandbox's control endpoints, such as `faults`. */
    control: (endpoint: string, body: object) => postControl(sandbox.url, endpoint, body),

    /** From now on a call such as `GET /api/pessoa` gets this fault, always or `times` times. Earlier faults are removed. */
    fault: (call: string, fault: Fault, times?: number) =>
      setFaults([{ call, fault, ...(times !== undefined && { times }) }]),

    /** The same for several calls. */
    faults: (...rules: readonly (readonly [call: string, fault: Fault])[]) =>
      setFaults(rules.map(([call, fault]) => ({ call, fault }))),

    /** What the portal has sent so far to change something. */
    writes: () => sandbox.requests.filter(({ method }) => method === 'POST'),

    /** Nothing goes wrong any more. */
    heal: () => setFaults([]),

    /** A customer for this test alone. */
    customer,

    /** Complaints that match are this test's own doing. */
    tolerate(...patterns: RegExp[]): void {
      tolerated.push(...patterns)
    },

    /** Opens a screen by its hash address, at noon of 20/11/2026 in Brazil. */
    open,

    /** The same, signed in as a new customer of this profile. Without a profile, the customer has something of everything. */
    enter,

    /**
     * Goes on in the page that the tests of this file share, signed in as `enter` does. The portal is running there already, so this is not
     * for tests of its start, and not for tests that alter the page's own functions.
     */
    visit,

    /** The same without a customer. */
    visitSignedOut,

    /**
     * One signed-in page that walks through the screens, one test each; a page for each test would take most of its time. It begins on a
     * screen that asks for nothing, and waits for its heading: a screen that comes before it would be the first one, which takes no focus.
     */
    walker: (options?: EnterOptions) =>
      once(async () => {
        const page = await enter('/chats', { ...options, kept: true })
        await page.locator('h1').waitFor()
        return page
      }),

    /** One signed-out page. Each test of a public screen goes on in it, because a page for each would take longer. */
    visitor: (options?: PageOptions) => once(() => open('/recover-password', { ...options, kept: true })),
  }
}

function watch(page: Page, complain: (complaint: Complaint) => void): void {
  page.on('console', (message) => {
    const where = message.location().url || page.url()
    // The browser notes every 404 by itself; this one is how the server says that there is no photo (docs/wire.md, call 8).
    if (where.endsWith('/api/pessoa/imagem')) return
    // Said by Playwright in the place of the worker that a test did not ask for.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    // A busy machine is later than the browser's few seconds. tests/e2e/first-visit counts what a page asks for.
    if (/was preloaded using link preload but not used within a few seconds/.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning') {
      complain({ said: `console ${message.type()}: ${message.text()}`, where })
    }
  })
  page.on('pageerror', (error) => complain({ said: `crash: ${error.message}`, where: page.url() }))
}

/** How the portal calls the customer of a test where it keeps something. */
const CUSTOMER = 'the-test-customer'

/** What the portal keeps of a customer's first visit. */
export const SECOND_VISIT = { [`portal.preferences.success.${CUSTOMER}`]: 'visited' }

/** The customer comes back later, in another tab. */
export async function visitAgain(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
}

/** What signing in stores, on a device whose clock shows `now`. With it the portal starts signed in (docs/decisions/111). */
const sessionOf = ({ token }: TestCustomer, now: number) => ({
  'portal.token': token,
  'portal.session': JSON.stringify({
    access_token: token,
    '.expires': new Date(now + 60 * 60 * 1000).toUTCString(),
    customer: CUSTOMER,
  }),
})

/** What the portal's local storage holds at the start. */
const entriesOf = (
  { customer, store, storage }: { [Key in 'customer' | 'store' | 'storage']?: PageOptions[Key] | undefined },
  now: number,
): Record<string, string> => ({
  ...(store !== undefined && { [`portal.preferences.store.${CUSTOMER}`]: String(store) }),
  ...storage,
  ...(customer && sessionOf(customer, now)),
})

/** Runs in the page, before the portal. Nothing else is stored, because the context is new. */
function startWith(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
}

/** Presses the button of what could not be had. */
export const tryAgain = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Tentar de novo' }).click()

/** Presses a button twenty times before the page can draw anything. */
export function pressTwentyTimes(page: Page, label: string): Promise<void> {
  return page.evaluate((text) => {
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent === text)
    for (let press = 0; press < 20; press++) button?.click()
  }, label)
}
