import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { expectExplained, runScript } from '../support/run-script.ts'
import { isGitCheckout } from './support/git-checkout.ts'
import { LOCALHOST, TEST_AUTHORITY } from './support/test-authority.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

const run = (script: string, ...options: readonly string[]) => runIn('.', script, ...options)

/** Runs one of the commands without the broker or branch of this machine's environment. */
function runIn(cwd: string, script: string, ...options: readonly string[]) {
  const { PACT_BROKER_BASE_URL: _, PACT_BRANCH: __, ...env } = process.env
  return runScript([`scripts/pact/${script}.ts`, ...options], { cwd, env })
}

/** Lets a server listen on this machine for as long as it is used. */
async function withServer<T>(server: Server, use: (port: number) => Promise<T>): Promise<T> {
  await new Promise<void>((listening) => server.listen(0, listening))
  try {
    return await use((server.address() as AddressInfo).port)
  } finally {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
}

async function json(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text) as Readonly<Record<string, unknown>>
}

describe('npm run pact:verify', () => {
  it('ends with code 0 for running services that keep their contracts', async () => {
    // All of it is verified in verification.test.ts.
    const only = ['--only', 'GET /api/pessoa', '--only', 'LOGOTIPOS']
    const { code, output } = await run(
      'verify',
      ...['--identity', sandbox.url, '--public', `${sandbox.url}/`, ...only],
    )
    expect(output).toContain('api-identidade-fidelidade')
    expect(output).toContain('api-conteudo-publico')
    expect(output).toContain('consulta dos logotipos dos parceiros')
    expect(output).not.toContain('consulta dos banners')
    expect(output).not.toContain('consulta das preferências')
    expect(output).toContain('The contracts hold.')
    expect(code).toBe(0)
  })

  it.each(['--public-states', '--states-url'])('sets states up where %s says', async (option) => {
    const asked: string[] = []
    await withServer(
      createServer(async (request, response) => {
        asked.push(`${request.method} ${request.url} ${(await json(request)).action}`)
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
      }),
      (port) => run('verify', '--public', sandbox.url, option, `http://127.0.0.1:${port}/estados`),
    )
    // No teardown, which no state needs.
    expect(new Set(asked)).toEqual(new Set(['POST /estados setup']))
  })

  it('verifies the profile update at a host of its own', async () => {
    const asked: string[] = []
    const { code } = await withServer(
      createServer((request, response) => {
        asked.push(`${request.method} ${request.url}`)
        request.resume()
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"statusCode":200}')
      }),
      (port) =>
        run(
          'verify',
          ...['--identity', sandbox.url, '--profile', `http://127.0.0.1:${port}`],
          ...['--only', '/api/pessoa'],
        ),
    )
    expect(asked).toEqual(['GET /', 'POST /api/pessoa', 'POST /api/pessoa'])
    expect(code).toBe(0)
  })

  it('verifies whatever sends pushes', async () => {
    const { code, output } = await withServer(
      createServer((request, response) => {
        request.resume()
        // A message has no state: such a service has no more than this endpoint.
        const known = request.url === '/_pact/messages'
        response
          .writeHead(known ? 200 : 404, { 'Content-Type': 'application/json' })
          .end(JSON.stringify({ title: 'Cashback', body: 'R$ 12,00', screen: '/voucher' }))
      }),
      (port) => run('verify', '--push', `http://127.0.0.1:${port}`),
    )
    expect(output).toContain('The contracts hold.')
    expect(code).toBe(0)
  })

  it.each([
    ['refuses', [], 1, /The certificate of localhost:\d+ is not trusted .* --ca FILE, or .* --insecure/],
    ['takes, where it is told the authority,', ['--ca'], 0, /The contracts hold/],
    ['takes, where it is to take any,', ['--insecure'], 0, /The contracts hold/],
  ] as const)('%s a certificate of an authority that nobody knows', async (_, options, expected, words) => {
    const directory = mkdtempSync(join(tmpdir(), 'authority-'))
    const file = join(directory, 'authority.pem')
    writeFileSync(file, TEST_AUTHORITY)
    const server = createSecureServer(LOCALHOST, async (request, response) => {
      request.resume()
      const link = 'https://redeboapraca.example/receitas'
      const banners = { data: [{ url: 'https://imagens.example/a.jpg', link }], statusCode: 200 }
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(request.url === '/_pact/states' ? '{}' : JSON.stringify(banners))
    })
    const trust = options.flatMap((option) => (option === '--ca' ? [option, file] : [option]))
    try {
      const { code, output } = await withServer(server, (port) =>
        run('verify', '--public', `https://localhost:${port}`, ...trust),
      )
      expect(output).toMatch(words)
      expect(code).toBe(expected)
    } finally {
      rmSync(directory, { recursive: true })
    }
  })

  it('says that a service is not there, instead of blaming the states', async () => {
    expectExplained(
      await run('verify', '--public', 'http://127.0.0.1:9'),
      'Nothing listens at http://127.0.0.1:9 (ECONNREFUSED)',
    )
  })

  it('says what the state endpoint has answered', async () => {
    const { code, output } = await run(
      'verify',
      ...['--public', sandbox.url, '--public-states', `${sandbox.url}/nada`],
    )
    expect(output).toContain('No state could be set up')
    expect(output).toContain('/nada answered 404 for the state "há banners"')
    expect(code).toBe(1)
  })

  it('refuses a filter that means nothing', async () => {
    expectExplained(
      await run('verify', '--only', 'GET /api/pesoa'),
      'No interaction is meant by --only "GET /api/pesoa"',
    )
  })

  it('puts headers in place of the examples, and ends with code 1 for a service that breaks its contract', async () => {
    const { code, output } = await run('verify', '--public', sandbox.url, '--header', 'app-id: outro')
    expect(output).toContain('A contract is broken: see above.')
    expect(code).toBe(1)
  })

  it.each([
    [
      'states of a service that is not named',
      ['--public-states', 'https://conteudo.example/estados'],
      '--public-states needs --identity, --profile, --public or --push.',
    ],
    ['an unknown option', ['--publik', 'https://conteudo.example'], "Unknown option '--publik'"],
  ])('prints the usage for %s', async (_, options, words) => {
    const { code, output } = await run('verify', ...options)
    expect(output).toContain(words)
    expect(output).toContain('Usage:')
    expect(code).toBe(1)
  })
})

