import type { Cancellation } from '@application/cancellation.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { PortFailure } from '@application/port-failure.ts'
import { type Place, type State, stateCodeOf } from '@domain/person/place.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { RuntimeConfiguration } from '../../runtime-configuration.ts'
import { list, nullable, optionalText, present, text, writtenText } from '../../shapes.ts'
import { HttpClient, READ_TIMEOUT, readShape } from '../http-client.ts'
import { IdentityApi } from '../identity-api.ts'

/** The place of a CEP; null or empty texts when it is not known (docs/wire.md, call 21). */
const wirePlace = nullable(v.object({ logradouro: text, bairro: text, localidade: text, uf: text }))

/** The national list, as IBGE publishes it (docs/wire.md, call 23). */
const wireState = v.object({ sigla: v.string(), nome: writtenText })

function toPlace(wire: v.InferOutput<typeof wirePlace>): Place | undefined {
  if (wire === null || (wire.localidade === '' && wire.uf === '')) return undefined
  return {
    street: wire.logradouro,
    district: wire.bairro,
    city: wire.localidade,
    state: stateCodeOf(wire.uf),
  }
}

const toState = (wire: v.InferOutput<typeof wireState>): State => ({
  code: wire.sigla.toUpperCase(),
  name: wire.nome,
})

@injectable()
export class HttpPlaceRepository extends PlaceRepository {
  constructor(
    @inject(IdentityApi) private readonly api: IdentityApi,
    @inject(HttpClient) private readonly client: HttpClient,
    @inject(RuntimeConfiguration) private readonly configuration: Pick<RuntimeConfiguration, 'statesUrl'>,
  ) {
    super()
  }

  async findByCep(cep: string, signal?: Cancellation): Promise<Place | undefined> {
    return toPlace(await this.api.get(`/api/consulta/cep/${encodeURIComponent(cep)}`, wirePlace, { signal }))
  }

  /** The host of another institution: none of our headers, no envelope. */
  async states(signal?: Cancellation): Promise<readonly State[]> {
    const url = this.configuration.statesUrl
    if (url === undefined) throw new PortFailure({ kind: 'unexpected', detail: 'no statesUrl is configured' })
    const answer = await this.client.send({ method: 'GET', url, headers: {}, timeout: READ_TIMEOUT, signal })
    return readShape(v.array(wireState), answer).map(toState)
  }

  async cities(stateCode: string, signal?: Cancellation): Promise<readonly string[]> {
    const path = `/api/cidade/uf/${encodeURIComponent(stateCode)}`
    return present(await this.api.get(path, list(optionalText), { signal }))
  }
}
