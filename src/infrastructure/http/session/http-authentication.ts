import {
  Authentication,
  type Credentials,
  type IssuedToken,
  WrongCredentials,
} from '@application/session/authentication.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { isRejectedWith, readShape } from '../http-client.ts'
import { IdentityApi } from '../identity-api.ts'
import type { WireAnswer } from '../transport.ts'

/** What `/token` answers, without envelope (docs/wire.md, call 1). */
export const wireToken = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  '.expires': v.pipe(
    v.string(),
    v.check((date) => !Number.isNaN(Date.parse(date)), 'expected a date'),
  ),
})

/** How long the token lasts, in seconds. Only a device whose clock is ahead needs it, so no contract asks a backend for it. */
const wireDuration = v.fallback(
  v.optional(v.object({ expires_in: v.pipe(v.number(), v.finite()) })),
  undefined,
)

function toIssuedToken({ body, date = '' }: WireAnswer): IssuedToken {
  const { access_token, '.expires': expires } = readShape(wireToken, body)
  const issued = { token: access_token, expiresAt: Date.parse(expires) }
  const duration = readShape(wireDuration, body)
  if (duration === undefined) return issued
  const serverNow = Date.parse(date)
  return {
    ...issued,
    lifetime: {
      lasts: duration.expires_in * 1000,
      serverNow: Number.isNaN(serverNow) ? undefined : serverNow,
    },
  }
}

@injectable()
export class HttpAuthentication extends Authentication {
  constructor(@inject(IdentityApi) private readonly api: IdentityApi) {
    super()
  }

  async signIn({ document, password }: Credentials): Promise<IssuedToken> {
    const form = { grant_type: 'password', username: document.characters, password }
    const answer = await this.api.postUnwrapped('/token', form).catch((thrown) => {
      // Any other status says nothing of document and password (docs/wire.md, call 1).
      throw isRejectedWith(thrown, 400, 401) ? new WrongCredentials(thrown.reason) : thrown
    })
    return this.api.reading('POST', '/token', () => toIssuedToken(answer))
  }

  async signOut(): Promise<void> {
    await this.api.postLogout()
  }
}
