import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { once } from '../../src/domain/once.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/**
 * A copy of the sources under the same rules. What is forbidden is planted there: beside the real sources, a test that is cut off
 * would leave it behind, and a build or a check that runs meanwhile would find it.
 */
let copy: string
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'arrows-'))
  for (const rules of ['src', 'biome.json', 'tsconfig.base.json', '.gitignore']) {
    await cp(join(root, rules), join(copy, rules), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true }))

async function plant(path: string, source: string): Promise<void> {
  await writeFile(join(copy, path), source)
  onTestFinished(() => rm(join(copy, path)))
}

/** What a command prints when it is expected to object. */
async function objections(command: string, ...parameters: string[]): Promise<string> {
  try {
    const { stdout } = await run(`node_modules/.bin/${command}`, parameters, { cwd: copy })
    return stdout
  } catch (thrown) {
    const { stdout, stderr } = thrown as { stdout: string; stderr: string }
    return stdout + stderr
  }
}

/** Imports of a layer that the linter refuses, with what it says to do instead. */
const IMPORTS = [
  ['src/domain', 'luxon', 'The domain imports nothing but the domain'],
  ['src/domain', '@application/clock.ts', 'The domain imports nothing but the domain'],
  ['src/application', 'axios', 'declare a port here'],
  ['src/application', '@ui/screen/navigation.ts', 'declare a port here'],
  ['src/infrastructure', 'react', 'knows no screen'],
  ['src/infrastructure', 'mobx', 'knows no screen'],
  ['src/infrastructure/http', 'react', 'knows no screen'],
  ['src/infrastructure/http', '@infrastructure/browser/browser-window.ts', 'use no other technique'],
  ['src/infrastructure/http/offers', '../../storage/safe-storage.ts', 'use no other technique'],
  ['src/ui', 'axios', 'Screens know ports'],
  ['src/ui', 'inversify', 'Screens know ports'],
  ['src/ui', '@infrastructure/storage/safe-storage.ts', 'Screens know ports'],
  ['src/ui/screen', '../app/routes.ts', 'only the composition'],
  ['src', './ui/app/routes.ts', 'only the composition'],
  ['src/first-paint', '@ui/app/routes.ts', 'only the composition'],
  ['src/workshop', '@ui/app/routes.ts', 'only the composition'],
  ['src/ui/offers', '../home/home-page.tsx', 'A screen uses the parts of another area'],
  ['src/ui/offers', '../home/home-view-model.ts', 'A screen uses the parts of another area'],
  ['src/ui/campaigns/list', '../../home/home-page.tsx', 'A screen uses the parts of another area'],
  ['src/ui/offers', '@ui/home/home-page.tsx', 'Inside src/ui imports are relative'],
  ['src/ui/app', '@ui/home/home-page.tsx', 'Inside src/ui imports are relative'],
  ['src/ui/kit', '@ui/offers/offer-card.tsx', 'The kit knows React and CSS alone'],
  ['src/ui/kit', '@domain/calendar-day.ts', 'The kit knows React and CSS alone'],
  ['src/ui/kit', '@application/clock.ts', 'The kit knows React and CSS alone'],
  ['src/ui/kit', '../screen/paths.ts', 'The kit knows React and CSS alone'],
] as const

const importFile = (layer: string, specifier: string) =>
  `${layer}/planted-${specifier.replaceAll(/\W/g, '')}.ts`

/** Where a view-model is made observable in its own way. */
const OBSERVABLES = [
  ['src/ui/offers', 'Call `observe(this)`'],
  ['src/ui/app', 'Call `observe(this)`'],
  ['src/workshop', 'Call `observe(this)`'],
  ['src/ui/kit', 'name what is observable with `makeObservable`'],
] as const

const observableFile = (folder: string) => `${folder}/planted-observable.ts`

const TECHNIQUES_FILE = 'src/infrastructure/http/planted-techniques.ts'
const CIRCLE_FILES = ['src/domain/planted-one.ts', 'src/domain/planted-two.ts'] as const
const PROMISE_FILE = 'src/application/planted-promise.ts'

/** Each other technique than HTTP. */
async function otherTechniques(): Promise<readonly string[]> {
  const entries = await readdir(join(root, 'src/infrastructure'), { withFileTypes: true })
  return entries.flatMap(({ name }) => (name.includes('.') || name === 'http' ? [] : [name]))
}

