/**
 * `npm run bench:scale`: opens each list with 10, 100, 1,000 and 10,000 rows, prints what a customer feels of it, draws
 * docs/pictures/scale.svg, and exits with 1 when 10,000 rows cost more than 1.3 × 100 (docs/performance.md).
 */
import { writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright-core'
import { onlyNamed, run } from '../../sandbox/command-line.ts'
import { buildPortal } from '../../scripts/build/build-portal.ts'
import { chromiumOptions } from '../../tests/support/chromium.ts'
import { machine } from '../report.ts'
import { readSettings } from '../settings.ts'
import { COUNTS, figuresOf } from './flatness.ts'
import { type List, lists } from './lists.ts'
import { picture } from './picture.ts'
import { type ServedLists, serveLists } from './served-lists.ts'
import { allFlat, type Measured, table, verdict } from './table.ts'
import { type Visit, visit } from './visit.ts'

const PICTURE = 'docs/pictures/scale.svg'

/** In milliseconds. Meanwhile the browser clears away the page before, so that this work does not run beside the next visit. */
const QUIET = 1000

const USAGE = `Usage: npm run bench:scale -- [--runs 5, an odd number] [--only ${lists.map(({ name }) => `"${name}"`).join(' | ')}]`

async function main(): Promise<void> {
  const { runs, only } = readSettings(USAGE)
  const wanted = onlyNamed('--only', only, lists, ({ name }) => name)
  buildPortal()
  const portal = await serveLists(Math.max(...COUNTS))
  const browser = await chromium.launch(await chromiumOptions())
  const caption = `${machine(browser.version())}; processor 4 × slower; medians of ${runs}`
  console.log(`${caption}\n`)

  const measured: Measured[] = []
  try {
    for (const list of wanted) {
      const figures = figuresOf(await visitsOf(list, { browser, portal, runs }), list.whole !== undefined)
      measured.push({ name: list.name, figures })
      console.log(`${table({ name: list.name, figures })}\n`)
    }
  } finally {
    // What stays open would keep the process alive.
    await browser.close()
    await portal.stop()
  }
  // A part of the lists is no picture of all.
  if (only === undefined) await writeFile(PICTURE, picture(measured, caption))
  console.log(verdict(measured))
  process.exitCode = allFlat(measured) ? 0 : 1
}

interface Measuring {
  readonly browser: Browser
  readonly portal: ServedLists
  readonly runs: number
}

/** The counts in turns, so that a machine that is busy for a while is busy for all of them. */
async function visitsOf(
  list: List,
  { browser, portal, runs }: Measuring,
): Promise<readonly (readonly Visit[])[]> {
  const visits: Visit[][] = COUNTS.map(() => [])
  for (let done = 0; done < runs; done++) {
    for (const [position, count] of COUNTS.entries()) {
      const customer = await portal.customerWith(list, count)
      await setTimeout(QUIET)
      visits[position]?.push(await visit(browser, portal.url, customer, list))
    }
  }
  return visits
}

run(main)
