import { CampaignRepository, type PointsPage } from '@application/campaigns/campaign-repository.ts'
import type { Cancellation } from '@application/cancellation.ts'
import type { Freshness } from '@application/freshness.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { type Campaign, isCampaignId } from '@domain/campaigns/campaign.ts'
import type { PointsLine } from '@domain/campaigns/points-line.ts'
import { firstOfEach } from '@domain/group-by.ts'
import type { Id } from '@domain/id.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import {
  flag,
  nullable,
  optionalAddress,
  optionalDay,
  optionalIdentifier,
  optionalInteger,
  optionalMoney,
  optionalText,
  promised,
  promisedList,
  rows,
  text,
} from '../../shapes.ts'
import { AddressPolicy } from '../address-policy.ts'
import { orIfNotFound } from '../http-client.ts'
import { IdentityApi } from '../identity-api.ts'
import { RecentReads } from '../recent-reads.ts'
import { SessionCache } from '../session-cache.ts'
import { plainText } from './plain-text.ts'

/** A campaign as the backend sends it (docs/wire.md, calls 34, 36 and 37). */
const wireCampaign = v.object({
  idCampanha: optionalIdentifier,
  campanha: text,
  descricao: text,
  imagemBanner: optionalAddress,
  dtaInicio: optionalDay,
  dtaFim: optionalDay,
  currentPrice: optionalMoney,
  regulamento: optionalText,
  saldoDePontos: optionalInteger,
  flagExtrato: flag,
  flagTrocarPontos: flag,
  flagMinhasTrocas: flag,
})

/** Null where there is none with this id. */
const wireOneCampaign = nullable(promised(wireCampaign.entries))

const toCampaign = (wire: v.InferOutput<typeof wireCampaign>, addresses: AddressPolicy): Campaign => ({
  // 0 is the id of no campaign: the screens of this one then say that its id is missing.
  id: wire.idCampanha ?? 0,
  name: wire.campanha,
  description: plainText(wire.descricao),
  banner: addresses.resource(wire.imagemBanner),
  start: wire.dtaInicio,
  end: wire.dtaFim,
  currentPrice: wire.currentPrice,
  rules: wire.regulamento,
  points: wire.saldoDePontos,
  allows: {
    statement: wire.flagExtrato,
    redeeming: wire.flagTrocarPontos,
    history: wire.flagMinhasTrocas,
  },
})

/** A line of points (docs/wire.md, call 40). */
const wireLine = v.object({
  descricao: text,
  qtDePonto: optionalInteger,
  dtaEvento: optionalDay,
})

const toLine = (wire: v.InferOutput<typeof wireLine>): PointsLine => ({
  description: wire.descricao,
  points: wire.qtDePonto,
  day: wire.dtaEvento,
})

/** Lines of the statement that are asked for at once (product.md §9). */
const PAGE_SIZE = 10

@injectable()
export class HttpCampaignRepository extends CampaignRepository {
  constructor(
    @inject(IdentityApi) private readonly api: IdentityApi,
    @inject(RecentReads) private readonly reads: RecentReads,
    @inject(AddressPolicy) private readonly addresses: AddressPolicy,
    @inject(PortalSettings) private readonly settings: PortalSettings,
    @inject(SessionCache) private readonly cache: SessionCache,
  ) {
    super()
  }

  async list(signal?: Cancellation): Promise<readonly Campaign[]> {
    const query = { idEmpFormato: this.settings.companyFormatId }
    return this.toCampaigns(
      await this.reads.get('/api/fidelidade/campanhas', rows(wireCampaign), { query, signal }),
    )
  }

  async running(signal?: Cancellation): Promise<readonly Campaign[]> {
    const path = '/api/fidelidade/campanhas/inicial/logado'
    return this.toCampaigns(await orIfNotFound(this.reads.get(path, rows(wireCampaign), { signal }), []))
  }

  async find(campaignId: Id, signal?: Cancellation): Promise<Campaign | undefined> {
    const path = `/api/fidelidade/campanha/${encodeURIComponent(campaignId)}`
    const wire = await orIfNotFound(this.reads.get(path, wireOneCampaign, { signal }), undefined)
    if (wire)
      return this.kept(toCampaign({ ...wire, idCampanha: wire.idCampanha ?? campaignId }, this.addresses))
    // An answer is kept, a 404 is not: **Tentar de novo** must ask again.
    if (wire === null) this.reads.forgetByPrefix(path)
    return undefined
  }

  known(campaignId: Id): Campaign | undefined {
    return this.cache.peek(keyOf(campaignId))
  }

  async points(campaignId: Id, signal?: Cancellation, freshness?: Freshness): Promise<number> {
    const path = `/api/fidelidade/campanha/${encodeURIComponent(campaignId)}/extratos/pontos`
    const { pontos } = await this.reads.get(path, wirePoints, { signal, freshness })
    return pontos
  }

  async statement(campaignId: Id, page: number, signal?: Cancellation): Promise<PointsPage> {
    const query = { idCampanha: campaignId, page, pagesize: PAGE_SIZE }
    // Several screens show the first page, so it is shared. Only the statement shows the later ones.
    const reads = page === 1 ? this.reads : this.api
    const { extratos } = await reads.get('/api/fidelidade/extratos', wireStatement, { query, signal })
    // A server may give more than it was asked for.
    return { lines: extratos.map(toLine), mayHaveMore: extratos.length >= PAGE_SIZE }
  }

  private toCampaigns(wire: readonly v.InferOutput<typeof wireCampaign>[]): readonly Campaign[] {
    const campaigns = wire.map((campaign) => this.kept(toCampaign(campaign, this.addresses)))
    // The server may repeat a campaign, whose points would count twice.
    return firstOfEach(campaigns, (campaign) => (isCampaignId(campaign.id) ? campaign.id : campaign))
  }

  /** Remembers it for `known`. Only one of the three calls may send the rules, so they are kept from it. */
  private kept(campaign: Campaign): Campaign {
    if (!isCampaignId(campaign.id)) return campaign
    const whole = { ...campaign, rules: campaign.rules ?? this.known(campaign.id)?.rules }
    this.cache.put(keyOf(campaign.id), whole)
    return whole
  }
}

const keyOf = (campaignId: Id): string => `campaign/${campaignId}`

const wirePoints = promised({ pontos: v.pipe(v.number(), v.integer()) })

const wireStatement = promisedList({ extratos: rows(wireLine) })
