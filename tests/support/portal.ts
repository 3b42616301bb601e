import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { customerKey } from '@infrastructure/storage/customer-key.ts'
import axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { buildPortal } from './build-portal.ts'
import type { TestCustomer } from './http-world.ts'
import { TEST_NOW } from './test-now.ts'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

export interface PageOptions {
  readonly viewport?: { width: number; height: number }
  readonly colorScheme?: 'light' | 'dark'
  /** Whose session the page starts with; nobody's unless told. */
  readonly customer?: TestCustomer
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** Off unless a test is about it: answers from a worker's cache would hide what the portal asks. */
  readonly serviceWorkers?: 'allow' | 'block'
  /** Another browser, as far as its name goes. */
  readonly userAgent?: string
  /** What the browser may do without asking, such as `geolocation`. */
  readonly permissions?: string[]
  readonly geolocation?: { latitude: number; longitude: number }
  /** A finger instead of a mouse. */
  readonly touch?: boolean
  /** Of the portal in memory: what stands behind `?cenario=`. */
  readonly scenario?: string
}

interface PortalOptions {
  readonly redeployable?: boolean
  /** The portal without a backend, as `npm run dev:in-memory` has it: the sandbox serves its files and answers nothing. */
  readonly inMemory?: boolean
}

/**
 * The built portal on a sandbox of its own, in the tests' one browser. Every page is watched: at the end of each test there must
 * have been no error in the console, no crash and no breach of the content-security policy.
 */
export function openPortal({ redeployable = false, inMemory = false }: PortalOptions = {}) {
  const isOwn = redeployable || inMemory
  /** What the sandbox serves; a directory of its own for tests that deploy something else over it, or another build. */
  const directory = isOwn ? mkdtempSync(join(tmpdir(), 'portal-')) : DIST
  let sandbox: Sandbox
  let browser: Browser
  let complaints: string[] = []
  /** Complaints that a test expects, because it provokes them. */
  let tolerated: RegExp[] = []

  beforeAll(async () => {
    if (redeployable) cpSync(DIST, directory, { recursive: true })
    if (inMemory) buildPortal('--mode', 'in-memory', '--outDir', directory, '--emptyOutDir')
    sandbox = await startSandbox({ staticDir: directory, now: () => new Date(TEST_NOW) })
    browser = await chromium.connect(inject('browserEndpoint'))
  })

  afterEach(async () => {
    await Promise.all(browser.contexts().map(leave))
    await control('faults', { faults: [] })
    const found = complaints.filter((complaint) => !tolerated.some((pattern) => pattern.test(complaint)))
    complaints = []
    tolerated = []
    expect(found).toEqual([])
  })

  afterAll(async () => {
    await browser.close()
    await sandbox.close()
    if (isOwn) rmSync(directory, { recursive: true })
  })

  async function control(endpoint: string, body: unknown): Promise<unknown> {
    const response = await fetch(`${sandbox.url}/_sandbox/${endpoint}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${endpoint}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? undefined : response.json()
  }

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
    control,

    /** From now on this goes wrong with a call such as `GET /api/pessoa`, and nothing else does. */
    fault: (call: string, fault: { readonly kind: string } & Record<string, unknown>) =>
      control('faults', { faults: [{ call, fault }] }),

    /** Nothing goes wrong any more. */
    heal: () => control('faults', { faults: [] }),

    /** A customer for this test alone. */
    async customer(profile: object = { profile: 'rich' }): Promise<TestCustomer> {
      return (await control('customers', profile)) as TestCustomer
    },

    /** Complaints that match are this test's own doing. */
    tolerate(...patterns: RegExp[]): void {
      tolerated.push(...patterns)
    },

    /** Opens a screen by its hash address, at noon of 20/11/2026 in Brazil. */
    async open(path: string, options: PageOptions = {}): Promise<Page> {
      const context = await browser.newContext({
        viewport: options.viewport ?? PHONE,
        colorScheme: options.colorScheme ?? 'light',
        reducedMotion: options.reducedMotion ?? 'reduce',
        serviceWorkers: options.serviceWorkers ?? 'block',
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        permissions: options.permissions ?? [],
        hasTouch: options.touch ?? false,
        isMobile: options.touch ?? false,
        ...(options.userAgent && { userAgent: options.userAgent }),
        ...(options.geolocation && { geolocation: options.geolocation }),
      })
      // Patient with a busy machine, but not as long as the portal waits for an answer: what hangs must show.
      context.setDefaultTimeout(14_000)
      const page = await context.newPage()
      await page.clock.install({ time: TEST_NOW })
      watch(page, complaints)
      if (options.customer) await startSession(page, sandbox.url, options.customer)
      const query = options.scenario === undefined ? '' : `?cenario=${options.scenario}`
      await page.goto(`${sandbox.url}/${query}#${path}`)
      return page
    },
  }
}

/**
 * Closes a page that a test has seen enough of. An answer that the test rewrites may still be on its way: it is for nobody now,
 * and its handler, cut off in the middle, must not fail the run.
 */
async function leave(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    // The browser notes every 404 by itself; this one is how the server says that there is no photo (docs/wire.md, call 8).
    if (message.location().url.endsWith('/api/pessoa/imagem')) return
    // Said by Playwright in the place of the worker that a test did not ask for.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`console ${message.type()}: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => complaints.push(`crash: ${error.message}`))
}

/** Puts a session where the portal keeps it, as signing in would. */
async function startSession(page: Page, url: string, customer: TestCustomer): Promise<void> {
  const expires = new Date(TEST_NOW + 60 * 60 * 1000).toUTCString()
  await page.goto(`${url}/brand/symbol.svg`)
  await page.evaluate(
    ([token, record]) => {
      localStorage.setItem('portal.token', token)
      localStorage.setItem('portal.session', record)
    },
    [
      customer.token,
      JSON.stringify({
        access_token: customer.token,
        '.expires': expires,
        customer: customerKey(customer.document),
      }),
    ] as const,
  )
}

/** Presses a button twenty times before the page can draw anything. */
export function pressTwentyTimes(page: Page, label: string): Promise<void> {
  return page.evaluate((text) => {
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent === text)
    for (let press = 0; press < 20; press++) button?.click()
  }, label)
}

/** No violation of WCAG 2.2 A and AA that axe can find (docs/quality.md, "Accessibility"). */
export async function expectAccessible(page: Page): Promise<void> {
  // What a click scrolled half under the top bar would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  // Evaluated rather than added as a script, which the content-security policy would refuse.
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const results = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return results.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.html} (${node.failureSummary ?? ''})`).join(' | ')}`,
    )
  })
  expect(violations).toEqual([])
}
