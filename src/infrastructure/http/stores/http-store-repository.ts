import type { Cancellation } from '@application/cancellation.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import type { Id } from '@domain/id.ts'
import { canBeChosen, coordinates, type Store, type StoreAddress } from '@domain/stores/store.ts'
import { inject, injectable } from 'inversify'
import type * as v from 'valibot'
import {
  list,
  optionalIdentifier,
  optionalNumber,
  optionalText,
  present,
  row,
  rowAs,
  rows,
  text,
} from '../../shapes.ts'
import { IdentityApi } from '../identity-api.ts'
import { SessionCache } from '../session-cache.ts'

const wireAddress = row({
  logradouro: text,
  logradouroNro: text,
  bairro: text,
  cidade: text,
  uf: text,
  cep: text,
  latitude: optionalNumber,
  longitude: optionalNumber,
})

/** A store as the backend sends it (docs/wire.md, calls 25 and 26). */
const wireStore = row({
  idEmpresa: optionalIdentifier,
  idEmpFormato: optionalIdentifier,
  nomeFantasia: text,
  endereco: list(wireAddress),
  telefone: list(row({ numero: optionalText })),
})

function toStore(wire: v.InferOutput<typeof wireStore>, id: Id): Store {
  return {
    id,
    name: wire.nomeFantasia,
    address: wire.endereco[0] && toAddress(wire.endereco[0]),
    phones: present(wire.telefone.map(({ numero }) => numero)),
  }
}

function toAddress(wire: v.InferOutput<typeof wireAddress>): StoreAddress {
  return {
    street: wire.logradouro,
    number: wire.logradouroNro,
    district: wire.bairro,
    city: wire.cidade,
    state: wire.uf,
    postalCode: wire.cep,
    position: coordinates(wire.latitude, wire.longitude),
  }
}

@injectable()
export class HttpStoreRepository extends StoreRepository {
  constructor(
    @inject(IdentityApi) private readonly api: IdentityApi,
    @inject(PortalSettings) private readonly settings: PortalSettings,
    @inject(SessionCache) private readonly cache: SessionCache,
  ) {
    super()
  }

  async choices(signal?: Cancellation): Promise<readonly Store[]> {
    return (await this.load('/api/empresas', signal)).filter(canBeChosen)
  }

  locations(signal?: Cancellation): Promise<readonly Store[]> {
    return this.load('/api/lojas', signal)
  }

  private async load(
    path: '/api/empresas' | '/api/lojas',
    signal: Cancellation | undefined,
  ): Promise<readonly Store[]> {
    const load = async (signal: Cancellation) => {
      let missingIds = 0
      // The server may repeat a store.
      const stores = new Map<Id, Store>()
      const keep = (wire: v.InferOutput<typeof wireStore>) => {
        // The portal shows the stores of its own format alone (product.md §3).
        if (wire.idEmpFormato !== this.settings.companyFormatId) return
        const id = wire.idEmpresa ?? --missingIds
        stores.set(id, toStore(wire, id))
      }
      await this.api.get(path, rows(rowAs(wireStore, keep)), { signal })
      return [...stores.values()]
    }
    const stores = await this.cache.remember(path, load, signal)
    // The server may have had none for a moment only, so the next screen asks it again.
    if (stores.length === 0) this.cache.forget(path)
    return stores
  }
}