/** What the linter refuses: each file with its source. */
const forbidden = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ...IMPORTS.map(
      ([layer, specifier]) =>
        [
          importFile(layer, specifier),
          `import type * as planted from '${specifier}'\n\nexport type Planted = typeof planted\n`,
        ] as const,
    ),
    [
      TECHNIQUES_FILE,
      (await otherTechniques()).map((name) => `export type * from '../${name}/planted.ts'\n`).join(''),
    ],
    ...OBSERVABLES.map(
      ([folder]) =>
        [
          observableFile(folder),
          "import { makeAutoObservable } from 'mobx'\n\nexport const planted = makeAutoObservable({})\n",
        ] as const,
    ),
    [CIRCLE_FILES[0], "import type { Two } from './planted-two.ts'\n\nexport type One = Two\n"],
    [CIRCLE_FILES[1], "import type { One } from './planted-one.ts'\n\nexport type Two = One\n"],
    [
      PROMISE_FILE,
      'async function later(): Promise<void> {}\n\nexport function now(): void {\n  later()\n}\n',
    ],
  ])

/** What the linter says of each planted file. It reads the whole project each time it starts, so that it looks at all of them at once. */
const objectionsByFile = once(async (): Promise<ReadonlyMap<string, string>> => {
  const sources = await forbidden()
  const files = [...sources.keys()]
  await Promise.all([...sources].map(([path, source]) => writeFile(join(copy, path), source)))
  const said = await objections('biome', 'lint', '--colors=off', '--max-diagnostics=none', ...files)
  await Promise.all(files.map((path) => rm(join(copy, path))))
  // Each objection begins with the place that it speaks of.
  const all = said.split(/^(?=\S+:\d+:\d+ lint\/)/m)
  return new Map(files.map((path) => [path, all.filter((each) => each.startsWith(`${path}:`)).join('')]))
})

/** In one line. */
const objectionsTo = async (path: string): Promise<string> =>
  ((await objectionsByFile()).get(path) ?? '').replaceAll(/\s+/g, ' ')

describe('a forbidden import', () => {
  it.each(IMPORTS)('in %s of %s is refused, with what to do instead', async (layer, specifier, lesson) => {
    const said = await objectionsTo(importFile(layer, specifier))
    expect(said).toContain('noRestrictedImports')
    expect(said).toContain(lesson)
  })

  it('of any other technique is refused to HTTP adapters', async () => {
    const techniques = await otherTechniques()
    const said = await objectionsTo(TECHNIQUES_FILE)
    expect(techniques).toContain('storage')
    expect(said.split('use no other technique').length - 1).toBe(techniques.length)
  })

  it('against the arrows does not compile', async () => {
    await plant(
      'src/domain/planted-arrow.ts',
      "import type { Clock } from '@application/clock.ts'\n\nexport type Planted = Clock\n",
    )
    expect(await objections('tsc', '-b', 'src/domain')).toContain('TS6307')
    // Nor does it leave a file behind among the sources.
    expect(await readdir(join(copy, 'src/application'))).not.toContain('clock.d.ts')
  })

  it('of the browser by the domain does not compile', async () => {
    await plant('src/domain/planted-window.ts', 'export const planted = window.localStorage\n')
    expect(await objections('tsc', '-p', 'src/domain', '--noEmit')).toContain("Cannot find name 'window'")
  })
})

describe('a view-model that is made observable in its own way', () => {
  it.each(OBSERVABLES)('in %s is refused, with what to do instead', async (folder, lesson) => {
    const said = await objectionsTo(observableFile(folder))
    expect(said).toContain('noRestrictedImports')
    expect(said).toContain(lesson)
  })
})

describe('a circle of types', () => {
  it.each(CIRCLE_FILES)('is refused: %s', async (path) => {
    expect(await objectionsTo(path)).toContain('noImportCycles')
  })
})

describe('a promise that nobody waits for', () => {
  it('is refused', async () => {
    expect(await objectionsTo(PROMISE_FILE)).toContain('noFloatingPromises')
  })
})

describe('the sources as they are', () => {
  it('make no objection in the copy either', async () => {
    expect(await objections('biome', 'lint', '--colors=off', 'src/domain')).not.toContain('Found')
    expect(await objections('tsc', '-p', 'src/domain', '--noEmit')).toBe('')
  })
})
