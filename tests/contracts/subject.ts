import type { Cancellation } from '@application/cancellation.ts'
import { Aborted, PortFailure } from '@application/port-failure.ts'
import { expect, it } from 'vitest'

/** The ways in which any port can fail. */
export type FailureKind = 'offline' | 'rejected' | 'unexpected' | 'unauthenticated'

/** How a call fails that carries the customer's token, besides being rejected. */
const IN_THE_CUSTOMERS_NAME: readonly FailureKind[] = ['offline', 'unexpected', 'unauthenticated']

/** The same for a call that carries none: it has no session to end. */
export const IN_NOBODYS_NAME: readonly FailureKind[] = ['offline', 'unexpected']

/** What a server that rejects says in these contracts. */
export const REJECTION = 'Não foi possível agora.'

/** One adapter under its port's contract. */
export interface Subject<Port> {
  readonly port: Port
  /** Makes every call from now on fail so. */
  fail(kind: FailureKind): Promise<void>
}

/** Makes a fresh subject, serving a customer with believable data. */
export type Arrange<Port> = () => Promise<Subject<Port>>

/** What every read of every port must do, whatever it reads. */
export function itReadsLikeAnyPort<Port>(
  arrange: Arrange<Port>,
  read: (port: Port, signal?: Cancellation) => Promise<unknown>,
  failures: readonly FailureKind[] = IN_THE_CUSTOMERS_NAME,
): void {
  itFailsLikeAnyPort(arrange, read, failures)

  it('answers nothing once the caller has cancelled', async () => {
    const { port } = await arrange()
    const controller = new AbortController()
    const answer = read(port, controller.signal)
    controller.abort()
    await expect(answer).rejects.toThrow(Aborted)
  })

  it('gives each caller data of its own', async () => {
    const { port } = await arrange()
    const first = await read(port)
    const before = structuredClone(first)
    spoil(first)
    expect(await read(port)).toEqual(before)
  })
}

/** What every call of every port must do when it fails, reads and writes alike. */
export function itFailsLikeAnyPort<Port>(
  arrange: Arrange<Port>,
  call: (port: Port) => Promise<unknown>,
  failures: readonly FailureKind[] = IN_THE_CUSTOMERS_NAME,
): void {
  it.each(failures)('rejects with a PortFailure when the call ends %s', async (kind) => {
    const { port, fail } = await arrange()
    await fail(kind)
    await expect(call(port)).rejects.toSatisfy((thrown) => reasonOf(thrown)?.kind === kind)
  })

  it("rejects with the server's own words when it refuses", async () => {
    const { port, fail } = await arrange()
    await fail('rejected')
    await expect(call(port)).rejects.toSatisfy((thrown) => {
      const reason = reasonOf(thrown)
      return reason?.kind === 'rejected' && reason.description === REJECTION
    })
  })
}

function reasonOf(thrown: unknown) {
  return thrown instanceof PortFailure ? thrown.reason : undefined
}

/** Does to an answer what a careless caller might. */
export function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    spoil(inner)
    if (typeof inner !== 'object') Reflect.set(value, key, 'spoilt')
  }
  if (Array.isArray(value)) value.length = 0
}
