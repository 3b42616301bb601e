import type { ServiceIdentifier } from 'inversify'
import { afterAll, beforeAll } from 'vitest'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { type HttpWorld, httpWorld, startTestSandbox } from '../support/http-world.ts'
import { type FailureKind, REJECTION, type Subject } from './subject.ts'

const faults: Readonly<Record<FailureKind, object>> = {
  offline: { kind: 'reset' },
  rejected: {
    kind: 'status',
    status: 400,
    body: { statusCode: 400, description: REJECTION, data: null },
  },
  unexpected: { kind: 'malformed' },
  unauthenticated: { kind: 'status', status: 401 },
}

/**
 * Arranges HTTP adapters as the subjects of their ports' contracts, on one sandbox for the file. To be called once, at the top of a
 * contract's test file.
 */
export function httpSubjects() {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startTestSandbox()
  })
  afterAll(() => sandbox.close())

  return {
    /** The adapter that production binds to this port, serving a fresh customer. */
    async of<Port>(identifier: ServiceIdentifier<Port>, customer?: object): Promise<HttpSubject<Port>> {
      const world = await httpWorld(sandbox, customer)
      return {
        world,
        port: world.get(identifier),
        fail: (kind) => world.control('faults', { faults: [{ call: '*', fault: faults[kind] }] }),
      }
    },
  }
}

export interface HttpSubject<Port> extends Subject<Port> {
  readonly world: HttpWorld
}
