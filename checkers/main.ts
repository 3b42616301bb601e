/**
 * `npm run a11y`: runs five independent checkers on every screen of the built portal and on what opens over it, prints a table of what
 * each found, and exits with 1 when a finding is not in the list of false ones (checkers/false-findings.ts).
 */

import { readFileSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { sessionOf } from '../bench/first-visit/session.ts'
import { onlyNamed, readOptions, run } from '../sandbox/command-line.ts'
import type { TestCustomer } from '../sandbox/control/create-customer.ts'
import { ExpectedFailure } from '../sandbox/failures.ts'
import { postControl } from '../sandbox/post-control.ts'
import { type Sandbox, startSandbox } from '../sandbox/sandbox.ts'
import { buildPortal } from '../scripts/build/build-portal.ts'
import { readPortalFiles } from '../scripts/build/built-table.ts'
import { freePort } from '../scripts/free-port.ts'
import { paths } from '../src/ui/screen/paths.ts'
import { chromiumOptions } from '../tests/support/chromium.ts'
import { LAYERS } from '../tests/support/layers.ts'
import { FALSE_FINDINGS, isFalse } from './false-findings.ts'
import { CHECKERS, type Checker, type Finding } from './finding.ts'
import { findWithLighthouse } from './lighthouse.ts'
import { findWithNu, hasJava } from './nu.ts'
import { findWithAxe, findWithCodeSniffer, findWithIbm } from './page-checkers.ts'

const USAGE = `Usage: npm run a11y -- [--only ${CHECKERS.join('|')}] [--screen /portal]`

const NO_JAVA = 'The Nu Html Checker is left out: it needs Java, and there is none (`java -version`).'

/** What was checked, and what was found there. */
type Rows = Map<string, Finding[]>

async function main(): Promise<void> {
  const { checkers, screen } = readSettings()
  const wants = (checker: Checker): boolean => checkers.includes(checker)
  buildPortal()
  const wanted = onlyNamed('--screen', screen, screens(), ({ path }) => path)
  const sandbox = await startSandbox({ staticDir: 'dist' })
  const port = await freePort()
  const { args = [], ...options } = await chromiumOptions()
  // One profile for all, so that Lighthouse, which opens pages of its own, is signed in too.
  const context = await chromium.launchPersistentContext('', {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'pt-BR',
    // The checkers are scripts of their own, which the portal's policy would refuse.
    bypassCSP: true,
  })
  const rows: Rows = new Map()
  const rendered = new Map<string, string>([
    ['index.html', readFileSync('dist/index.html', 'utf8')],
    ['abrindo.html', readFileSync('dist/abrindo.html', 'utf8')],
  ])
  const notChecked: string[] = []
  try {
    for (const each of wanted) {
      await checkScreen(each, { context, sandbox, port, wants, rows, rendered }).catch((thrown: unknown) => {
        notChecked.push(`${each.path}: ${String(thrown)}`)
      })
    }
  } finally {
    await context.close()
    await sandbox.close()
  }
  if (wants('Nu')) {
    if (hasJava()) for (const [name, found] of findWithNu(rendered)) add(rows, name, found)
    else console.log(`\n${NO_JAVA}`)
  }
  report(rows, checkers)
  // What could not be looked at is no success.
  for (const screen of notChecked) console.log(`\nNot checked to the end: ${screen}`)
  if (notChecked.length > 0) process.exitCode = 1
}

interface Surroundings {
  readonly wants: (checker: Checker) => boolean
  readonly rows: Rows
  /** The HTML of each page that was looked at, for the Nu Html Checker. */
  readonly rendered: Map<string, string>
  readonly context: BrowserContext
  readonly sandbox: Sandbox
  /** Where Lighthouse finds the browser. */
  readonly port: number
}

type Screen = ReturnType<typeof screens>[number]

async function checkScreen({ path, title, isPublic }: Screen, surroundings: Surroundings): Promise<void> {
  const { context, sandbox, port, wants, rows } = surroundings
  await signIn(context, sandbox, !isPublic)
  const page = await (path === paths.openedTerm
    ? openTerm(context, sandbox)
    : open(context, sandbox, path, title))
  try {
    await check(page, path, surroundings)
    for (const layer of LAYERS.filter(({ on }) => on === path)) {
      await page.reload()
      await arrived(page, title)
      await layer.open(page)
      await check(page, `${path}: ${layer.name}`, surroundings)
    }
  } finally {
    await page.close()
  }
  if (wants('Lighthouse')) add(rows, path, await findWithLighthouse(port, `${sandbox.url}/#${path}`))
  console.log(`${path} is checked`)
}

function readSettings(): { checkers: readonly Checker[]; screen: string | undefined } {
  const options = { only: { type: 'string' }, screen: { type: 'string' } } as const
  const { only, screen } = readOptions(options, USAGE)
  const checkers = onlyNamed('--only', only, CHECKERS)
  // Otherwise a run of no checker at all would look like a success.
  if (only === 'Nu' && !hasJava()) throw new ExpectedFailure(NO_JAVA)
  return { checkers, screen }
}

/** Every screen. */
function screens(): readonly { path: string; title: string; isPublic: boolean }[] {
  return readPortalFiles().screens.map((screen) => ({
    path: screen.path.replace(':id', '7'),
    title: screen.title,
    isPublic: screen.protected !== true,
  }))
}

async function signIn(context: BrowserContext, sandbox: Sandbox, isSignedIn: boolean): Promise<void> {
  const customer = await postControl<TestCustomer>(sandbox.url, 'customers', { profile: 'rich' })
  const session = sessionOf(customer)
  const entries = isSignedIn
    ? [...session, { name: 'portal.preferences.store.the-measured-customer', value: '1' }]
    : []
  const page = await context.newPage()
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(sandbox.url)
  await page.evaluate((items) => {
    localStorage.clear()
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, entries)
  await page.close()
}

async function open(context: BrowserContext, sandbox: Sandbox, path: string, title: string): Promise<Page> {
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`${sandbox.url}/#${path}`)
  await arrived(page, title)
  return page
}

/** A term has no screen until somebody opens it, which makes a tab of its own. */
async function openTerm(context: BrowserContext, sandbox: Sandbox): Promise<Page> {
  const registration = await open(context, sandbox, paths.register, 'Cadastro')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    registration.getByRole('link', { name: 'Política de Privacidade' }).click(),
  ])
  await arrived(tab, 'Política de Privacidade')
  await registration.close()
  return tab
}

