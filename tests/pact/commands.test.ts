import { execFile, execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { isGitCheckout } from './support/git-checkout.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

interface Outcome {
  readonly code: number
  readonly output: string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const run = (script: string, ...options: readonly string[]) => runIn(ROOT, script, ...options)

/** Runs one of the commands as npm does, without the broker or branch of this machine's environment. */
const runIn = (cwd: string, script: string, ...options: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const { PACT_BROKER_BASE_URL: _, PACT_BRANCH: __, ...env } = process.env
    execFile(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), join(ROOT, `scripts/pact/${script}.ts`), ...options],
      { cwd, env },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr })
      },
    )
  })

describe('npm run pact:verify', () => {
  it('ends with code 0 for running services that keep their contracts', async () => {
    const { code, output } = await run('verify', '--identity', sandbox.url, '--public', `${sandbox.url}/`)
    expect(output).toContain('api-identidade-fidelidade')
    expect(output).toContain('api-conteudo-publico')
    expect(output).toContain('The contracts hold.')
    expect(code).toBe(0)
    // A hundred interactions, each with its data set up anew.
  }, 180_000)

  it.each(['--public-states', '--states-url'])('sets states up where %s says', async (option) => {
    const asked: string[] = []
    const elsewhere = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
    await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening))
    const { port } = elsewhere.address() as AddressInfo
    try {
      await run('verify', '--public', sandbox.url, option, `http://127.0.0.1:${port}/estados`)
      expect(new Set(asked)).toEqual(new Set(['POST /estados']))
    } finally {
      await new Promise((closed) => elsewhere.close(closed))
    }
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
      '--public-states needs --identity or --public.',
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
        cpSync(join(ROOT, 'pacts'), join(elsewhere, 'pacts'), { recursive: true })
        git('init')
        git('add', '.')
        git('-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', 'commit', '--message=Contracts')
        git('checkout', '--detach')
        const [file = ''] = readdirSync(join(elsewhere, 'pacts'))
        appendFileSync(join(elsewhere, 'pacts', file), '\n')

        const objections = [
          'A bare commit is checked out, of no branch: name its branch in PACT_BRANCH.',
          'pacts/ holds changes that are not committed: commit them before publishing.',
          'PACT_BROKER_BASE_URL is not set: there is no broker to publish to.',
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
