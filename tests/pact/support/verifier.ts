import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import type { Breaches, Verification } from '../../../scripts/pact/verification.ts'

const PROCESS = fileURLToPath(new URL('./verifier-process.ts', import.meta.url))

/** A verifier for a file of tests. It runs in another process, so that its reports do not mix with those of the tests. */
export function quietVerifier(): (verification: Verification) => Promise<Breaches> {
  let child: ChildProcess
  beforeAll(() => {
    child = fork(PROCESS, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  })
  afterAll(() => {
    child.kill()
  })
  return (verification) =>
    new Promise((resolve, reject) => {
      child.once('message', (answer: { breaches?: Breaches; problem?: string }) =>
        answer.breaches ? resolve(answer.breaches) : reject(new Error(answer.problem)),
      )
      child.send(verification)
    })
}
