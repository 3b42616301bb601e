import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { paths } from '../src/ui/screen/paths.ts'
import { BUILT, HOME, HTTP2_TOLERANCE, LOGIN, ROUTES } from './budgets.ts'
import { fetchedAhead, javaScriptKib } from './built-files.ts'
import { visitHome, visitUntilBanner } from './first-visit/home.ts'
import { visitLogin } from './first-visit/login.ts'
import { byKind, byWave, codeKib } from './first-visit/transfers.ts'
import type { Place, Visit } from './first-visit/visit.ts'
import { callsInWords, countCalls } from './journeys.ts'
import { type Audit, audit } from './lighthouse.ts'
import { type Smallest, serveSmallest } from './limits.ts'
import { medianOf } from './median.ts'
import { type Measured, type Row, rowsOf, table } from './report.ts'
import { type ChangeTimes, changeRoute, nameOf, routeChanges } from './routes.ts'
import type { ServedPortal } from './served-portal.ts'

interface Bench {
  readonly portal: ServedPortal
  readonly browser: Browser
  readonly browserOptions: LaunchOptions
  readonly runs: number
  readonly print: (measured: Measured) => void
}

/** In the order in which they are measured. */
export const MEASUREMENTS = { login, home, limits, http2, routes, built, journeys }

export type PartName = keyof typeof MEASUREMENTS

/** The same measurement, again and again, one after the other: two at a time would slow each other down. */
async function repeated<Run>(runs: number, measure: () => Promise<Run>): Promise<Run[]> {
  const results: Run[] = []
  for (let run = 0; run < runs; run++) results.push(await measure())
  return results
}

async function login({ portal, browser, runs, print }: Bench): Promise<void> {
  const { figures, visits } = await measureLogin({ portal, browser, runs })
  print({ title: 'login', rows: rowsOf(LOGIN, figures) })
  sayTransfers(visits)
  saySpeedOfMachine(figures)
}

async function home({ portal, browser, runs, print }: Bench): Promise<void> {
  const { figures, visits } = await measureHome({ portal, browser, runs })
  print({ title: 'home, signed in, first visit', rows: rowsOf(HOME, figures) })
  const place = { browser, origin: portal.plain }
  const banners = await repeated(runs, async () => visitUntilBanner(place, await portal.customer()))
  const shown = medianOf(banners, ({ usable }) => usable)
  console.log(`Throttled browser: the first banner is there after ${shown.toFixed(2)} s\n`)
  sayTransfers(visits)
  saySpeedOfMachine(figures)
}

/**
 * Printed beside the budgets and not judged: what is over budget here is out of reach for the portal too. Each page comes as small as
 * it can be, once more with as many bytes as its budget allows, and with these in as many files as the portal's, with its typeface and
 * its pictures.
 */
async function limits({ browser, runs }: Bench): Promise<void> {
  const say = (title: string, rows: readonly Row[]) => console.log(`${table({ title, rows })}\n`)
  const login = async (title: string, how?: Smallest) => {
    const { figures } = await measureLogin({ portal: await serveSmallest('login', how), browser, runs })
    say(title, rowsOf(LOGIN, figures))
    return LOGIN.code.most - figures.code
  }
  const home = async (title: string, how?: Smallest) => {
    const { figures } = await measureHome({ portal: await serveSmallest('home', how), browser, runs })
    say(title, rowsOf(HOME, figures))
    return HOME.code.most - figures.code
  }
  for (const [screen, measure] of Object.entries({ login, home })) {
    const filling = await measure(`the smallest ${screen}`)
    await measure(`the smallest ${screen}, filled up to its budget`, { filling })
    await measure('the same, with the files and pictures of the portal', { filling, asPortal: true })
  }
}

type Measurement = Pick<Bench, 'portal' | 'browser' | 'runs'>

async function measureLogin({ portal, browser, runs }: Measurement) {
  const visits = await repeated(runs, () => visitLogin({ browser, origin: portal.plain }))
  const audits = await repeated(runs, () => audit(portal.plain, '/'))
  return { figures: { ...ofVisits(visits), ...ofAudits(audits) }, visits }
}

async function measureHome({ portal, browser, runs }: Measurement) {
  const place = { browser, origin: portal.plain }
  const visits = await repeated(runs, async () => visitHome(place, await portal.customer()))
  const audits = await repeated(runs, async () => audit(portal.plain, paths.home, await portal.customer()))
  return { figures: { ...ofVisits(visits), ...ofAudits(audits) }, visits }
}

const ofVisits = (visits: readonly Visit[]) => ({
  code: medianOf(visits, ({ transfers }) => codeKib(transfers)),
  requests: medianOf(visits, ({ transfers }) => transfers.length),
  firstPaint: medianOf(visits, ({ firstPaint }) => firstPaint),
  usable: medianOf(visits, ({ usable }) => usable),
})

const ofAudits = (audits: readonly Audit[]) => ({
  firstContentfulPaint: medianOf(audits, (each) => each.firstContentfulPaint),
  largestContentfulPaint: medianOf(audits, (each) => each.largestContentfulPaint),
  totalBlockingTime: medianOf(audits, (each) => each.totalBlockingTime),
  cumulativeLayoutShift: medianOf(audits, (each) => each.cumulativeLayoutShift),
  performance: medianOf(audits, (each) => each.performance),
  benchmarkIndex: medianOf(audits, (each) => each.benchmarkIndex),
  onProcessor: medianOf(audits, (each) => each.onProcessor),
})

