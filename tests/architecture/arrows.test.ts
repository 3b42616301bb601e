import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** What a command prints when it is expected to object. */
async function objections(command: string, ...parameters: string[]): Promise<string> {
  try {
    const { stdout } = await run(`node_modules/.bin/${command}`, parameters, { cwd: root })
    return stdout
  } catch (thrown) {
    const { stdout, stderr } = thrown as { stdout: string; stderr: string }
    return stdout + stderr
  }
}

describe('a forbidden import', () => {
  const planted: string[] = []

  async function plant(path: string, source: string): Promise<string> {
    planted.push(`${root}${path}`)
    await writeFile(`${root}${path}`, source)
    return path
  }

  afterEach(async () => {
    await Promise.all(planted.splice(0).map((path) => rm(path)))
  })

  it.each([
    ['src/domain', 'luxon', 'The domain imports nothing but the domain'],
    ['src/domain', '@application/clock.ts', 'The domain imports nothing but the domain'],
    ['src/application', 'axios', 'declare a port here'],
    ['src/application', '@ui/app/navigation.ts', 'declare a port here'],
    ['src/infrastructure', 'react', 'knows no screen'],
    ['src/infrastructure', 'mobx', 'knows no screen'],
    ['src/ui', 'axios', 'Screens know ports'],
    ['src/ui', 'inversify', 'Screens know ports'],
    ['src/ui', '@infrastructure/storage/safe-storage.ts', 'Screens know ports'],
  ])('in %s of %s is refused, with what to do instead', async (layer, specifier, lesson) => {
    const path = await plant(
      `${layer}/planted-${specifier.replaceAll(/\W/g, '')}.ts`,
      `import type * as planted from '${specifier}'\n\nexport type Planted = typeof planted\n`,
    )
    const said = await objections('biome', 'lint', '--colors=off', path)
    expect(said).toContain('noRestrictedImports')
    expect(said.replaceAll(/\s+/g, ' ')).toContain(lesson)
  })

  it('against the arrows does not compile', async () => {
    await plant(
      'src/domain/planted-arrow.ts',
      "import type { Clock } from '@application/clock.ts'\n\nexport type Planted = Clock\n",
    )
    expect(await objections('tsc', '-p', 'src/domain', '--noEmit')).toContain('TS6307')
  })

  it('of the browser by the domain does not compile', async () => {
    await plant('src/domain/planted-window.ts', 'export const planted = window.localStorage\n')
    expect(await objections('tsc', '-p', 'src/domain', '--noEmit')).toContain("Cannot find name 'window'")
  })
})

describe('a promise that nobody waits for', () => {
  it('is refused', async () => {
    const path = `${root}src/application/planted-promise.ts`
    await writeFile(
      path,
      'async function later(): Promise<void> {}\n\nexport function now(): void {\n  later()\n}\n',
    )
    try {
      expect(await objections('biome', 'lint', '--colors=off', path)).toContain('noFloatingPromises')
    } finally {
      await rm(path)
    }
  })
})
