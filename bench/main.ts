/**
 * `npm run bench`: measures the built portal and exits with 1 when a figure is over its budget (docs/performance.md).
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { chromiumOptions } from '../tests/support/chromium.ts'
import { BUILT, HOME, HTTP2_TOLERANCE, LOGIN, ROUTES } from './budgets.ts'
import { fetchedAhead, javaScriptKib } from './built-files.ts'
import { HOME_PATH, visitHome } from './first-visit/home.ts'
import { visitLogin } from './first-visit/login.ts'
import { byKind, byWave, codeKib } from './first-visit/transfers.ts'
import type { Place, Visit } from './first-visit/visit.ts'
import { callsInWords, countCalls } from './journeys.ts'
import { type Audit, audit } from './lighthouse.ts'
import { medianOf } from './median.ts'
import { allWithin, type Measured, machine, type Row, rowsOf, table, verdict } from './report.ts'
import { type ChangeTimes, changeRoute, routeChanges } from './routes.ts'
import { servePortal } from './served-portal.ts'

const PARTS = ['login', 'home', 'http2', 'routes', 'built', 'journeys'] as const
type Part = (typeof PARTS)[number]

const { runs, only } = readSettings()
const asked = (part: Part): boolean => only === undefined || only === part

build()
const portal = await servePortal()
const options = await chromiumOptions()
const browser = await chromium.launch(options)
const tables: Measured[] = []
console.log(`${machine(browser.version())}; medians of ${runs}\n`)

if (asked('login')) await measureLogin()
if (asked('home')) await measureHome()
if (asked('http2')) await compareProtocols()
if (asked('routes')) await measureRoutes()
if (asked('built')) await measureBuild()
if (asked('journeys')) await printJourneys()

await browser.close()
portal.stop()
console.log(verdict(tables))
process.exitCode = allWithin(tables) ? 0 : 1

function readSettings() {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
  })
  const count = Number(values.runs)
  const part = PARTS.find((each) => each === values.only)
  if (!Number.isInteger(count) || count < 1 || (values.only !== undefined && part === undefined)) {
    console.error(`Usage: npm run bench -- [--runs 5] [--only ${PARTS.join('|')}]`)
    process.exit(2)
  }
  return { runs: count, only: part }
}

function build(): void {
  const vite = 'node_modules/vite/bin/vite.js'
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** The same measurement, again and again, one after the other: two at a time would slow each other down. */
async function repeated<Run>(measure: () => Promise<Run>): Promise<Run[]> {
  const results: Run[] = []
  for (let run = 0; run < runs; run++) results.push(await measure())
  return results
}

async function measureLogin(): Promise<void> {
  const visits = await repeated(() => visitLogin({ browser, origin: portal.plain }))
  const audits = await repeated(() => audit(portal.plain, '/'))
  print('login', rowsOf(LOGIN, { ...ofVisits(visits), ...ofAudits(audits) }))
  printTransfers(visits)
}

async function measureHome(): Promise<void> {
  const visits = await repeated(async () =>
    visitHome({ browser, origin: portal.plain }, await portal.customer()),
  )
  const audits = await repeated(async () => audit(portal.plain, HOME_PATH, await portal.customer()))
  print('home, signed in, first visit', rowsOf(HOME, { ...ofVisits(visits), ...ofAudits(audits) }))
  printTransfers(visits)
}

function ofVisits(visits: readonly Visit[]) {
  return {
    code: medianOf(visits, ({ transfers }) => codeKib(transfers)),
    requests: medianOf(visits, ({ transfers }) => transfers.length),
    firstPaint: medianOf(visits, ({ firstPaint }) => firstPaint),
    usable: medianOf(visits, ({ usable }) => usable),
  }
}

function ofAudits(audits: readonly Audit[]) {
  return {
    firstContentfulPaint: medianOf(audits, (each) => each.firstContentfulPaint),
    largestContentfulPaint: medianOf(audits, (each) => each.largestContentfulPaint),
    totalBlockingTime: medianOf(audits, (each) => each.totalBlockingTime),
    cumulativeLayoutShift: medianOf(audits, (each) => each.cumulativeLayoutShift),
    performance: medianOf(audits, (each) => each.performance),
  }
}

