/** `npm run scale`: measures what one visit asks of a CDN and of the backend, and writes the tables of docs/scale.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { TestCustomer } from '../sandbox/control/create-customer.ts'
import { postControl } from '../sandbox/post-control.ts'
import { startSandbox } from '../sandbox/sandbox.ts'
import { chromiumOptions } from '../tests/support/chromium.ts'
import { TEST_NOW } from '../tests/support/test-now.ts'
import { MEASURED_FILE, measure } from './scale/measure.ts'
import { SCALE_PAGE, scaleTables, withTables } from './scale/tables.ts'

const sandbox = await startSandbox({ staticDir: 'dist', now: () => new Date(TEST_NOW) })
const browser = await chromium.launch(await chromiumOptions())
const customer = await postControl<TestCustomer>(sandbox.url, 'customers', { profile: 'rich' })
const measured = await measure(browser, sandbox.url, customer)
await browser.close()
await sandbox.close()

writeFileSync(MEASURED_FILE, `${JSON.stringify(measured, null, 2)}\n`)
writeFileSync(SCALE_PAGE, withTables(readFileSync(SCALE_PAGE, 'utf8'), scaleTables(measured)))
