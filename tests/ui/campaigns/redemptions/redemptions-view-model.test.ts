import { PrepareRedemption } from '@application/campaigns/prepare-redemption.ts'
import { SETTLING_MS } from '@application/campaigns/settle-redemption.ts'
import { RedemptionsViewModel } from '@ui/campaigns/redemptions/redemptions-view-model.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { describe, expect, it } from 'vitest'
import { campaignAccount, pointsLine } from '../../../support/factories/campaigns.ts'
import { RecordingNavigation } from '../../../support/recording-navigation.ts'
import { redemptionDesk } from '../../../support/redemption-desk.ts'
import { settled } from '../../../support/settled.ts'

async function arrange(desk = redemptionDesk(), navigation = new RecordingNavigation()) {
  const { redeem, settle } = desk.openTab()
  const toasts = new Toasts(desk.clock)
  const screen = new RedemptionsViewModel(
    desk.campaigns,
    desk.redemptions,
    desk.goals,
    desk.unsettled,
    new PrepareRedemption(desk.unsettled),
    redeem,
    settle,
    toasts,
    navigation,
    desk.campaignId,
  )
  screen.start()
  await settled()
  return { desk, screen, said: () => toasts.items.map(({ text }) => text) }
}

describe('the goal on the rewards screen', () => {
  const saving = () =>
    redemptionDesk(
      campaignAccount.redeemable(700, 1500).build({ lines: pointsLine.buildList(7, { points: 100 }) }),
    )

  it('is what the customer pins, with what is missing and about how many purchases that is', async () => {
    const { desk, screen } = await arrange(saving())
    expect(screen.goal).toBeUndefined()
    screen.goalPressed(desk.reward)
    await settled()
    expect(screen.goal).toEqual({ reward: desk.reward, points: 700, missing: 800, purchases: 8 })

    const later = await arrange(desk)
    expect(later.screen.goal).toMatchObject({ missing: 800 })
    later.screen.goalPressed(desk.reward)
    expect(later.screen.goal).toBeUndefined()
    expect(desk.goals.find(desk.campaignId)).toBeUndefined()
  })

  it('is no goal when its reward has left the catalogue, and has no estimate when the lines cannot be read', async () => {
    const { desk, screen } = await arrange(saving())
    desk.campaigns.steering.failWith({ kind: 'offline' })
    screen.goalPressed(desk.reward)
    await settled()
    expect(screen.goal).toMatchObject({ missing: 800, purchases: undefined })
    screen.goalPressed({ ...desk.reward, id: 987 })
    expect(screen.goal).toBeUndefined()
  })
})