describe('npm run pact:publish', () => {
  it.runIf(isGitCheckout())('shows what would be published, and sends nothing, in a dry run', async () => {
    const { code, output } = await run('publish', '--dry-run')
    expect(output).toMatch(/^portal-do-cliente [0-9a-f]{40} \(branch .+\):\n/)
    expect(output).toContain('  contract with api-conteudo-publico, ')
    expect(output).toContain('  contract with api-identidade-fidelidade, ')
    expect(output).toContain('  contract with envio-de-push, ')
    expect(output).toContain('Dry run: nothing was sent.')
    expect(code).toBe(0)
  })

  it.runIf(isGitCheckout())(
    'refuses a bare commit without its branch, and contracts that are not committed; a dry run says so',
    async () => {
      const elsewhere = mkdtempSync(join(tmpdir(), 'pact-publish-'))
      const git = (...args: readonly string[]) =>
        execFileSync('git', args, { cwd: elsewhere, stdio: 'ignore' })
      try {
        cpSync('pacts', join(elsewhere, 'pacts'), { recursive: true })
        git('init')
        git('add', '.')
        git('-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', 'commit', '--message=Contracts')
        git('checkout', '--detach')
        const [file = ''] = readdirSync(join(elsewhere, 'pacts'))
        appendFileSync(join(elsewhere, 'pacts', file), '\n')

        const objections = [
          'A bare commit is checked out, of no branch: name its branch in PACT_BRANCH.',
          'pacts/ holds changes that are not committed: commit them before publishing.',
          'PACT_BROKER_BASE_URL is not set: there is no broker to speak to.',
        ]
        const refused = await runIn(elsewhere, 'publish')
        expect(refused.output).toContain(objections.join('\n'))
        expect(refused.code).toBe(1)
        const dry = await runIn(elsewhere, 'publish', '--dry-run')
        for (const objection of objections) {
          expect(dry.output).toContain(`Without --dry-run this is refused. ${objection}\n`)
        }
        expect(dry.code).toBe(0)
      } finally {
        rmSync(elsewhere, { recursive: true })
      }
    },
  )
})

it.each([
  ['publish', ['--dryrun'], "Unknown option '--dryrun'\nUsage: npm run pact:publish"],
  ['broker/main', ['deploy'], 'Usage: npm run pact:broker'],
  ['broker/main', ['can-i-deploy'], 'PACT_BROKER_BASE_URL is not set'],
])('scripts/pact/%s %j says in words why it cannot start', async (script, options, words) => {
  expectExplained(await run(script, ...options), words)
})
