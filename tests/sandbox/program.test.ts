import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readPort } from '../../sandbox/command-line.ts'
import { postControl } from '../../sandbox/post-control.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'

// A program starts in about a second, and in several seconds while browsers keep the cores busy.
vi.setConfig({ testTimeout: 15_000 })

const MAIN = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url))

let directory: string
let database: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-program-'))
  database = join(directory, 'portal.db')
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** Runs a program to its end, in a directory without data. */
function run(file: string, ...parameters: string[]) {
  const node = ['--import', import.meta.resolve('tsx'), file, ...parameters]
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, node, { cwd: directory }, (_error, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    )
  })
}

/** Starts the sandbox as a program, and waits until it has said where it is. */
async function started(file: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, '--port', '0', '--database', file])
  let out = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      out += chunk
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0]
      if (found !== undefined && out.includes('Ctrl+C')) resolve(found)
    })
    child.once('exit', () => reject(new Error(out)))
  })
  child.removeAllListeners('exit')
  return { child, address, out }
}

/** The whole output of a program that cannot start; it has no stack trace. */
async function complaint(running: ReturnType<typeof run>): Promise<string> {
  const { code, out, err } = await running
  expect([code, out]).toEqual([1, ''])
  expect(err).not.toContain('    at ')
  return err.trim()
}

/** Occupies a port until `work` is done. */
async function whileTaken<T>(work: (port: number) => Promise<T>): Promise<T> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  try {
    return await work(typeof address === 'object' && address !== null ? address.port : 0)
  } finally {
    server.close()
  }
}

describe('the program', () => {
  it('says which port is taken and how to choose another, before it builds', async () => {
    const said = await whileTaken((port) =>
      complaint(run(MAIN, '--build', '--port', String(port), '--database', database)),
    )
    expect(said).toMatch(/^Port \d+ is already in use\. Choose another one: npm start -- --port 5000$/)
  })

  it('says that a damaged file can be reset, and resets it', async () => {
    const damaged = join(directory, 'damaged.db')
    await writeFile(damaged, 'this is not a database'.repeat(50))
    expect(await complaint(run(MAIN, '--port', '0', '--database', damaged))).toContain(
      'npm run sandbox:reset',
    )

    const reset = await run(MAIN, '--reset', '--database', damaged)
    expect(reset).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('fresh demonstration data'),
    })
  })

  it('prints its address and the two demo customers, serves, and stops when asked', async () => {
    const { child, address, out } = await started(database)
    expect(out).toContain('52998224725')
    expect(out).toContain('12ABC34501DE35')
    expect(out).toContain('praca123')
    expect((await fetch(`${address}/sandbox/ping`)).status).toBe(204)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('starts the data over that a running sandbox shows', async () => {
    const file = join(directory, 'shared.db')
    const { child, address } = await started(file)
    try {
      const { token } = await postControl<{ token: string }>(address, 'customers', {})
      const headers = { Authorization: `Bearer ${token}`, domain: 'boapraca.example' }
      const status = async () => (await fetch(`${address}/api/pessoa`, { headers })).status
      expect(await status()).toBe(200)
      const { out } = await run(MAIN, '--reset', '--database', file)
      expect(out).toBe(`${file} holds fresh demonstration data.\n`)
      // The customer was in the former data alone.
      expect(await status()).toBe(401)
    } finally {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  })

  it('explains an option that it does not have', async () => {
    expect(await complaint(run(MAIN, '--prot', '80'))).toContain('Usage: ')
  })
})

describe.each(['npm start', 'npm run dev'])('the port that %s is given', (command) => {
  it('is explained where it is no port', () => {
    expect(() => readPort('eighty', command)).toThrow(
      `"eighty" is not a port. Choose one from 1 to 65535: ${command} -- --port 5000`,
    )
  })

  it('is said to be taken, with how to choose another', async () => {
    await whileTaken((port) =>
      expect(startSandbox({ port, startedBy: command })).rejects.toThrow(
        `Port ${port} is already in use. Choose another one: ${command} -- --port 5000`,
      ),
    )
  })
})

describe('the sandbox', () => {
  it('closes at once, even with calls that hang or wait', async () => {
    const sandbox = await startSandbox()
    await fetch(`${sandbox.url}/_sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify({
        faults: [
          { call: 'GET /sandbox/ping', fault: { kind: 'hang' } },
          { call: 'GET /sandbox/estados', fault: { kind: 'slow', ms: 600_000 } },
        ],
      }),
    })
    const open = ['/sandbox/ping', '/sandbox/estados'].map((path) => fetch(sandbox.url + path))
    const outcomes = Promise.allSettled(open)
    while (sandbox.requests.length < 2) await new Promise(setImmediate)
    await sandbox.close()
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

describe('the built portal', () => {
  it('is served with security headers, and only its own files are', async () => {
    const staticDir = join(directory, 'dist')
    await mkdir(join(staticDir, 'assets'), { recursive: true })
    await writeFile(join(staticDir, 'index.html'), '<!doctype html><title>Portal</title>')
    await writeFile(join(staticDir, 'sw.js'), '')
    await writeFile(join(staticDir, 'manifest.webmanifest'), '{}')
    await writeFile(join(staticDir, 'assets', 'main-abc123.js'), 'export {}')
    await writeFile(join(directory, 'secret.txt'), 'secret')
    const sandbox = await startSandbox({ staticDir })
    const get = (path: string) => fetch(sandbox.url + path)

    const page = await get('/')
    expect(await page.text()).toContain('<title>Portal</title>')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const path of ['/', '/index.html', '/sw.js', '/manifest.webmanifest']) {
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache')
    }
    const asset = await get('/assets/main-abc123.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const missing = await get('/assets/not-there-yet.js')
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null])
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toBe('application/manifest+json')
    for (const path of ['/portal', '/assets/', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%E0%A4%A']) {
      expect((await get(path)).status).toBe(404)
    }
    await sandbox.close()
  })

  it('is reported as missing when it has not been built', async () => {
    const sandbox = await startSandbox({ staticDir: join(directory, 'nowhere') })
    const response = await fetch(sandbox.url)
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('npm run build')])
    await sandbox.close()
  })
})