describe('the rewards screen', () => {
  it('asks before an exchange, and sends nothing after Cancelar', async () => {
    const { desk, screen } = await arrange()
    screen.redeemPressed(desk.reward)
    expect(screen.intent).toMatchObject({ rewardId: desk.reward.id, cost: 400, pointsShown: 1000 })
    screen.cancelPressed()
    await screen.confirmPressed()
    expect(screen.intent).toBeUndefined()
    expect(desk.redemptions.requests).toEqual([])
  })

  it('says that a reward without an id cannot be exchanged, and asks nothing', async () => {
    const { desk, screen, said } = await arrange()
    screen.redeemPressed({ ...desk.reward, id: undefined })
    expect(said()).toEqual(['Ops!, Parametro não esta sendo repassado'])
    expect(screen.intent).toBeUndefined()
  })

  it('asks at once about the reward that was pressed on home, and only once', async () => {
    const desk = redemptionDesk()
    const navigation = new RecordingNavigation({ redeem: desk.reward.id })
    const { screen } = await arrange(desk, navigation)
    expect(screen.intent).toMatchObject({ rewardId: desk.reward.id, cost: 400, pointsShown: 1000 })
    expect(desk.redemptions.requests).toEqual([])
    expect((await arrange(desk, navigation)).screen.intent).toBeUndefined()
  })

  it('exchanges once, and shows the new balance and the name of the reward', async () => {
    const { desk, screen, said } = await arrange()
    screen.redeemPressed(desk.reward)
    await Promise.all([screen.confirmPressed(), screen.confirmPressed()])
    expect(screen.points.value).toBe(600)
    expect(screen.intent).toBeUndefined()
    expect(screen.news).toMatchObject({ kind: 'redeemed', rewardId: desk.reward.id })
    expect(said()).toEqual(['Parabéns! Troca Realizada com Sucesso!!!'])
  })

  it('lets the customer close the news of an exchange, but not of one in doubt', async () => {
    const { desk, screen } = await arrange()
    screen.redeemPressed(desk.reward)
    await screen.confirmPressed()
    screen.newsClosed()
    expect(screen.news).toBeUndefined()

    screen.news = { kind: 'unknown', rewardName: desk.reward.name }
    screen.newsClosed()
    expect(screen.news).toBeDefined()
  })

  it('cannot be cancelled once it is sent', async () => {
    const { desk, screen } = await arrange()
    desk.redemptions.onTheWay.hold()
    screen.redeemPressed(desk.reward)
    const confirmed = screen.confirmPressed()
    await settled()
    screen.cancelPressed()
    expect(screen.intent).toBeDefined()
    desk.redemptions.onTheWay.release()
    await confirmed
  })

  it('asks again with the new balance when another tab has spent points', async () => {
    const desk = redemptionDesk()
    const { screen } = await arrange(desk)
    screen.redeemPressed(desk.reward)
    await desk.openTab().redeem.execute(desk.intent())
    await screen.confirmPressed()
    expect(screen.askedAgain).toBe('points-changed')
    expect(screen.intent).toMatchObject({ pointsShown: 600 })

    await screen.confirmPressed()
    expect(desk.balance()).toBe(200)
  })

  it('asks again when another tab has sent an exchange that costs nothing', async () => {
    const desk = redemptionDesk(campaignAccount.redeemable(1000, 0).build())
    const { screen } = await arrange(desk)
    screen.redeemPressed(desk.reward)
    await desk.openTab().redeem.execute(desk.intent())
    await screen.confirmPressed()
    expect(screen.askedAgain).toBe('another-sent')
    expect(desk.redemptions.requests).toHaveLength(1)

    await screen.confirmPressed()
    expect(desk.redemptions.requests).toHaveLength(2)
  })

  it('reads no balance after the customer leaves in the middle of an exchange', async () => {
    const { desk, screen } = await arrange()
    screen.redeemPressed(desk.reward)
    desk.redemptions.onTheWay.failWith({ kind: 'rejected', status: 400, description: 'Não.', errors: [] })
    desk.redemptions.onTheWay.hold()
    const confirmed = screen.confirmPressed()
    await settled()
    screen.dispose()
    desk.campaigns.steering.failWith({ kind: 'offline' })
    desk.redemptions.onTheWay.release()
    await confirmed
    await settled()
    expect(screen.points.state).toMatchObject({ status: 'loaded', value: 1000 })
  })

  it.each([
    [700, 'Seus pontos mudaram: faltam 100 IdCoins para esta troca.'],
    [799, 'Seus pontos mudaram: falta 1 IdCoin para esta troca.'],
  ])('closes the question when the new balance is too low, of %i points', async (points, sentence) => {
    const desk = redemptionDesk(campaignAccount.redeemable(points, 400).build())
    const { screen, said } = await arrange(desk)
    screen.redeemPressed(desk.reward)
    await desk.openTab().redeem.execute(desk.intent())
    await screen.confirmPressed()
    expect(screen.intent).toBeUndefined()
    expect(said()).toEqual([sentence])
  })

  it('keeps the question open when nothing could be sent, and says so', async () => {
    const { desk, screen, said } = await arrange()
    screen.redeemPressed(desk.reward)
    desk.campaigns.steering.failWith({ kind: 'offline' })
    await screen.confirmPressed()
    expect(screen.intent).toBeDefined()
    expect(screen.notSent).toEqual({ kind: 'offline' })
    expect(said()).toEqual([])

    desk.campaigns.steering.failWith(undefined)
    await screen.confirmPressed()
    expect(screen.intent).toBeUndefined()
    expect(screen.notSent).toBeUndefined()
    expect(desk.exchanged(desk.reward.id)).toBe(1)
  })

  it('says which exchange was refused for as long as the customer wants, and why', async () => {
    const { desk, screen, said } = await arrange()
    desk.redemptions.onTheWay.failWith({
      kind: 'rejected',
      status: 400,
      description: 'Esgotado.',
      errors: [],
    })
    screen.redeemPressed(desk.reward)
    await screen.confirmPressed()
    expect(said()).toEqual(['Esgotado.'])
    expect(screen.news).toEqual({ kind: 'refused', rewardName: desk.reward.name })
    screen.newsClosed()
    expect(screen.news).toBeUndefined()
  })

  it('leaves it to the end of the session to say that it ended', async () => {
    const { desk, screen, said } = await arrange()
    screen.redeemPressed(desk.reward)
    desk.campaigns.steering.failWith({ kind: 'unauthenticated' })
    await screen.confirmPressed()
    expect(said()).toEqual([])
  })

  it('blocks exchanges while one is in doubt, until the customer has it checked', async () => {
    const { desk, screen } = await arrange()
    desk.redemptions.loseAnswers({ kind: 'timeout' })
    desk.redemptions.onTheWay.hold()
    screen.redeemPressed(desk.reward)
    const confirmed = screen.confirmPressed()
    await settled()
    desk.campaigns.steering.failWith({ kind: 'offline' })
    desk.redemptions.onTheWay.release()
    await confirmed
    expect(screen.news?.kind).toBe('unknown')
    expect(screen.obstacle(desk.reward)).toBe('Antes, confira a troca que ficou em dúvida.')
    screen.redeemPressed(desk.reward)
    expect(screen.intent).toBeUndefined()

    desk.campaigns.steering.failWith(undefined)
    await screen.checkPressed()
    expect(screen.news).toMatchObject({ kind: 'found', rewardId: desk.reward.id })
    expect(screen.points.value).toBe(600)
    expect(screen.obstacle(desk.reward)).toBeUndefined()
  })

  it('shows after a reload the result of the exchange before it', async () => {
    const desk = redemptionDesk()
    desk.redemptions.onTheWay.hold()
    const before = desk.openTab()
    void before.redeem.execute(desk.intent())
    await settled()
    before.close()

    const { screen } = await arrange(desk)
    expect(screen.news).toEqual({ kind: 'checking' })
    expect(screen.obstacle(desk.reward)).toBe('Aguarde: estamos conferindo uma troca.')
    desk.redemptions.onTheWay.release()
    await settled()
    desk.clock.advance(SETTLING_MS)
    await settled()
    expect(screen.news).toMatchObject({ kind: 'found', rewardId: desk.reward.id })
    expect(screen.points.value).toBe(600)
  })

  it('allows no exchange while the points are unknown', async () => {
    const desk = redemptionDesk()
    desk.campaigns.steering.hold()
    const { screen: waiting } = await arrange(desk)
    expect(waiting.obstacle(desk.reward)).toBe('Aguarde: estamos consultando os seus pontos.')
    desk.campaigns.steering.release()

    desk.campaigns.steering.failWith({ kind: 'offline' })
    const { screen } = await arrange(desk)
    expect(screen.shown).toHaveLength(1)
    expect(screen.obstacle(desk.reward)).toBe('Não conseguimos ver os seus pontos agora.')
  })
})