/** Of the last visit: sums of medians would be nobody's visit. */
function printTransfers(visits: readonly Visit[]): void {
  const transfers = visits.at(-1)?.transfers ?? []
  console.log(`Bytes by kind: ${byKind(transfers)}`)
  console.log(`Requests by wave: ${byWave(transfers)}\n`)
}

/** Over TLS both, in turns, so that nothing but the protocol differs. */
async function compareProtocols(): Promise<void> {
  const older = await chromium.launch({ ...options, args: [...(options.args ?? []), '--disable-http2'] })
  const login = await inTurns(older, visitLogin)
  const home = await inTurns(older, async (place) => visitHome(place, await portal.customer()))
  await older.close()
  print('HTTP/2, against HTTP/1.1 of the same run', [
    comparison('login: first paint', login, ({ firstPaint }) => firstPaint),
    comparison('login: an empty **Entrar** answers', login, ({ usable }) => usable),
    comparison('home: the balance stands', home, ({ usable }) => usable),
  ])
}

interface Compared {
  readonly http1: readonly Visit[]
  readonly http2: readonly Visit[]
}

async function inTurns(older: Browser, visit: (place: Place) => Promise<Visit>): Promise<Compared> {
  const origin = portal.tls
  const pairs = await repeated(
    async () => [await visit({ browser: older, origin }), await visit({ browser, origin })] as const,
  )
  const [http1, http2] = [pairs.map(([first]) => first), pairs.map(([, second]) => second)]
  if (
    http1.some(({ protocol }) => protocol !== 'http/1.1') ||
    http2.some(({ protocol }) => protocol !== 'h2')
  )
    throw new Error('The browser did not speak the protocol that was to be measured')
  return { http1, http2 }
}

function comparison(figure: string, { http1, http2 }: Compared, number: (visit: Visit) => number): Row {
  const most = Number((medianOf(http1, number) * HTTP2_TOLERANCE).toFixed(2))
  return { figure, unit: 's', digits: 2, value: medianOf(http2, number), most }
}

async function measureRoutes(): Promise<void> {
  const changes: { name: string; cold: number; warm: number }[] = []
  for (const change of routeChanges) {
    const times: readonly ChangeTimes[] = await repeated(() => changeRoute(browser, portal, change))
    changes.push({
      name: `${change.from} → ${change.path}`,
      cold: medianOf(times, ({ cold }) => cold),
      warm: medianOf(times, ({ warm }) => warm),
    })
  }
  print(
    'change of screen (processor 4 × slower, network as it is, first screen idle)',
    rowsOf(ROUTES, {
      cold: Math.max(...changes.map(({ cold }) => cold)),
      warm: Math.max(...changes.map(({ warm }) => warm)),
    }),
  )
  console.log('| from → to | cold, ms | warm, ms |\n| --- | --: | --: |')
  for (const { name, cold, warm } of changes) {
    console.log(`| ${name} | ${cold.toFixed(0)} | ${warm.toFixed(0)} |`)
  }
  console.log('')
}

async function measureBuild(): Promise<void> {
  const measured = { javaScript: await javaScriptKib('dist'), ahead: await fetchedAhead('dist') }
  print('the build', rowsOf(BUILT, measured))
}

async function printJourneys(): Promise<void> {
  console.log('| journey | calls |\n| --- | --: |')
  const counted = await countCalls(browser, portal)
  for (const { name, calls } of counted) console.log(`| ${name} | ${calls.length} |`)
  console.log('')
  for (const { name, calls } of counted) console.log(`${name}: ${callsInWords(calls)}\n`)
}

function print(title: string, rows: readonly Row[]): void {
  tables.push({ title, rows })
  console.log(`${table({ title, rows })}\n`)
}
