import type { Cancellation } from '@application/cancellation.ts'
import { Aborted, PortFailure } from '@application/port-failure.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { Observations } from '@application/telemetry/observations.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { RuntimeConfiguration } from '../runtime-configuration.ts'
import { anything } from '../shapes.ts'
import {
  HttpClient,
  isRejectedWith,
  READ_TIMEOUT,
  readEnvelope,
  readShape,
  WRITE_TIMEOUT,
} from './http-client.ts'
import type { WireAnswer, WireRequest } from './transport.ts'

type Query = WireRequest['query']

interface ReadOptions {
  readonly query?: Query
  readonly signal?: Cancellation | undefined
}

interface WriteOptions {
  readonly query?: Query
  /** Sent form-urlencoded; nested objects as bracket keys. Undefined values are left out. */
  readonly form?: object
}

/** The identity and loyalty API: its headers, its envelope, and the end of the session when it answers 401. */
@injectable()
export class IdentityApi {
  /** The reads that wait for an answer. */
  private readonly reads = new Set<AbortController>()

  constructor(
    @inject(HttpClient) private readonly client: HttpClient,
    @inject(RuntimeConfiguration) private readonly configuration: RuntimeConfiguration,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Observations) private readonly observations: Observations,
  ) {}

  /**
   * Reads a call's `data`. Rejects with a PortFailure; with Aborted when it is cancelled or the customer is signing out.
   * @param schema the shape of `data`.
   */
  async get<const Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    { query, signal }: ReadOptions = {},
  ): Promise<v.InferOutput<Schema>> {
    if (this.sessions.isLeaving()) throw new Aborted()
    const controller = new AbortController()
    const abort = () => controller.abort()
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    this.reads.add(controller)
    try {
      return await this.call(schema, {
        method: 'GET',
        url: this.configuration.identityApi + path,
        headers: this.authorizedHeaders(),
        query,
        timeout: READ_TIMEOUT,
        signal: controller.signal,
      })
    } finally {
      this.reads.delete(controller)
      signal?.removeEventListener('abort', abort)
    }
  }

  /**
   * Writes, and gives the `data` of the answer. Rejects with a PortFailure. It cannot be cancelled.
   * @param schema the shape of `data`.
   */
  async post<const Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    { query, form }: WriteOptions = {},
  ): Promise<v.InferOutput<Schema>> {
    return this.call(schema, this.write(this.configuration.identityApi + path, { query, body: form }))
  }

  /** The profile update: JSON, to a host that may be another one. It is done when its answer says 200 (docs/wire.md, call 6). */
  async postProfile(path: string, body: object): Promise<void> {
    const done = v.object({ statusCode: v.literal(200) })
    await this.postJson(this.configuration.profileApi + path, body, done)
  }

  /**
   * JSON to an address of the configuration, in the customer's name.
   * @param envelope the shape that the whole answer must have.
   */
  async postJson(url: string, body: object, envelope?: v.GenericSchema): Promise<void> {
    // Another host need not know the headers of this API: its preflight could refuse them.
    const own = url.startsWith(this.configuration.identityApi) ? this.formHeaders() : {}
    const headers = { ...own, ...this.authorization(), 'Content-Type': 'application/json' }
    await this.call(anything, this.write(url, { headers, body }), envelope)
  }

  /** An answer without envelope, which is what `/token` gives (RFC 6749). Carries no token and ends no session. */
  async postUnwrapped(path: string, form: object): Promise<WireAnswer> {
    const request = this.write(this.configuration.identityApi + path, {
      headers: this.formHeaders(),
      body: form,
      repeatable: true,
    })
    return this.observations.recordingFailure(request, async () => {
      const answer = await this.client.sendForAnswer(request)
      // A refusal may come in the envelope all the same, under HTTP 200.
      readEnvelope(anything, answer.body, request)
      return answer
    })
  }

  /** Runs `read` on an answer that was fetched without checking its shape. A failure is recorded as one of that call. */
  reading<T>(method: string, path: string, read: () => T): Promise<T> {
    return this.observations.recordingFailure({ method, url: this.configuration.identityApi + path }, read)
  }

  /**
   * The customer is leaving the session. All reads that are under way are cancelled, because the browser would write each 401 to them
   * to the console as an error.
   */
  async postLogout(): Promise<void> {
    for (const read of this.reads) read.abort()
    await this.post('/logout', anything)
  }

  /** @param envelope the shape that the whole answer must have too. */
  private async call<const Schema extends v.GenericSchema>(
    schema: Schema,
    request: WireRequest,
    envelope: v.GenericSchema = anything,
  ): Promise<v.InferOutput<Schema>> {
    const token = this.sessions.current()?.token
    try {
      return await this.observations.recordingFailure(request, async () => {
        const answer = withData(await this.client.send(request), request)
        const data = readEnvelope(schema, answer, request)
        readShape(envelope, answer)
        return data
      })
    } catch (thrown) {
      // To a call without a token a 401 is a refusal like any other.
      if (token === undefined || !isRejectedWith(thrown, 401)) throw thrown
      // A late 401 to the token of an earlier session does not end the session that has begun since.
      const isCurrent = this.sessions.current()?.token === token
      // `SignOut` ends the session that is being left, also when the server refuses the sign-out.
      const isLeft = this.sessions.isLeaving() || request.url.endsWith('/logout')
      if (isCurrent && !isLeft) this.sessions.clear('expired')
      throw new PortFailure({ kind: 'unauthenticated' })
    }
  }

  private write(url: string, rest: Partial<WireRequest>): WireRequest {
    return { method: 'POST', url, headers: this.authorizedHeaders(), timeout: WRITE_TIMEOUT, ...rest }
  }

  private authorizedHeaders(): Record<string, string> {
    return { ...this.formHeaders(), ...this.authorization() }
  }

  private authorization(): Record<string, string> {
    const token = this.sessions.current()?.token
    return token === undefined ? {} : { Authorization: `Bearer ${token}` }
  }

  private formHeaders(): Record<string, string> {
    return {
      'Cache-Control': 'no-cache',
      Pragma: 'no-cache',
      'Content-Type': 'application/x-www-form-urlencoded',
      domain: this.configuration.domain,
    }
  }
}

/** A successful write may answer nothing. An adapter that reads something of the answer then treats it as missing. */
const withData = (answer: unknown, { method }: WireRequest): unknown =>
  method === 'POST' && (answer === '' || answer === null || answer === undefined) ? {} : answer