/** Seconds of machines with another index cannot be compared, and no blocking time counts where the page waited for the processor. */
const saySpeedOfMachine = ({ benchmarkIndex, onProcessor }: ReturnType<typeof ofAudits>) =>
  console.log(
    `Lighthouse's index of this machine: ${Math.round(benchmarkIndex)}. In Lighthouse the page's main thread had the processor for ${Math.round(onProcessor * 100)} % of the time of its tasks.\n`,
  )

/** Of the last visit, because the sum of medians is not what any visit has. */
function sayTransfers(visits: readonly Visit[]): void {
  const transfers = visits.at(-1)?.transfers ?? []
  console.log(`Bytes by kind: ${byKind(transfers)}`)
  console.log(`Requests by wave: ${byWave(transfers)}\n`)
}

/** Over TLS both, in turns, so that nothing but the protocol differs. */
async function http2({ portal, browser, browserOptions, runs, print }: Bench): Promise<void> {
  const args = [...(browserOptions.args ?? []), '--disable-http2']
  const older = await chromium.launch({ ...browserOptions, args })
  const inTurns = async (visit: (place: Place) => Promise<Visit>): Promise<Turn[]> =>
    repeated(runs, async () => ({
      http1: await spoken('http/1.1', visit({ browser: older, origin: portal.tls })),
      http2: await spoken('h2', visit({ browser, origin: portal.tls })),
    }))
  try {
    const ofLogin = await inTurns(visitLogin)
    const ofHome = await inTurns(async (place) => visitHome(place, await portal.customer()))
    print({
      title: 'HTTP/2, against HTTP/1.1 of the same run',
      rows: [
        comparison('login: first paint', ofLogin, ({ firstPaint }) => firstPaint),
        comparison('login: an empty **Entrar** answers', ofLogin, ({ usable }) => usable),
        comparison('home: the balance stands', ofHome, ({ usable }) => usable),
      ],
    })
  } finally {
    await older.close()
  }
}

interface Turn {
  readonly http1: Visit
  readonly http2: Visit
}

/** @throws when the browser spoke another protocol than the one that is to be measured. */
async function spoken(wanted: string, visiting: Promise<Visit>): Promise<Visit> {
  const visit = await visiting
  if (visit.protocol !== wanted) throw new Error(`${wanted} was to be measured, and it was ${visit.protocol}`)
  return visit
}

function comparison(figure: string, turns: readonly Turn[], number: (visit: Visit) => number): Row {
  const most = medianOf(turns, ({ http1 }) => number(http1)) * HTTP2_TOLERANCE
  return {
    figure,
    unit: 's',
    digits: 2,
    value: medianOf(turns, (turn) => number(turn.http2)),
    most: Number(most.toFixed(2)),
  }
}

/** In turns, so that a moment in which the machine is slow does not fall on all runs of one change. */
async function routes({ portal, browser, runs, print }: Bench): Promise<void> {
  const rounds = await repeated(runs, async () => {
    const round: { name: string; times: ChangeTimes }[] = []
    for (const change of routeChanges()) {
      round.push({ name: nameOf(change), times: await changeRoute(browser, portal, change) })
    }
    return round
  })
  const changes = routeChanges().map((change) => {
    const name = nameOf(change)
    const times = rounds.flat().flatMap((each) => (each.name === name ? [each.times] : []))
    return {
      name,
      cold: medianOf(times, ({ cold }) => cold),
      warm: medianOf(times, ({ warm }) => warm),
      warmAtBest: Math.min(...times.map(({ warm }) => warm)),
      whole: medianOf(times, ({ whole }) => whole),
    }
  })
  print({
    title: 'change of screen (processor 4 × slower, network as it is, first screen idle)',
    rows: rowsOf(ROUTES, {
      cold: Math.max(...changes.map(({ cold }) => cold)),
      warm: Math.max(...changes.map(({ warm }) => warm)),
    }),
  })
  const lines = changes.map(({ name, ...times }) => {
    const shown = [times.cold, times.warm, times.warmAtBest, times.whole].map((time) => time.toFixed(0))
    return `| ${name} | ${shown.join(' | ')} |`
  })
  console.log(
    `| from → to | cold, ms | warm, ms | warm at best, ms | warm and whole, ms |\n| --- | --: | --: | --: | --: |\n${lines.join('\n')}\n`,
  )
}

async function built({ print }: Bench): Promise<void> {
  const measured = { javaScript: await javaScriptKib('dist'), ahead: (await fetchedAhead('dist')).length }
  print({ title: 'the build', rows: rowsOf(BUILT, measured) })
}

/** Printed and not judged. Counted once: they are the same in every run. */
async function journeys({ portal, browser }: Bench): Promise<void> {
  const counted = await countCalls(browser, portal)
  const lines = counted.map(({ name, calls }) => `| ${name} | ${calls.length} |`)
  console.log(`| journey | calls |\n| --- | --: |\n${lines.join('\n')}\n`)
  for (const { name, calls } of counted) console.log(`${name}: ${callsInWords(calls)}\n`)
}
