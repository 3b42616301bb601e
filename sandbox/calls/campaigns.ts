import { and, desc, eq, ne, type SQL, sum } from 'drizzle-orm'
import { addDays, localDateTime, localDay, startOfDay } from '../calendar.ts'
import { aboutCustomer, failMissing, type ProviderStates } from '../control/provider-state.ts'
import { runsOn } from '../database/conditions.ts'
import type { Db } from '../database/db.ts'
import { campaigns, loyaltyGroups, pointsLines, rewards } from '../database/schema.ts'
import { GROUP } from '../group.ts'
import {
  absolute,
  answer,
  type Backend,
  type CallContext,
  type Calls,
  newCalls,
  Refusal,
} from '../http/answers.ts'
import { readQuery } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'
import { CAMPAIGN } from '../seed/campaigns.ts'

/** A row of the campaigns table. */
export type Campaign = typeof campaigns.$inferSelect

/** Campaigns, the points in them and the points statement (calls 34, 36, 37, 39, 40 and 44). */
export function calls(backend: Backend): Calls {
  const { db } = backend

  async function wireCampaigns(c: CallContext, found: readonly Campaign[]) {
    const customerId = c.get('customer').id
    return Promise.all(
      found.map(async (campaign) =>
        wireCampaign(c, campaign, await pointsBalance(db, customerId, campaign.id)),
      ),
    )
  }

  return newCalls()
    .get('/api/fidelidade/campanhas/inicial/logado', signedIn(backend), async (c) => {
      const running = await runningCampaigns(backend)
      return answer(c, await wireCampaigns(c, running))
    })

    .get('/api/fidelidade/campanhas', signedIn(backend), async (c) => {
      const query = readQuery(c)
      const formatId = query.positiveInteger('idEmpFormato')
      query.done()
      const all = await db.query.campaigns.findMany({
        where: eq(campaigns.formatId, formatId),
        orderBy: desc(campaigns.startsOn),
      })
      return answer(c, await wireCampaigns(c, all))
    })

    .get('/api/fidelidade/campanha/:id{[0-9]+}', signedIn(backend), async (c) => {
      const campaign = await findCampaign(db, Number(c.req.param('id')))
      const [wire] = await wireCampaigns(c, [campaign])
      return answer(c, wire)
    })

    .get('/api/fidelidade/campanha/:id{[0-9]+}/extratos/pontos', signedIn(backend), async (c) => {
      const campaign = await findCampaign(db, Number(c.req.param('id')))
      return answer(c, { pontos: await pointsBalance(db, c.get('customer').id, campaign.id) })
    })

    .get('/api/fidelidade/extratos', signedIn(backend), async (c) => {
      const query = readQuery(c)
      const campaignId = query.positiveInteger('idCampanha', 'Informe a campanha.')
      const page = query.page('page', 'pagesize')
      query.done()
      const campaign = await findCampaign(db, campaignId)
      const lines = await db.query.pointsLines.findMany({
        where: ofCustomer(c.get('customer').id, campaign.id),
        orderBy: [desc(pointsLines.occurredAt), desc(pointsLines.id)],
        ...page,
      })
      return answer(c, {
        extratos: lines.map((line) => ({
          descricao: line.description,
          qtDePonto: line.points,
          dtaEvento: line.occurredAt,
        })),
      })
    })

    .get('/api/fidelidade/grupo/:id{[0-9]+}', signedIn(backend), async (c) => {
      const id = Number(c.req.param('id'))
      const group = await db.query.loyaltyGroups.findFirst({ where: eq(loyaltyGroups.id, id) })
      if (group === undefined) throw new Refusal(404, 'Grupo não encontrado.')
      return answer(c, { idGrupo: group.id, nomeGrupo: group.name })
    })
}

/**
 * The campaign with an id.
 *
 * @throws {Refusal} 404 when there is none.
 */
export async function findCampaign(db: Db, id: number): Promise<Campaign> {
  const campaign = await db.query.campaigns.findFirst({ where: eq(campaigns.id, id) })
  if (campaign === undefined) throw new Refusal(404, 'Campanha não encontrada.')
  return campaign
}

/** The group's campaigns in progress today. */
export function runningCampaigns({ db, now }: Pick<Backend, 'db' | 'now'>): Promise<Campaign[]> {
  return db.query.campaigns.findMany({
    where: and(eq(campaigns.formatId, GROUP.formatId), runsOn(campaigns, localDay(now()))),
    orderBy: campaigns.id,
  })
}

/** The points of a customer in a campaign: the sum of its lines, redemptions being negative ones. */
export async function pointsBalance(db: Db, customerId: number, campaignId: number): Promise<number> {
  const [row] = await db
    .select({ points: sum(pointsLines.points).mapWith(Number) })
    .from(pointsLines)
    .where(ofCustomer(customerId, campaignId))
  return row?.points ?? 0
}

function ofCustomer(customerId: number, campaignId: number): SQL | undefined {
  return and(eq(pointsLines.customerId, customerId), eq(pointsLines.campaignId, campaignId))
}

