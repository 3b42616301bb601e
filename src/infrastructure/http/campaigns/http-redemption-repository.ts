import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import type { Cancellation } from '@application/cancellation.ts'
import type { Freshness } from '@application/freshness.ts'
import type { CompletedRedemption, PendingRedemption } from '@domain/campaigns/redemption.ts'
import {
  DEFAULT_POINT_NAME,
  type Reward,
  type RewardCatalogue,
  type RewardKind,
} from '@domain/campaigns/reward.ts'
import type { Id } from '@domain/id.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import {
  anything,
  optionalAddress,
  optionalDay,
  optionalIdentifier,
  optionalInteger,
  optionalText,
  promised,
  promisedList,
  row,
  rows,
  text,
} from '../../shapes.ts'
import { AddressPolicy } from '../address-policy.ts'
import { orIfNotFound } from '../http-client.ts'
import { IdentityApi } from '../identity-api.ts'
import { RecentReads } from '../recent-reads.ts'

/** A reward as the backend sends it (docs/wire.md, calls 35 and 38). */
const wireReward = row({
  idResgate: optionalIdentifier,
  tipo: optionalText,
  nomeItem: text,
  imagem: optionalAddress,
  qtdePontosCampanha: optionalInteger,
})

const wireCatalogue = promised({ nomePonto: optionalText, resgates: rows(wireReward) })

/** docs/wire.md, "pending redemption". */
const wirePending = v.object({
  idResgate: optionalIdentifier,
  descricao: text,
  dtaSolicitacaoTroca: optionalDay,
  qtdPonto: optionalInteger,
})

/** docs/wire.md, "completed redemption". */
const wireCompleted = v.object({
  idResgate: optionalIdentifier,
  descricao: text,
  nomeProduto: text,
  tipo: optionalText,
  qtdePontosCampanha: optionalInteger,
})

function toKind(tipo: string | undefined): RewardKind {
  switch (tipo?.toUpperCase()) {
    case 'PR':
      return 'product'
    case 'CV':
      return 'voucher'
    default:
      return 'other'
  }
}

function toReward(wire: v.InferOutput<typeof wireReward>, addresses: AddressPolicy): Reward {
  const { idResgate: id, qtdePontosCampanha: cost } = wire
  return {
    id,
    kind: toKind(wire.tipo),
    name: wire.nomeItem,
    image: addresses.resource(wire.imagem),
    cost: cost !== undefined && cost >= 0 ? cost : undefined,
  }
}

const toPending = (wire: v.InferOutput<typeof wirePending>): PendingRedemption => ({
  rewardId: wire.idResgate,
  description: wire.descricao,
  requestedOn: wire.dtaSolicitacaoTroca,
  points: wire.qtdPonto,
})

const toCompleted = (wire: v.InferOutput<typeof wireCompleted>): CompletedRedemption => ({
  rewardId: wire.idResgate,
  description: wire.descricao,
  productName: wire.nomeProduto,
  kind: toKind(wire.tipo),
  points: wire.qtdePontosCampanha,
})

@injectable()
export class HttpRedemptionRepository extends RedemptionRepository {
  constructor(
    @inject(IdentityApi) private readonly api: IdentityApi,
    @inject(RecentReads) private readonly reads: RecentReads,
    @inject(AddressPolicy) private readonly addresses: AddressPolicy,
  ) {
    super()
  }

  async catalogue(campaignId: Id, signal?: Cancellation): Promise<RewardCatalogue> {
    const wire = await this.reads.get(
      `/api/fidelidade/resgates/${encodeURIComponent(campaignId)}`,
      wireCatalogue,
      { signal },
    )
    return { pointName: wire.nomePonto ?? DEFAULT_POINT_NAME, rewards: this.toRewards(wire.resgates) }
  }

  async withinReach(signal?: Cancellation): Promise<readonly Reward[]> {
    const answer = this.reads.get('/api/fidelidade/resgates/home', rows(wireReward), { signal })
    return this.toRewards(await orIfNotFound(answer, []))
  }

  async pending(
    campaignId: Id,
    signal?: Cancellation,
    freshness?: Freshness,
  ): Promise<readonly PendingRedemption[]> {
    const path = `/api/fidelidade/campanha/${encodeURIComponent(campaignId)}/resgates/pendentes`
    return (await this.reads.get(path, rows(wirePending), { signal, freshness })).map(toPending)
  }

  async completed(
    campaignId: Id,
    signal?: Cancellation,
    freshness?: Freshness,
  ): Promise<readonly CompletedRedemption[]> {
    const path = '/api/fidelidade/campanha/resgates/efetuados'
    const query = { idCampanha: campaignId }
    const { resgates } = await this.reads.get(path, promisedList({ resgates: rows(wireCompleted) }), {
      query,
      signal,
      freshness,
    })
    return resgates.map(toCompleted)
  }

  async redeem(rewardId: Id): Promise<void> {
    try {
      // The field is named so by the backend: it carries the reward's id (docs/wire.md, call 43).
      await this.api.post('/api/fidelidade/extrato', anything, { form: { idExtrato: rewardId } })
    } finally {
      // An exchange that failed may have taken place: points, campaigns and redemptions are asked for again.
      this.forgetReads()
    }
  }

  forgetReads(): void {
    this.reads.forgetByPrefix('/api/fidelidade/')
  }

  private toRewards(wire: readonly v.InferOutput<typeof wireReward>[]): readonly Reward[] {
    return wire.map((reward) => toReward(reward, this.addresses))
  }
}
