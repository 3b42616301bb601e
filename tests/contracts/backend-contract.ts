import type { Cancellation } from '@application/cancellation.ts'
import { Aborted, PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import type { Steering } from '@infrastructure/in-memory/steering.ts'
import type { ServiceIdentifier } from 'inversify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { type HttpWorld, httpWorld, startTestSandbox } from '../support/http-world.ts'
import { contract, spoil } from './contract.ts'

/** Each way in which a call can fail: the reason that the port gives, and the fault of the server that leads to it. */
const FAILURES = {
  offline: { reason: { kind: 'offline' }, fault: { kind: 'reset' } },
  rejected: {
    reason: { kind: 'rejected', status: 400, description: 'Não foi possível agora.', errors: [] },
    fault: {
      kind: 'status',
      status: 400,
      body: { statusCode: 400, description: 'Não foi possível agora.', data: null },
    },
  },
  unexpected: { reason: { kind: 'unexpected', detail: 'malformed' }, fault: { kind: 'malformed' } },
  unauthenticated: { reason: { kind: 'unauthenticated' }, fault: { kind: 'status', status: 401 } },
} as const satisfies Record<string, { reason: PortFailureReason; fault: object }>

export type FailureKind = keyof typeof FAILURES

/** The failures of a call without the customer's token: no session can end. */
export const WITHOUT_TOKEN: readonly FailureKind[] = ['offline', 'rejected', 'unexpected']
const WITH_TOKEN: readonly FailureKind[] = [...WITHOUT_TOKEN, 'unauthenticated']

/** In which way the customer differs from the rich one, in the words of `POST /_sandbox/customers`. */
export interface Traits {
  readonly profile?: 'rich' | 'empty'
  /** A company. */
  readonly kind?: 'J'
  readonly phone?: false
  readonly image?: boolean
  readonly termsAccepted?: false
  readonly whatsapp?: false
}

/** One adapter that serves one signed-in customer. */
export interface Subject<Port> {
  readonly port: Port
  readonly document: string
  readonly password: string
  /** Makes every call from now on fail in this way. */
  fail(kind: FailureKind): Promise<void>
}

export type Arrange<Port> = (traits?: Traits) => Promise<Subject<Port>>

type Read<Port> = (port: Port, signal?: Cancellation) => Promise<unknown>

/** Starts one sandbox for the file that calls this at its top. Each test has a customer of its own in it. */
export function backendContracts() {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startTestSandbox()
  })
  afterAll(() => sandbox.close())

  /** The adapter that production binds to this port. */
  async function overHttp<Port>(
    port: ServiceIdentifier<Port>,
    traits?: Traits,
  ): Promise<Subject<Port> & { readonly world: HttpWorld }> {
    const world = await httpWorld(sandbox, traits)
    const { document, password } = world.customer
    const fail = (kind: FailureKind) =>
      world.control('faults', { faults: [{ call: '*', fault: FAILURES[kind].fault }] })
    return { world, port: world.get(port), document, password, fail }
  }

  return {
    overHttp,
    /** @param inMemory makes the adapter in memory, for a customer with CPF 52998224725 and password praca123. */
    backendContract<Port>(
      port: ServiceIdentifier<Port> & { readonly name: string },
      inMemory: (traits: Traits) => Port & { readonly steering: Steering },
      promises: (arrange: Arrange<Port>) => void,
    ): void {
      const arrangeInMemory: Arrange<Port> = async (traits = {}) => {
        const adapter = inMemory(traits)
        return {
          port: adapter,
          document: '52998224725',
          password: 'praca123',
          fail: async (kind) => adapter.steering.failWith(FAILURES[kind].reason),
        }
      }
      contract<Arrange<Port>>(
        port,
        { 'in memory': arrangeInMemory, 'over HTTP': (traits) => overHttp(port, traits) },
        promises,
      )
    },
  }
}

/** The promises of every read. */
export function itReads<Port>(
  arrange: Arrange<Port>,
  reads: Readonly<Record<string, Read<Port>>>,
  failures = WITH_TOKEN,
): void {
  itFails(arrange, reads, failures)

  describe.each(Object.entries(reads))('%s', (_, read) => {
    it('answers nothing after the caller has cancelled', async () => {
      const { port } = await arrange()
      const controller = new AbortController()
      const answer = read(port, controller.signal)
      controller.abort()
      await expect(answer).rejects.toThrow(Aborted)
    })

    it('lets no caller change what the next one gets', async () => {
      const { port } = await arrange()
      const first = await read(port)
      const before = structuredClone(first)
      spoil(first)
      expect(await read(port)).toEqual(before)
    })
  })
}

/** What every call promises when it fails, reads and writes alike. */
export function itFails<Port>(
  arrange: Arrange<Port>,
  calls: Readonly<Record<string, (port: Port) => Promise<unknown>>>,
  failures = WITH_TOKEN,
): void {
  describe.each(Object.entries(calls))('%s', (_, call) => {
    it.each(failures)('rejects with a PortFailure when the call ends %s', async (kind) => {
      // Every call fails, whatever the customer has. A server makes an empty customer sooner.
      const { port, fail } = await arrange({ profile: 'empty' })
      await fail(kind)
      await expect(call(port)).rejects.toSatisfy(
        (thrown) =>
          thrown instanceof PortFailure &&
          thrown.reason.kind === kind &&
          (thrown.reason.kind !== 'rejected' ||
            thrown.reason.description === FAILURES.rejected.reason.description),
      )
    })
  })
}

/** A failure in which the server refuses with these words. */
export const refusal = (description: string, status = 400) =>
  expect.objectContaining({
    name: 'PortFailure',
    reason: expect.objectContaining({ kind: 'rejected', status, description }),
  })

export const ANY_DAY = { year: expect.any(Number), month: expect.any(Number), day: expect.any(Number) }
export const ANY_MONEY = { cents: expect.any(Number) }
/** An id that no store, offer, campaign or reward has. */
export const UNKNOWN = 987_654
