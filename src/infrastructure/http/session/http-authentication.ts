import type { Cancellation } from '@application/cancellation.ts'
import { Authentication, type Credentials, type IssuedToken } from '@application/session/authentication.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { readShape } from '../http-client.ts'
import { IdentityApi } from '../identity-api.ts'

/** What `/token` answers, without envelope (wire.md, call 1). */
const wireToken = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  '.expires': v.pipe(
    v.string(),
    v.check((date) => !Number.isNaN(Date.parse(date)), 'expected a date'),
  ),
})

const toIssuedToken = (wire: v.InferOutput<typeof wireToken>): IssuedToken => ({
  token: wire.access_token,
  expiresAt: Date.parse(wire['.expires']),
})

@injectable()
export class HttpAuthentication extends Authentication {
  constructor(@inject(IdentityApi) private readonly api: IdentityApi) {
    super()
  }

  async signIn({ document, password }: Credentials, signal?: Cancellation): Promise<IssuedToken> {
    const answer = await this.api.postUnwrapped(
      '/token',
      { grant_type: 'password', username: document, password },
      signal,
    )
    return toIssuedToken(readShape(wireToken, answer))
  }

  async signOut(): Promise<void> {
    await this.api.postLogout()
  }
}
