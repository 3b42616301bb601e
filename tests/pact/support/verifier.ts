import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import type { Breaches, Verification } from '../../../scripts/pact/verification.ts'
import { TEST_AUTHORITY } from './test-authority.ts'

const PROCESS = fileURLToPath(new URL('./verifier-process.ts', import.meta.url))

/**
 * A verifier for a file of tests. It runs in another process, so that its reports do not mix with those of the tests. It trusts one
 * authority: the native verifier reads all that it trusts again for each interaction, which took longer than everything else.
 */
export function quietVerifier(): (verification: Verification) => Promise<Breaches> {
  const trusted = mkdtempSync(join(tmpdir(), 'trusted-'))
  const SSL_CERT_FILE = join(trusted, 'authority.pem')
  const SSL_CERT_DIR = join(trusted, 'others')
  let child: ChildProcess
  beforeAll(() => {
    writeFileSync(SSL_CERT_FILE, TEST_AUTHORITY)
    mkdirSync(SSL_CERT_DIR)
    child = fork(PROCESS, {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, SSL_CERT_FILE, SSL_CERT_DIR },
    })
  })
  afterAll(() => {
    child.kill()
    rmSync(trusted, { recursive: true })
  })
  return (verification) =>
    new Promise((resolve, reject) => {
      child.once('message', (answer: { breaches?: Breaches; problem?: string }) =>
        answer.breaches ? resolve(answer.breaches) : reject(new Error(answer.problem)),
      )
      child.send(verification)
    })
}
