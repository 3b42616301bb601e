import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../../deploy/security-headers.ts'

const read = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')
const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))

describe('the headers for nginx', () => {
  it('are those that the sandbox sends and every browser test runs under', () => {
    const expected = securityHeaders({
      connect: ['$PORTAL_CONNECT_HOSTS'],
      images: ['$PORTAL_IMAGE_HOSTS'],
    })
    const lines = Object.entries(expected).map(([name, value]) => `add_header ${name} "${value}" always;`)
    expect(read('portal-headers.conf.template').trim().split('\n')).toEqual(lines)
  })

  it.skipIf(NGINX === undefined)('are what a real nginx answers with', async () => {
    const hosts = { connect: ['https://identidade.example'], images: ['https://fotos.example'] }
    const folder = await mkdtemp(`${tmpdir()}/portal-nginx-`)
    // Started by root, nginx reads the files as another user.
    await chmod(folder, 0o755)
    const port = await freePort()
    await mkdir(`${folder}/html/assets`, { recursive: true })
    await writeFile(`${folder}/html/index.html`, '<!doctype html>')
    await writeFile(`${folder}/html/assets/main-abc123.js`, 'export {}')
    await writeFile(
      `${folder}/portal-headers.conf`,
      read('portal-headers.conf.template')
        .replace('$PORTAL_CONNECT_HOSTS', hosts.connect.join(' '))
        .replace('$PORTAL_IMAGE_HOSTS', hosts.images.join(' ')),
    )
    const server = read('nginx.conf.template')
      .replace('listen 80', `listen 127.0.0.1:${port}`)
      .replace('/usr/share/nginx/html', `${folder}/html`)
      .replaceAll('/etc/nginx/portal-headers.conf', `${folder}/portal-headers.conf`)
    await writeFile(
      `${folder}/nginx.conf`,
      `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${server} }`,
    )
    const configuration = ['-p', folder, '-c', `${folder}/nginx.conf`]
    execFileSync(NGINX ?? '', ['-t', '-q', ...configuration])
    const nginx = spawn(NGINX ?? '', configuration, { stdio: 'ignore' })
    try {
      const site = `http://127.0.0.1:${port}`
      const page = await answered(`${site}/`)
      const asset = await fetch(`${site}/assets/main-abc123.js`)
      const missing = await fetch(`${site}/assets/not-there-yet.js`)
      expect([page.status, asset.status, missing.status]).toEqual([200, 200, 404])
      for (const [name, value] of Object.entries(securityHeaders(hosts))) {
        for (const { url, headers } of [page, asset, missing]) {
          expect(headers.get(name), `${name} of ${url}`).toBe(value)
        }
      }
      expect(page.headers.get('Cache-Control')).toBe('no-cache')
      expect(asset.headers.get('Cache-Control')).toContain('immutable')
      expect(missing.headers.get('Cache-Control')).toBeNull()
    } finally {
      nginx.kill('SIGQUIT')
      await once(nginx, 'exit')
      await rm(folder, { recursive: true })
    }
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

/** The first answer of a server that is still starting. */
async function answered(url: string): Promise<Response> {
  return expect
    .poll(() => fetch(url).catch(() => undefined), { timeout: 5000 })
    .toBeDefined()
    .then(() => fetch(url))
}
