import { and, desc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm'
import { localDateTime, localDay } from '../calendar.ts'
import { aboutCustomer, failMissing, type ProviderStates } from '../control/provider-state.ts'
import { runsOn, visibleToCustomer } from '../database/conditions.ts'
import type { Db } from '../database/db.ts'
import { insertAll } from '../database/insert-all.ts'
import { campaigns, pointsLines, redemptions, rewards } from '../database/schema.ts'
import {
  absolute,
  answer,
  type Backend,
  type CallContext,
  type Calls,
  newCalls,
  Refusal,
} from '../http/answers.ts'
import { readForm, readQuery } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'
import { CAMPAIGN } from '../seed/campaigns.ts'
import { findCampaign, pointsBalance, runningCampaigns } from './campaigns.ts'

type Reward = typeof rewards.$inferSelect

/** Rewards, exchanging points for them, and the exchanges (calls 35, 38 and 41 to 43). */
export function calls(backend: Backend): Calls {
  const { db } = backend
  return newCalls()
    .get('/api/fidelidade/resgates/home', signedIn(backend), async (c) => {
      const customerId = c.get('customer').id
      const affordable: Reward[] = []
      for (const campaign of await runningCampaigns(backend)) {
        if (!campaign.allowsRedeeming) continue
        const points = await pointsBalance(db, customerId, campaign.id)
        const available = await rewardsOf(db, campaign.id, customerId)
        affordable.push(...available.filter(({ cost, stock }) => cost <= points && stock > 0))
      }
      const wire = affordable.map((reward) => wireReward(c, reward))
      return answer(c, wire)
    })

    .get('/api/fidelidade/resgates/:id{[0-9]+}', signedIn(backend), async (c) => {
      const campaign = await findCampaign(db, Number(c.req.param('id')))
      const found = await rewardsOf(db, campaign.id, c.get('customer').id)
      return answer(c, {
        nomePonto: campaign.pointName,
        resgates: found.map((reward) => wireReward(c, reward)),
      })
    })

    .get('/api/fidelidade/campanha/resgates/efetuados', signedIn(backend), async (c) => {
      const query = readQuery(c)
      const campaignId = query.positiveInteger('idCampanha', 'Informe a campanha.')
      query.done()
      const exchanges = await exchangesOf(db, c.get('customer').id, campaignId, isNotNull)
      return answer(c, {
        resgates: exchanges.map(({ redemption, reward }) => ({
          idResgate: reward.id,
          descricao: reward.name,
          nomeProduto: reward.productName,
          tipo: reward.kind,
          qtdePontosCampanha: redemption.points,
        })),
      })
    })

    .get('/api/fidelidade/campanha/:id{[0-9]+}/resgates/pendentes', signedIn(backend), async (c) => {
      const exchanges = await exchangesOf(db, c.get('customer').id, Number(c.req.param('id')), isNull)
      const wire = exchanges.map(({ redemption, reward }) => ({
        idResgate: reward.id,
        descricao: reward.name,
        dtaSolicitacaoTroca: redemption.requestedAt,
        qtdPonto: redemption.points,
      }))
      return answer(c, wire)
    })

    .post('/api/fidelidade/extrato', signedIn(backend), async (c) => {
      const form = await readForm(c)
      const rewardId = form.positiveInteger('idExtrato', 'Informe o resgate.')
      form.done()
      await redeem(backend, c.get('customer').id, rewardId)
      return answer(c, { mensagem: 'Troca realizada com sucesso.' })
    })
}

/**
 * Exchanges points for a reward in one transaction, so that the balance, the stock and the exchange change together and the balance
 * never falls below zero.
 *
 * @throws {Refusal} 400 when the reward cannot be had or the points do not suffice.
 */
async function redeem({ db, now }: Backend, customerId: number, rewardId: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const found = await transaction
      .select({ reward: rewards })
      .from(rewards)
      .innerJoin(campaigns, eq(campaigns.id, rewards.campaignId))
      .where(
        and(
          eq(rewards.id, rewardId),
          gt(rewards.stock, 0),
          visibleToCustomer(rewards.visibleTo, customerId),
          eq(campaigns.allowsRedeeming, true),
          runsOn(campaigns, localDay(now())),
        ),
      )
      .get()
    if (found === undefined) throw new Refusal(400, 'Resgate indisponível.')
    const { reward } = found
    if ((await pointsBalance(transaction, customerId, reward.campaignId)) < reward.cost) {
      throw new Refusal(400, 'Saldo de pontos insuficiente.')
    }
    const requestedAt = localDateTime(now())
    await transaction
      .update(rewards)
      .set({ stock: reward.stock - 1 })
      .where(eq(rewards.id, reward.id))
    await transaction.insert(redemptions).values({ customerId, rewardId, points: reward.cost, requestedAt })
    await transaction.insert(pointsLines).values({
      customerId,
      campaignId: reward.campaignId,
      description: `Troca: ${reward.name}`,
      points: -reward.cost,
      occurredAt: requestedAt,
    })
  })
}

