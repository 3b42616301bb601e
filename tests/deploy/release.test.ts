import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { build, CONFIGURATION, release, run, scriptOf, TemporaryFolder } from './deployment.ts'

const settings = (folder: TemporaryFolder) => ({
  PORTAL_DIRECTORY: join(folder.path, 'portal'),
  PORTAL_CONFIG: JSON.stringify(CONFIGURATION),
})

/** Lets files or folders look as if they had been written eight days ago. */
function age(folder: TemporaryFolder, ...names: readonly string[]): void {
  const then = new Date(Date.now() - 8 * 24 * 3600 * 1000)
  for (const name of names) utimesSync(join(folder.path, 'portal', name), then, then)
}

const assets = (folder: TemporaryFolder) =>
  readdirSync(join(folder.path, 'portal/assets')).filter((name) => name.endsWith('.js'))

it('keeps the hashed files of a release for a week after it was replaced, however old they are, and no longer', () => {
  using folder = new TemporaryFolder()
  release(folder, [build(folder, 'v1')])
  age(folder, 'assets/main-v1.js')
  release(folder, [build(folder, 'v2')])
  expect(assets(folder)).toEqual(['main-v1.js', 'main-v2.js'])
  age(folder, 'assets/main-v1.js')
  release(folder, [build(folder, 'v3')])
  expect(assets(folder)).toEqual(['main-v2.js', 'main-v3.js'])
})

it('keeps the files of the container before for a week too, where containers share nothing but the hashed files', () => {
  using folder = new TemporaryFolder()
  release(folder, [build(folder, 'v1')])
  age(folder, 'assets/main-v1.js')
  rmSync(join(folder.path, 'portal/releases'), { recursive: true })
  rmSync(join(folder.path, 'portal/current'))
  release(folder, [build(folder, 'v2')])
  expect(assets(folder)).toEqual(['main-v1.js', 'main-v2.js'])
})

it('never writes to a file that is being served: it puts another one in its place', () => {
  using folder = new TemporaryFolder()
  const dist = build(folder, 'v1')
  release(folder, [dist])
  const [served, opened] = ['portal/assets/main-v1.js', 'opened.js'].map((name) =>
    join(folder.path, name),
  ) as [string, string]
  // The second link stands for the file that a server has open.
  writeFileSync(served, 'damaged')
  linkSync(served, opened)
  release(folder, [dist])
  expect([readFileSync(opened, 'utf8'), readFileSync(served, 'utf8')]).toEqual(['damaged', scriptOf('v1')])
  const { ino } = statSync(served)
  release(folder, [dist])
  expect(statSync(served).ino).toBe(ino)
  expect(statSync(served).mode & 0o777).toBe(0o644)
})

it('is made where another container removes the same old files at the same moment', () => {
  using folder = new TemporaryFolder()
  release(folder, [build(folder, 'v1')])
  for (const version of ['v2', 'v3']) release(folder, [build(folder, version)])
  age(folder, 'assets/main-v1.js')
  const other = '#!/bin/sh\nfor each; do [ ! -f "$each" ] || /bin/rm "$each"; done\nexec /bin/rm "$@"\n'
  chmodSync(folder.write('bin/rm', other), 0o755)
  release(folder, [build(folder, 'v4')], { PATH: `${folder.path}/bin:${process.env.PATH}` })
  expect(assets(folder)).toEqual(['main-v2.js', 'main-v3.js', 'main-v4.js'])
  // No temporary folder and no source map is left.
  expect(readdirSync(join(folder.path, 'portal/assets')).filter((name) => /new|map/.test(name))).toEqual([])
})

it('keeps every release of a week, and the one before the current one for ever', () => {
  using folder = new TemporaryFolder()
  for (const version of ['v1', 'v2', 'v3']) release(folder, [build(folder, version)])
  const releases = () => readdirSync(join(folder.path, 'portal/releases'))
  expect(releases()).toHaveLength(3)
  age(folder, ...releases().map((name) => `releases/${name}`))
  release(folder, [build(folder, 'v4')])
  expect(releases()).toHaveLength(2)
  release(folder, ['--back'])
  expect(folder.read('portal/current/html/index.html')).toContain('main-v3.js')
  release(folder, ['--back'])
  expect(folder.read('portal/current/html/index.html')).toContain('main-v4.js')
})

it('serves the kill switch in the place of the worker where a deployment says so, and the worker again afterwards', () => {
  using folder = new TemporaryFolder()
  const dist = build(folder, 'v1')
  release(folder, [dist], { PORTAL_WORKER: 'off' })
  expect(folder.read('portal/current/html/sw.js')).toContain('registration.unregister()')
  release(folder, [dist])
  expect(folder.read('portal/current/html/sw.js')).not.toContain('unregister')
})

it('gives browsers another worker where the portal may call other hosts, and the same one where nothing changed for it', () => {
  using folder = new TemporaryFolder()
  const dist = build(folder, 'v1')
  const workerWith = (configuration: object) => {
    release(folder, [dist], { PORTAL_CONFIG: JSON.stringify({ ...CONFIGURATION, ...configuration }) })
    return folder.read('portal/current/html/sw.js')
  }
  const worker = workerWith({})
  expect(worker).toContain(scriptOf('v1'))
  expect(workerWith({ brand: { name: 'Rede Nova' } })).toBe(worker)
  expect(workerWith({ publicApi: 'https://outro.example/' })).not.toBe(worker)
})

it.each([
  [['--back'], 'there is no release before this one'],
  [[], '"" is no build of the portal'],
  [['/nowhere'], '"/nowhere" is no build of the portal: npm run build writes one to dist'],
])('says why it does nothing: %j', (args, sentence) => {
  using folder = new TemporaryFolder()
  const { status, stderr } = run('release.sh', args, settings(folder))
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
})

it('wants a folder that nginx can read', () => {
  using folder = new TemporaryFolder()
  const dist = build(folder, 'v1')
  const directory = join(folder.path, 'a"b')
  const { status, stderr } = run('release.sh', [dist], { ...settings(folder), PORTAL_DIRECTORY: directory })
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('has to be a whole path, without quotes, $ or \\'),
  ])
  expect(existsSync(join(directory, 'current'))).toBe(false)
})

it('leaves the release that is served when the next one has a wrong configuration', () => {
  using folder = new TemporaryFolder()
  release(folder, [build(folder, 'v1')])
  const current = readlinkSync(join(folder.path, 'portal/current'))
  const wrong = { ...settings(folder), PORTAL_CONFIG: '{' }
  expect(run('release.sh', [build(folder, 'v2')], wrong).status).toBe(1)
  expect(readlinkSync(join(folder.path, 'portal/current'))).toBe(current)
  expect(assets(folder)).toEqual(['main-v1.js'])
})

it.skipIf(spawnSync('brotli', ['--version']).error !== undefined)(
  'compresses the page once, with the configuration in it (skipped where there is no brotli)',
  () => {
    using folder = new TemporaryFolder()
    release(folder, [build(folder, 'v1')])
    const html = join(folder.path, 'portal/current/html')
    const page = brotliDecompressSync(readFileSync(join(html, 'index.html.br'))).toString()
    expect(page).toContain(CONFIGURATION.brand.name)
    expect(page).toBe(readFileSync(join(html, 'index.html'), 'utf8'))
  },
)
