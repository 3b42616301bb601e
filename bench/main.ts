/** `npm run bench`: measures the built portal, and exits with 1 when a figure is over its budget (docs/performance.md). */
import { chromium } from 'playwright-core'
import { onlyNamed, run } from '../sandbox/command-line.ts'
import { buildPortal } from '../scripts/build/build-portal.ts'
import { chromiumOptions } from '../tests/support/chromium.ts'
import { MEASUREMENTS, type PartName } from './measurements.ts'
import { allWithin, type Measured, machine, table, verdict } from './report.ts'
import { servePortal } from './served-portal.ts'
import { readSettings } from './settings.ts'

const PARTS = Object.keys(MEASUREMENTS) as PartName[]
const USAGE = `Usage: npm run bench -- [--runs 5, an odd number] [--only ${PARTS.join('|')}]`

async function main(): Promise<void> {
  const { runs, only } = readSettings(USAGE)
  const parts = onlyNamed('--only', only, PARTS)
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

run(main)