function rewardsOf(db: Db, campaignId: number, customerId: number): Promise<Reward[]> {
  return db.query.rewards.findMany({
    where: and(eq(rewards.campaignId, campaignId), visibleToCustomer(rewards.visibleTo, customerId)),
    orderBy: [rewards.cost, rewards.id],
  })
}

/** A customer's exchanges in a campaign, newest first: pending while they have no moment of completion. */
async function exchangesOf(
  db: Db,
  customerId: number,
  campaignId: number,
  completion: typeof isNull | typeof isNotNull,
) {
  const campaign = await findCampaign(db, campaignId)
  return db
    .select({ redemption: redemptions, reward: rewards })
    .from(redemptions)
    .innerJoin(rewards, eq(rewards.id, redemptions.rewardId))
    .where(
      and(
        eq(redemptions.customerId, customerId),
        eq(rewards.campaignId, campaign.id),
        completion(redemptions.completedAt),
      ),
    )
    .orderBy(desc(redemptions.requestedAt), desc(redemptions.id))
}

function wireReward(c: CallContext, reward: Reward) {
  return {
    idResgate: reward.id,
    tipo: reward.kind,
    nomeItem: reward.name,
    imagem: absolute(c, reward.picture),
    qtdePontosCampanha: reward.cost,
  }
}

/** The reward that a campaign was given last. */
const newestReward = (db: Db, campaignId: number) =>
  db.query.rewards.findFirst({
    where: eq(rewards.campaignId, campaignId),
    orderBy: desc(rewards.id),
  })

/** What contracts may ask for. */
export const providerStates: ProviderStates = {
  'o cliente fez resgates': {
    meaning:
      'The customer has exchanged points of the campaign for its reward exactly so many times: exchanges still pending (`pendente`) or carried out (`efetuado`), with the day on which the customer asked. With 0 there is none of that kind. For a reward of any other campaign the customer has done so `totalEmOutra` times.',
    bringAbout: aboutCustomer(async ({ db, now, customer }, params) => {
      const idCampanha = params.integer('idCampanha', CAMPAIGN.christmas)
      const isCompleted = params.text('situacao', 'pendente') === 'efetuado'
      const reward = (await newestReward(db, idCampanha)) ?? failMissing('rewards')
      const ofOther = ne(rewards.campaignId, idCampanha)
      const otherReward =
        (await db.query.rewards.findFirst({ where: ofOther })) ?? failMissing('other rewards')
      const exchanged = ({ id: rewardId, cost: points }: Reward, total: number) =>
        Array.from({ length: total }, () => ({
          customerId: customer.id,
          rewardId,
          points,
          requestedAt: localDateTime(now()),
          completedAt: isCompleted ? localDateTime(now()) : null,
        }))
      const ofThisKind = (isCompleted ? isNotNull : isNull)(redemptions.completedAt)
      await db.delete(redemptions).where(and(eq(redemptions.customerId, customer.id), ofThisKind))
      await insertAll(db, redemptions, [
        ...exchanged(reward, params.integer('total', 1)),
        ...exchanged(otherReward, params.integer('totalEmOutra', 0)),
      ])
      return { idCampanha }
    }),
  },
}
