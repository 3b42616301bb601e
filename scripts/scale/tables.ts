import { readFileSync } from 'node:fs'
import { countCalls, type Journey, journeys } from '../../tests/support/journeys.ts'
import { markdownTable } from '../markdown-table.ts'
import { type Files, MEASURED_FILE, type Measured } from './measure.ts'

export const SCALE_PAGE = 'docs/scale.md'

/** What is assumed, and said in docs/scale.md: change it here and run `npm run scale`. */
const VISITS = 1_000_000
const SHARES: Readonly<Record<keyof typeof journeys, number>> = {
  look: 0.3,
  cashback: 0.25,
  activation: 0.25,
  points: 0.1,
  exchange: 0.1,
}
/** The busiest minute as a multiple of the day's mean. */
const PEAK = 6
/** The share of the visits by a device that has never been here, or whose browser has forgotten it. */
const NEW_DEVICES = 0.1

const SECONDS = 24 * 60 * 60

type Row = readonly string[]

/** The tables of docs/scale.md, by the names in its marks. */
export function scaleTables(measured: Measured = readMeasured()): ReadonlyMap<string, string> {
  return new Map([
    ['assumptions', table(['Assumed', 'Value'], assumptions())],
    ['journeys', table(['A customer …', 'Share of visits', 'Calls', 'Different addresses'], journeyRows())],
    [
      'backend',
      table(['Asked of the backend', 'A day', 'Mean, a second', 'Peak, a second'], backend(measured)),
    ],
    [
      'paths',
      table(['Call', 'A day (thousands)', 'Mean, a second', 'Peak, a second', 'Bytes'], paths(measured)),
    ],
    ['visits', table(['A visit asks the CDN for', 'Files', 'KiB'], visits(measured))],
    [
      'cdn',
      table(
        ['Asked of the CDN', 'Files a day', 'Mean, a second', 'Peak, a second', 'GB a day'],
        cdn(measured),
      ),
    ],
  ])
}

export const readMeasured = (): Measured => JSON.parse(readFileSync(MEASURED_FILE, 'utf8')) as Measured

/** The page with its tables as they are now. */
export function withTables(page: string, tables = scaleTables()): string {
  return page.replace(
    /(<!-- table: (\w+) -->\n)(?:(?!<!-- ).*\n)*(<!-- end -->)/g,
    (_, mark: string, name: string, end: string) => `${mark}\n${tables.get(name)}\n\n${end}`,
  )
}

const all = Object.entries(journeys) as [keyof typeof journeys, Journey][]

/** How often something happens in a day. `times` says how often it happens in one journey. */
const aDay = (times: (journey: Journey) => number): number =>
  all.reduce((sum, [name, journey]) => sum + VISITS * SHARES[name] * times(journey), 0)

const callsOf = (journey: Journey) => [...countCalls(journey)]
const totalOf = (journey: Journey) => callsOf(journey).reduce((sum, [, times]) => sum + times, 0)
const addressesOf = (journey: Journey) => callsOf(journey).length
const pathOf = (call: string) => call.split('?')[0] ?? call

function assumptions(): Row[] {
  return [
    ['Visits a day', number(VISITS)],
    ['The busiest minute, as a multiple of the mean', `${PEAK}`],
    ['Visits by a device that has never been here', percent(NEW_DEVICES)],
  ]
}

function journeyRows(): Row[] {
  return all.map(([name, journey]) => [
    journey.name,
    percent(SHARES[name]),
    `${totalOf(journey)}`,
    `${addressesOf(journey)}`,
  ])
}

function backend({ answers }: Measured): Row[] {
  const bytes = (journey: Journey) =>
    callsOf(journey).reduce((sum, [call, times]) => sum + times * bytesOf(answers, call), 0)
  const megabits = (aSecond: number) => `${((aSecond * 8) / 1e6).toFixed(0)} Mbit`
  const transferred = aDay(bytes)
  return [
    rate('Calls', aDay(totalOf)),
    rate('Preflights at most, portal and API on two origins', aDay(addressesOf)),
    ['Preflights, one origin', '0', '0', '0'],
    [
      'Answers',
      `${(transferred / 1e9).toFixed(0)} GB`,
      megabits(transferred / SECONDS),
      megabits((transferred / SECONDS) * PEAK),
    ],
  ]
}

function paths({ answers }: Measured): Row[] {
  const known = [...new Set(all.flatMap(([, journey]) => callsOf(journey).map(([call]) => pathOf(call))))]
  const timesIn = (path: string) => (journey: Journey) =>
    callsOf(journey)
      .filter(([call]) => pathOf(call) === path)
      .reduce((sum, [, times]) => sum + times, 0)
  return known
    .map((path) => [path, aDay(timesIn(path))] as const)
    .toSorted(([one, often], [other, oftener]) => oftener - often || one.localeCompare(other))
    .map(([path, times]) => [
      `\`${path.replace('/7', '/{id}').replace('/135', '/{formatId}')}\``,
      number(times / 1000),
      perSecond(times),
      perSecond(times * PEAK),
      number(bytesOf(answers, path)),
    ])
}

function visits({ first, withWorker, again }: Measured): Row[] {
  const row = (name: string, { files, bytes }: Files): Row => [name, `${files}`, (bytes / 1024).toFixed(0)]
  return [
    row('the first time, until home stands and the next screens are fetched ahead', first),
    row('the same, with what the worker then fetches ahead', withWorker),
    row('each time after that', again),
  ]
}

function cdn({ first, withWorker, again }: Measured): Row[] {
  const rowOf = (name: string, files: number, bytes: number): Row => [
    ...rate(name, files),
    (bytes / 1e9).toFixed(0),
  ]
  const mixed = (of: 'files' | 'bytes') =>
    VISITS * (NEW_DEVICES * withWorker[of] + (1 - NEW_DEVICES) * again[of])
  return [
    rowOf('As it is', mixed('files'), mixed('bytes')),
    rowOf('On the day of a new version', VISITS * withWorker.files, VISITS * withWorker.bytes),
    rowOf('Without a worker and without caches', VISITS * first.files, VISITS * first.bytes),
  ]
}

function bytesOf(answers: Measured['answers'], call: string): number {
  const bytes = answers[pathOf(call)]
  if (bytes !== undefined) return bytes
  if (call.startsWith('GET ')) throw new Error(`${call} was not measured: npm run scale`)
  return SHORT_SENTENCE
}

/** Bytes of what a write answers. Nothing is written in order to measure it. */
const SHORT_SENTENCE = 100

const rate = (name: string, aDay: number): Row => [
  name,
  number(aDay),
  perSecond(aDay),
  perSecond(aDay * PEAK),
]

const number = (value: number) => Math.round(value).toLocaleString('en-GB')
const percent = (share: number) => `${Math.round(share * 100)} %`
const perSecond = (aDay: number) => number(aDay / SECONDS)

const table = (head: Row, rows: readonly Row[]) => markdownTable(head, rows, 'numbers').join('\n')
