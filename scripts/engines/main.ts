/*
 * npm run engines: walks through the built portal in every browser that is there, and prints what each step came to.
 * `-- --short` takes the browsers of Debian's packages alone; `-- --only WPE` takes one browser.
 * A picture of every failure is put into .cache/engines.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { onlyNamed, readOptions, run } from '../../sandbox/command-line.ts'
import { numberedDocument } from '../../sandbox/documents.ts'
import { ExpectedFailure } from '../../sandbox/failures.ts'
import { postControl } from '../../sandbox/post-control.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { readPortalFiles } from '../build/built-table.ts'
import type { EnginePage } from './engine-page.ts'
import { type Engine, installedEngines, otherEngines } from './engines.ts'
import type { Place, Step } from './step.ts'
import { belowTheFloor, steps } from './walk.ts'

const PICTURES = '.cache/engines'
const USAGE = 'Usage: npm run engines -- [--short] [--only WPE]'

interface Outcome {
  readonly step: string
  readonly said: string
  readonly failed: boolean
}

/** How long one step may take, in a browser that hangs. */
const MAX_STEP = 120_000

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it hangs')), MAX_STEP)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function outcomeOf(step: Step, page: EnginePage, place: Place, engine: Engine): Promise<Outcome> {
  try {
    const lacking = await inTime(step.run(page, place))
    return { step: step.name, said: typeof lacking === 'string' ? lacking : 'ok', failed: false }
  } catch (error) {
    mkdirSync(PICTURES, { recursive: true })
    const picture = `${PICTURES}/${engine.name}-${step.name}.png`.replaceAll(/[ ,:]+/g, '-')
    await inTime(page.picture()).then(
      (png) => writeFileSync(picture, png),
      () => {},
    )
    return {
      step: step.name,
      said: `FAILED: ${error instanceof Error ? error.message : error}`,
      failed: true,
    }
  }
}

async function outcomesIn(engine: Engine, place: Place): Promise<readonly Outcome[]> {
  let page: EnginePage
  try {
    page = await inTime(engine.start())
  } catch (error) {
    return [
      { step: 'start', said: `FAILED: ${error instanceof Error ? error.message : error}`, failed: true },
    ]
  }
  console.log(`  ${page.agent}`)
  const taking = engine.isBelowTheFloor ? [belowTheFloor] : steps
  const outcomes: Outcome[] = []
  for (const step of taking) {
    const outcome = await outcomeOf(step, page, place, engine)
    console.log(`  ${outcome.step.padEnd(26)} ${outcome.said}`)
    outcomes.push(outcome)
  }
  await inTime(page.close()).catch(() => {})
  return outcomes
}

/** A customer of the sandbox who has something of everything, and points enough. */
const newCustomer = (url: string): Promise<Place['customer']> =>
  postControl(url, 'customers', { profile: 'rich', points: { 7: 100_000 } })

async function main(): Promise<void> {
  const table = new Map<string, readonly Outcome[]>()
  for (const [index, engine] of readEngines().entries()) {
    console.log(engine.name)
    if (!engine.isThere()) {
      console.log(`  not walked: it is not installed (${engine.needs})`)
      continue
    }
    const sandbox = await startSandbox({ staticDir: 'dist' })
    try {
      const place: Place = {
        url: sandbox.url,
        screens: readPortalFiles().screens,
        customer: await newCustomer(sandbox.url),
        freshDocument: numberedDocument('F', 700 + index),
      }
      table.set(engine.name, await outcomesIn(engine, place))
    } finally {
      // It would keep the process alive.
      await sandbox.close()
    }
  }

  const failed = [...table].flatMap(([name, outcomes]) =>
    outcomes.filter((outcome) => outcome.failed).map(({ step, said }) => `${name}, ${step}: ${said}`),
  )
  const count = [...table.values()].flat().length
  console.log(['', ...failed, `${count - failed.length} passed, ${failed.length} failed`].join('\n'))
  process.exit(failed.length > 0 ? 1 : 0)
}

function readEngines(): readonly Engine[] {
  const options = { short: { type: 'boolean', default: false }, only: { type: 'string' } } as const
  const { short, only } = readOptions(options, USAGE)
  const all = [...installedEngines, ...(short ? [] : otherEngines)]
  const engines = onlyNamed('--only', only, all, ({ name }) => name)
  // Otherwise a walk in no browser at all would look like a success.
  const missing = only === undefined ? undefined : engines.find((engine) => !engine.isThere())
  if (missing) throw new ExpectedFailure(`${missing.name} is not installed (${missing.needs}).`)
  return engines
}

run(main)
