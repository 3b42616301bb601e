import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { build, DEPLOY, release, type Settings, TemporaryFolder } from './deployment.ts'

export const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))
export const OPENSSL = ['/usr/bin/openssl'].find((path) => existsSync(path))
export const BROTLI_MODULES = ['static', 'filter']
  .map((name) => `/usr/lib/nginx/modules/ngx_http_brotli_${name}_module.so`)
  .filter((path) => existsSync(path))

export const HAS_IPV6 = existsSync('/proc/net/if_inet6')

/** Says once in the output of the tests why some of them were skipped. */
export function saySkipped(isSkipped: boolean, sentence: string): void {
  if (isSkipped) process.stderr.write(`tests/deploy: ${sentence}\n`)
}

saySkipped(NGINX === undefined, 'nginx is not installed, so that no server was asked.')
saySkipped(BROTLI_MODULES.length < 2, 'nginx has no brotli modules, so that brotli was not asked for.')
saySkipped(OPENSSL === undefined, 'openssl is not installed, so that TLS was not tried.')

/** What `deploy/README.md` lets a deployment add. */
interface Additions {
  readonly brotli?: boolean
  readonly tls?: boolean
  /** Where both APIs are, in place of the examples of portal-api.conf. */
  readonly api?: string
  readonly settings?: Settings
}

/** A real nginx that serves releases on loopback. */
export interface Served {
  readonly site: string
  readonly secureSite: string
  readonly siteOfIpv6: string
  /** Makes another build current, as `deploy/README.md` says; nginx serves it after {@link reload}. */
  readonly release: (version: string) => void
  readonly back: () => void
  /** Waits until nginx serves what is current. */
  readonly reload: () => Promise<void>
  /** What nginx has written into its logs, of requests and of errors. */
  readonly logs: () => string
}

/** Releases build v1, lets a real nginx serve it, asks it, and stops it. */
export async function withNginx(
  { brotli = false, tls = false, api, settings = {} }: Additions,
  ask: (served: Served) => Promise<void>,
): Promise<void> {
  using folder = new TemporaryFolder()
  const [port, securePort] = [await freePort(), await freePort()]
  const adapted = (text: string) =>
    text
      .replace(/listen (\d+);/, 'listen 127.0.0.1:$1;')
      .replace(/listen \[::\]:(\d+);/, 'listen [::1]:$1;')
      .replace('listen 443', `listen 127.0.0.1:${securePort}`)
      .replace(/listen \[::\]:443.*/, HAS_IPV6 ? `listen [::1]:${securePort} ssl http2;` : '')
      .replaceAll('/etc/nginx/portal', `${folder.path}/portal`)
  const recipe = (name: string) => adapted(readFileSync(join(DEPLOY, name), 'utf8'))
  const asOfHere = (args: readonly string[]) => {
    release(folder, args, { PORTAL_PORT: String(port), ...settings })
    const server = join(folder.path, 'portal/current/server.conf')
    writeFileSync(server, adapted(readFileSync(server, 'utf8')))
  }
  asOfHere([build(folder, 'v1')])
  if (brotli) folder.write('portal-brotli.conf', recipe('portal-brotli.conf'))
  if (tls) {
    folder.write('portal-tls.conf', recipe('portal-tls.conf'))
    selfSigned(`${folder.path}/portal.key`, `${folder.path}/portal.crt`)
  }
  if (api !== undefined) {
    const asked = recipe('portal-api.conf').replace(/https:\/\/[a-z]+\.example/g, api)
    folder.write('portal-api.conf', asked)
  }
  // As many connections as in Debian's own nginx.conf.
  const modules = brotli ? BROTLI_MODULES.map((path) => `load_module ${path};`).join(' ') : ''
  const conf = folder.write(
    'nginx.conf',
    `${modules} daemon off; pid ${folder.path}/pid; error_log ${folder.path}/error.log; events { worker_connections 768; }
     http { access_log ${folder.path}/access.log; include /etc/nginx/mime.types; include ${folder.path}/portal/current/server.conf; }`,
  )
  const args = ['-e', 'stderr', '-p', folder.path, '-c', conf]
  execFileSync(NGINX ?? '', ['-t', '-q', ...args])
  const nginx = spawn(NGINX ?? '', args, { stdio: 'ignore' })
  const site = `http://127.0.0.1:${port}`
  try {
    await expect
      .poll(() => fetch(site, { redirect: 'manual' }).catch(() => undefined), { timeout: 5000 })
      .toBeDefined()
    await ask({
      site,
      secureSite: `https://127.0.0.1:${securePort}`,
      siteOfIpv6: `http://[::1]:${port}`,
      release: (version) => asOfHere([build(folder, version)]),
      back: () => release(folder, ['--back']),
      reload: async () => {
        const page = folder.read('portal/current/html/index.html')
        nginx.kill('SIGHUP')
        const isServed = async () => (await (await fetch(site)).text()) === page
        await expect.poll(isServed, { timeout: 5000 }).toBe(true)
      },
      logs: () => folder.read('access.log') + folder.read('error.log'),
    })
  } finally {
    nginx.kill('SIGQUIT')
    await once(nginx, 'exit')
  }
}

function selfSigned(key: string, certificate: string): void {
  const kind = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-subj',
    '/CN=localhost',
  ]
  execFileSync(OPENSSL ?? '', ['req', ...kind, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
}
