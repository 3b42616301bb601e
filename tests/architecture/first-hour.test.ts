import { execFile, spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { chromiumOptions } from '../support/chromium.ts'

/** A clone in which everything is installed, in a folder with spaces and accents. */
let clone = ''

beforeAll(() => {
  clone = join(mkdtempSync(join(tmpdir(), 'clone-')), 'Área de trabalho')
  mkdirSync(join(clone, 'scripts'), { recursive: true })
  mkdirSync(join(clone, 'node_modules'))
  cpSync('scripts/install-if-needed.mjs', join(clone, 'scripts/install-if-needed.mjs'))
  writeFileSync(join(clone, 'package-lock.json'), '{}')
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), '{}')
})

afterAll(() => rmSync(join(clone, '..'), { recursive: true }))

/** Runs what comes before every command, as this version of Node.js would. */
function underNode(version: string) {
  const code = `
    Object.defineProperty(process.versions, 'node', { value: ${JSON.stringify(version)} })
    import('./scripts/install-if-needed.mjs')`
  return spawnSync(process.execPath, ['--eval', code], { cwd: clone, encoding: 'utf8' })
}

it.each(['14.21.3', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
  'Node.js %s, which cannot run the portal, says so in one sentence before anything is installed',
  (version) => {
    const { status, stdout, stderr } = underNode(version)
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toBe(
      `Node.js ${version} cannot run the portal: install Node.js 20.19 or a newer 20, or 22.12 or newer.\n`,
    )
  },
)

it.each(['20.19.0', '22.12.0', '24.0.0', '26.10.0'])('Node.js %s goes on without a word', (version) => {
  expect(underNode(version)).toMatchObject({ status: 0, stdout: '', stderr: '' })
})

it('names the versions that package.json names', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).engines).toEqual({ node: '^20.19 || >=22.12' })
})

it.each([
  ['as npm passes it on', (port: number) => ({ args: ['--port', `${port}`] })],
  ['in one word', (port: number) => ({ args: [`--port=${port}`] })],
  ['by the environment', (port: number) => ({ args: [], env: { PORT: `${port}` } })],
])(
  'a port that is in use, given %s, is said before anything is installed, with what to do',
  async (_, given) => {
    const other = createServer()
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    const { port } = other.address() as { port: number }
    const { args, env } = { env: {}, ...given(port) }
    const fresh = join(clone, 'fresh')
    cpSync('scripts/start.mjs', join(fresh, 'scripts/start.mjs'))
    cpSync('scripts/install-if-needed.mjs', join(fresh, 'scripts/install-if-needed.mjs'))
    writeFileSync(join(fresh, 'package-lock.json'), '{}')
    const { status, stdout, stderr } = await new Promise<{ status: number; stdout: string; stderr: string }>(
      (ended) => {
        const child = execFile(
          process.execPath,
          ['scripts/start.mjs', ...args],
          { cwd: fresh, env: { ...process.env, ...env } },
          (_error, stdout, stderr) => ended({ status: child.exitCode ?? 0, stdout, stderr }),
        )
      },
    )
    other.close()
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr.trim()).toBe(`Port ${port} is already in use. Choose another one: npm start -- --port 5000`)
  },
)

/** Root may write everywhere: the command then runs as nobody, where that user can read it. */
const AS_NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const canRead = spawnSync('test', ['-r', resolve('sandbox/main.ts')], AS_NOBODY).status === 0

it.skipIf(!canRead)('a build that cannot be written is said in one sentence', () => {
  const folder = join(clone, 'written by another')
  mkdirSync(join(folder, 'dist'), { recursive: true })
  const data = mkdtempSync(join(tmpdir(), 'data-'))
  chmodSync(data, 0o777)
  chmodSync(join(folder, 'dist'), 0o555)
  chmodSync(join(clone, '..'), 0o755)
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/tsx/dist/cli.mjs'),
      resolve('sandbox/main.ts'),
      '--build',
      '--port',
      '0',
      '--database',
      join(data, 'portal.db'),
    ],
    { cwd: folder, encoding: 'utf8', ...AS_NOBODY },
  )
  rmSync(data, { recursive: true })
  expect([status, stderr.trim()]).toEqual([
    1,
    'The portal could not be built: dist cannot be written. Delete it as the user who made it, or take the right: chmod -R u+w dist',
  ])
})

it.skipIf(process.env.PORTAL_TEST_BROWSER !== undefined || process.platform !== 'linux')(
  'the browser of the tests is not what another user has left among the temporary files',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'of-all-users-'))
    writeFileSync(join(folder, 'chromium'), 'of another user', { mode: 0o600 })
    vi.stubEnv('TMPDIR', folder)
    const { executablePath = '' } = await chromiumOptions()
    accessSync(executablePath, constants.X_OK)
    expect(process.env.TMPDIR).toBe(folder)
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  },
)

it('no command needs a shell of one system', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const [name, command] of Object.entries(scripts))
    expect(command, name).not.toMatch(/\b(?:rm|cp|mv|export|sh|bash)\s|\$\{?\w|;|^\w+=|(?:^|&& )\.\//)
})