function wireCampaign(c: CallContext, campaign: Campaign, points: number) {
  return {
    idCampanha: campaign.id,
    campanha: campaign.name,
    descricao: campaign.description,
    imagemBanner: absolute(c, campaign.banner),
    dtaInicio: startOfDay(campaign.startsOn),
    dtaFim: startOfDay(campaign.endsOn),
    currentPrice: campaign.currentPrice,
    regulamento: campaign.rulesHtml,
    saldoDePontos: points,
    flagExtrato: campaign.allowsStatement,
    flagTrocarPontos: campaign.allowsRedeeming,
    flagMinhasTrocas: campaign.allowsHistory,
  }
}

/** Sets a customer's points in a campaign, with one line for the difference. */
export async function setPoints(
  backend: Backend,
  customerId: number,
  campaignId: number,
  points: number,
): Promise<void> {
  const difference = points - (await pointsBalance(backend.db, customerId, campaignId))
  if (difference === 0) return
  await backend.db.insert(pointsLines).values({
    customerId,
    campaignId,
    description: 'Ajuste de pontos',
    points: difference,
    occurredAt: localDateTime(backend.now()),
  })
}

/** What contracts may ask for. */
export const providerStates: ProviderStates = {
  'há uma campanha': {
    meaning:
      'The campaign of the format (`formato`, which calls name `idEmpFormato`) runs today with these values, has a picture, a first and a last day, and gives a reward like `premio` with a picture and a product name, of which there is enough. In another format a campaign runs with the name `outra.campanha`, which gives a reward with the name `outra.premio`. There may be more campaigns and rewards. The ids of the campaign and of its reward are answered: a backend that chooses its ids answers its own.',
    bringAbout: async ({ db, now }, params) => {
      const idCampanha = params.integer('idCampanha', CAMPAIGN.christmas)
      const today = localDay(now())
      const christmas = eq(campaigns.id, CAMPAIGN.christmas)
      const model =
        (await db.query.campaigns.findFirst({ where: christmas })) ?? failMissing('Christmas campaign')
      const wanted = {
        formatId: params.integer('formato', GROUP.formatId),
        name: params.text('campanha', model.name),
        description: params.text('descricao', model.description),
        currentPrice: params.number('currentPrice', model.currentPrice),
        rulesHtml: params.text('regulamento', model.rulesHtml),
        pointName: params.text('nomePonto', model.pointName),
        startsOn: addDays(today, -19),
        endsOn: addDays(today, 41),
        allowsStatement: params.flag('flagExtrato', true),
        allowsRedeeming: params.flag('flagTrocarPontos', true),
        allowsHistory: params.flag('flagMinhasTrocas', true),
      }
      await db
        .insert(campaigns)
        .values({ ...model, ...wanted, id: idCampanha })
        .onConflictDoUpdate({ target: campaigns.id, set: wanted })
      const reward = params.part('premio')
      const wantedReward = {
        campaignId: idCampanha,
        kind: reward.oneOf('tipo', ['PR', 'CV']) ?? 'PR',
        name: reward.text('nomeItem', 'Jogo de panelas'),
        productName: 'Panelas antiaderentes, 5 peças',
        picture: '/sandbox/pictures/rewards/panelas.svg',
        cost: reward.integer('qtdePontosCampanha', 1200),
        stock: 10,
      }
      const { id: idResgate } = await db
        .insert(rewards)
        .values(wantedReward)
        .returning({ id: rewards.id })
        .get()
      const { id: _, ...likeIt } = { ...model, ...wanted }
      const other = params.part('outra')
      const { id: otherId } = await db
        .insert(campaigns)
        .values({
          ...likeIt,
          formatId: wanted.formatId + 1,
          name: other.text('campanha', 'Verão do Atacado'),
        })
        .returning({ id: campaigns.id })
        .get()
      await db
        .insert(rewards)
        .values({ ...wantedReward, campaignId: otherId, name: other.text('premio', 'Passeio de balão') })
      return { idCampanha, idResgate }
    },
  },

  'o cliente tem pontos': {
    meaning:
      'The customer has exactly so many points in the campaign, from so many entries of its statement (`lancamentos`); each entry has a description and a day; with 1 the entry is of all points, with 0 points there is none. In any other campaign the customer has `pontosEmOutra` points, from one entry.',
    bringAbout: aboutCustomer(async (world, params) => {
      const idCampanha = params.integer('idCampanha', CAMPAIGN.christmas)
      const points = params.integer('pontos', 1520)
      const lines = params.integer('lancamentos', 1)
      await world.db.delete(pointsLines).where(ofCustomer(world.customer.id, idCampanha))
      // Each line but the last adds one point. The last one adds all the others.
      for (let line = 1; line < lines; line++) {
        await setPoints(world, world.customer.id, idCampanha, line)
      }
      await setPoints(world, world.customer.id, idCampanha, points)
      const other = await world.db.query.campaigns.findFirst({ where: ne(campaigns.id, idCampanha) })
      const { id: otherId } = other ?? failMissing('other campaigns')
      await setPoints(world, world.customer.id, otherId, params.integer('pontosEmOutra', 0))
      return { idCampanha }
    }),
  },
}