async function arrived(page: Page, title: string): Promise<void> {
  await page.waitForFunction(
    (heading) =>
      document.querySelector('h1')?.textContent === heading &&
      document.querySelector('main [aria-busy="true"]') === null,
    title,
  )
}

async function check(page: Page, name: string, { wants, rows, rendered }: Surroundings): Promise<void> {
  // Before the checkers, which leave marks of their own in the page.
  rendered.set(name, await page.content())
  add(rows, name, [])
  if (wants('axe')) add(rows, name, await findWithAxe(page))
  if (wants('IBM')) add(rows, name, await findWithIbm(page))
  if (wants('HTML_CodeSniffer')) add(rows, name, await findWithCodeSniffer(page))
}

function add(rows: Rows, name: string, found: readonly Finding[]): void {
  rows.set(name, [...(rows.get(name) ?? []), ...found])
}

function report(rows: Rows, checkers: readonly Checker[]): void {
  const isReal = (finding: Finding) => !FALSE_FINDINGS.some((known) => isFalse(finding, known))
  const cell = (found: readonly Finding[]) => {
    const real = found.filter(isReal).length
    return found.length === real ? String(real) : `${real} (+ ${found.length - real} false)`
  }
  console.log(`\n| Screen | ${checkers.join(' | ')} |\n| --- |${' --- |'.repeat(checkers.length)}`)
  for (const [name, found] of rows) {
    const cells = checkers.map((checker) => cell(found.filter((each) => each.checker === checker)))
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
  const real = [...rows].flatMap(([name, found]) => found.filter(isReal).map((each) => ({ name, ...each })))
  // The same element stands on many screens. It is printed once, with all its screens.
  const places = new Map<string, Set<string>>()
  for (const { name, checker, rule, message, where } of real) {
    const what = `${checker}, ${rule}\n  ${message}\n  ${where.slice(0, 300)}`
    places.set(what, (places.get(what) ?? new Set()).add(name))
  }
  for (const [what, names] of places) console.log(`\n${what}\n  on ${[...names].join(', ')}`)
  console.log(
    real.length === 0 ? '\nNothing that is real was found.' : `\n${real.length} findings to look into.`,
  )
  process.exitCode = real.length === 0 ? 0 : 1
}

run(main)
