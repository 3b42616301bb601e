import type { Credentials } from '@application/session/authentication.ts'
import type { CredentialKeeper } from '@application/session/credential-keeper.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { expect, it } from 'vitest'

export interface CredentialKeeperSubject {
  readonly keeper: CredentialKeeper
  /** What the password manager has taken. */
  readonly kept: readonly Credentials[]
}

/** @param takes whether the password manager takes what it is offered. */
export function describeCredentialKeeper(
  adapter: string,
  takes: boolean,
  arrange: () => CredentialKeeperSubject,
): void {
  it(`offering a password ends without a failure, ${adapter}`, async () => {
    const credentials = { document: customerDocument('52998224725'), password: 'praca123' }
    const { keeper, kept } = arrange()
    await keeper.offer(credentials)
    expect(kept).toEqual(takes ? [credentials] : [])
  })
}
