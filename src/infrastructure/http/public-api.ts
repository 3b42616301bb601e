import type { Cancellation } from '@application/cancellation.ts'
import type * as v from 'valibot'
import type { RuntimeConfiguration } from '../browser/runtime-configuration.ts'
import { type HttpClient, READ_TIMEOUT, readEnvelope } from './http-client.ts'

/** The public content API: no customer, no token. */
export class PublicApi {
  constructor(
    private readonly client: HttpClient,
    private readonly configuration: RuntimeConfiguration,
  ) {}

  async get<const Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    signal?: Cancellation,
  ): Promise<v.InferOutput<Schema>> {
    const answer = await this.client.send({
      method: 'GET',
      url: this.configuration.publicApi + path,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'app-secret-key': this.configuration.appSecretKey,
        'app-id': this.configuration.appId,
      },
      timeout: READ_TIMEOUT,
      signal,
    })
    return readEnvelope(schema, answer)
  }
}
