import type { Cancellation } from '@application/cancellation.ts'
import { Observations } from '@application/telemetry/observations.ts'
import { inject, injectable } from 'inversify'
import type * as v from 'valibot'
import { RuntimeConfiguration } from '../runtime-configuration.ts'
import { HttpClient, READ_TIMEOUT, readEnvelope } from './http-client.ts'

/** The public content API: no customer, no token. */
@injectable()
export class PublicApi {
  constructor(
    @inject(HttpClient) private readonly client: HttpClient,
    @inject(RuntimeConfiguration) private readonly configuration: RuntimeConfiguration,
    @inject(Observations) private readonly observations: Observations,
  ) {}

  async get<const Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    signal?: Cancellation,
  ): Promise<v.InferOutput<Schema>> {
    const request = {
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
    } as const
    return this.observations.recordingFailure(request, async () =>
      readEnvelope(schema, await this.client.send(request), request),
    )
  }
}
