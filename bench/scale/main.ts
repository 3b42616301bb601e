/**
 * `npm run bench:scale`: opens each list with 10, 100, 1,000 and 10,000 rows, prints what a customer feels of it, draws
 * docs/pictures/scale.svg, and exits with 1 when 10,000 rows cost more than 1.3 × 100 (docs/performance.md).
 */
import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../../tests/support/chromium.ts'
import { machine } from '../report.ts'
import { COUNTS, figuresOf } from './flatness.ts'
import { type List, lists } from './lists.ts'
import { picture } from './picture.ts'
import { serveLists } from './served-lists.ts'
import { allFlat, type Measured, table, verdict } from './table.ts'
import { type Visit, visit } from './visit.ts'

const PICTURE = 'docs/pictures/scale.svg'

const { runs, only } = readSettings()
build()
const portal = await serveLists(Math.max(...COUNTS))
const browser = await chromium.launch(await chromiumOptions())
const caption = `${machine(browser.version())}; processor 4 × slower; medians of ${runs}`
console.log(`${caption}\n`)

const measured: Measured[] = []
for (const list of lists.filter(({ name }) => only === undefined || name === only)) {
  const figures = figuresOf(await visitsOf(list), list.whole !== undefined)
  measured.push({ name: list.name, figures })
  console.log(`${table({ name: list.name, figures })}\n`)
}
// A part of the lists is no picture of all.
if (only === undefined) await writeFile(PICTURE, picture(measured, caption))

await browser.close()
await portal.stop()
console.log(verdict(measured))
process.exitCode = allFlat(measured) ? 0 : 1

/** The counts in turns, so that a machine that is busy for a while is busy for all of them. */
async function visitsOf(list: List): Promise<readonly (readonly Visit[])[]> {
  const visits: Visit[][] = COUNTS.map(() => [])
  for (let run = 0; run < runs; run++) {
    for (const [position, count] of COUNTS.entries()) {
      const customer = await portal.customerWith(list, count)
      visits[position]?.push(await visit(browser, portal.url, customer, list))
    }
  }
  return visits
}

function readSettings() {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
  })
  const runs = Number(values.runs)
  const isList = values.only === undefined || lists.some(({ name }) => name === values.only)
  if (!Number.isInteger(runs) || runs % 2 !== 1 || !isList) {
    const names = lists.map(({ name }) => `"${name}"`).join(' | ')
    console.error(`Usage: npm run bench:scale -- [--runs 5, an odd number] [--only ${names}]`)
    process.exit(2)
  }
  return { runs, only: values.only }
}

function build(): void {
  const vite = 'node_modules/vite/bin/vite.js'
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
