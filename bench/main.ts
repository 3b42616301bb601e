/** `npm run bench`: measures the built portal, and exits with 1 when a figure is over its budget (docs/performance.md). */
import { chromium } from 'playwright-core'
import { onlyNamed, readOptions, run } from '../sandbox/command-line.ts'
import { ExpectedFailure } from '../sandbox/failures.ts'
import { buildPortal } from '../scripts/build/build-portal.ts'
import { chromiumOptions } from '../tests/support/chromium.ts'
import { MEASUREMENTS, type PartName } from './measurements.ts'
import { allWithin, type Measured, machine, table, verdict } from './report.ts'
import { servePortal } from './served-portal.ts'

const PARTS = Object.keys(MEASUREMENTS) as PartName[]
const USAGE = `Usage: npm run bench -- [--runs 5, an odd number] [--only ${PARTS.join('|')}]`

async function main(): Promise<void> {
  const { runs, parts } = readSettings()
  buildPortal()
  const portal = await servePortal()
  const browserOptions = await chromiumOptions()
  const browser = await chromium.launch(browserOptions)
  const tables: Measured[] = []
  const print = (measured: Measured): void => {
    tables.push(measured)
    console.log(`${table(measured)}\n`)
  }
  try {
    console.log(`${machine(browser.version())}; medians of ${runs}\n`)
    for (const part of parts) await MEASUREMENTS[part]({ portal, browser, browserOptions, runs, print })
  } finally {
    await browser.close()
  }
  // The limits are printed and not judged.
  if (tables.length > 0) console.log(verdict(tables))
  process.exitCode = allWithin(tables) ? 0 : 1
}

function readSettings(): { runs: number; parts: readonly PartName[] } {
  const options = { runs: { type: 'string', default: '5' }, only: { type: 'string' } } as const
  const { runs, only } = readOptions(options, USAGE)
  // Only an odd number of runs has a middle one.
  if (!/^\d*[13579]$/.test(runs)) throw new ExpectedFailure(USAGE)
  return { runs: Number(runs), parts: onlyNamed('--only', only, PARTS) }
}

run(main)
