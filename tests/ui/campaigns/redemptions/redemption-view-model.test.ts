import { MAX_ANSWER_WAIT, SETTLING_TIME } from '@application/campaigns/settle-redemption.ts'
import type { RedemptionViewModel } from '@ui/campaigns/redemptions/redemption-view-model.ts'
import { describe, expect, it } from 'vitest'
import { campaignAccount } from '../../../support/factories/campaigns.ts'
import { RecordingNavigation } from '../../../support/recording-navigation.ts'
import { redemptionDesk } from '../../../support/redemption-desk.ts'
import { redemptionScreen } from '../../../support/redemption-screen.ts'
import { settled } from '../../../support/settled.ts'

/** The customer confirms an exchange of the desk's reward, and the request stays on its way until it is released. */
async function confirmAndHold(desk: ReturnType<typeof redemptionDesk>, redemption: RedemptionViewModel) {
  redemption.redeemPressed(desk.reward)
  desk.redemptions.onTheWay.hold()
  const confirmed = redemption.confirmPressed()
  await settled()
  return { confirmed }
}

/** Exchanges the reward of the desk. When the answer comes, the account can no longer be read. */
async function confirmWithoutReadingAfter(
  desk: ReturnType<typeof redemptionDesk>,
  redemption: RedemptionViewModel,
): Promise<void> {
  const { confirmed } = await confirmAndHold(desk, redemption)
  desk.campaigns.steering.failWith({ kind: 'offline' })
  desk.redemptions.onTheWay.release()
  await confirmed
}

/** The dialog is open, and the page of another window was closed in the middle of an exchange that took place, or did not. */
async function openWithOneInDoubt(
  desk: ReturnType<typeof redemptionDesk>,
  redemption: RedemptionViewModel,
  tookPlace: boolean,
): Promise<void> {
  if (!tookPlace) desk.redemptions.onTheWay.failWith({ kind: 'timeout' })
  await desk.closedWhileSending()
  desk.redemptions.onTheWay.release()
  desk.redemptions.onTheWay.failWith(undefined)
  await settled()
  desk.clock.advance(MAX_ANSWER_WAIT + SETTLING_TIME)
  redemption.redeemPressed(desk.reward)
}

describe('an exchange on the rewards screen', () => {
  it('asks before an exchange, and sends nothing after Cancelar', async () => {
    const { desk, redemption } = await redemptionScreen()
    redemption.redeemPressed(desk.reward)
    expect(redemption.intent).toMatchObject({ rewardId: desk.reward.id, cost: 400, pointsShown: 1000 })
    redemption.cancelPressed()
    await redemption.confirmPressed()
    expect(redemption.intent).toBeUndefined()
    expect(desk.redemptions.requests).toEqual([])
  })

  it('says that a reward without an id cannot be exchanged, and asks nothing', async () => {
    const { desk, redemption, said } = await redemptionScreen()
    redemption.redeemPressed({ ...desk.reward, id: undefined })
    expect(said()).toEqual(['Ops!, Parametro não esta sendo repassado'])
    expect(redemption.intent).toBeUndefined()
  })

  it('asks at once about the reward that was pressed on home, and only once', async () => {
    const desk = redemptionDesk()
    const navigation = new RecordingNavigation({ redeem: desk.reward.id })
    const { redemption } = await redemptionScreen(desk, navigation)
    expect(redemption.intent).toMatchObject({ rewardId: desk.reward.id, cost: 400, pointsShown: 1000 })
    expect(desk.redemptions.requests).toEqual([])
    expect((await redemptionScreen(desk, navigation)).redemption.intent).toBeUndefined()
  })

  it('says why nothing is asked about a reward that was pressed on home: its card may be out of sight', async () => {
    const desk = redemptionDesk(campaignAccount.redeemable(300, 400).build())
    const { redemption, said } = await redemptionScreen(
      desk,
      new RecordingNavigation({ redeem: desk.reward.id }),
    )
    expect(redemption.intent).toBeUndefined()
    expect(said()).toEqual([expect.stringMatching(/^.+ – Faltam 100 IdCoins$/)])
  })

  it('asks nothing about it while an earlier exchange is being checked: the customer reads first how that one ended', async () => {
    const desk = redemptionDesk()
    await desk.closedWhileSending()
    const navigation = new RecordingNavigation({ redeem: desk.reward.id })
    const { redemption, said } = await redemptionScreen(desk, navigation)
    expect(redemption.news).toEqual({ kind: 'checking' })
    expect(redemption.intent).toBeUndefined()
    expect(said()).toEqual([expect.stringMatching(/ – Aguarde: estamos conferindo uma troca\.$/)])
  })

  it('says once that the reward that was pressed on home is not among those of the campaign', async () => {
    const navigation = new RecordingNavigation({ redeem: 'elsewhere' })
    const desk = redemptionDesk()
    const { redemption, said } = await redemptionScreen(desk, navigation)
    expect(redemption.intent).toBeUndefined()
    expect(said()).toEqual(['Não encontramos nesta campanha a recompensa que você escolheu.'])
    expect((await redemptionScreen(desk, navigation)).said()).toEqual([])
  })

  it('exchanges once, and shows the new balance and the name of the reward', async () => {
    const { desk, rewards, redemption, said } = await redemptionScreen()
    redemption.redeemPressed(desk.reward)
    await Promise.all([redemption.confirmPressed(), redemption.confirmPressed()])
    expect(rewards.points.value).toBe(600)
    expect(redemption.intent).toBeUndefined()
    expect(redemption.news).toMatchObject({ kind: 'redeemed', rewardId: desk.reward.id })
    expect(said()).toEqual(['Parabéns! Troca Realizada com Sucesso!!!'])
  })

  it('is no goal any more as soon as it is said to have taken place', async () => {
    const desk = redemptionDesk()
    desk.goals.pin(desk.campaignId, desk.reward.id)
    const { rewards, redemption } = await redemptionScreen(desk)
    expect(rewards.isGoal(desk.reward)).toBe(true)
    const { confirmed } = await confirmAndHold(desk, redemption)
    desk.campaigns.steering.hold()
    desk.redemptions.onTheWay.release()
    await settled()
    expect(redemption.news).toMatchObject({ kind: 'redeemed' })
    expect(rewards.isGoal(desk.reward)).toBe(false)
    desk.campaigns.steering.release()
    await confirmed
  })

  it('is no goal any more where it is found only after a reload', async () => {
    const desk = redemptionDesk()
    desk.goals.pin(desk.campaignId, desk.reward.id)
    await desk.closedWhileSending()
    const { rewards, redemption } = await redemptionScreen(desk)
    expect(rewards.isGoal(desk.reward)).toBe(true)
    desk.redemptions.onTheWay.release()
    await settled()
    desk.clock.advance(SETTLING_TIME)
    await settled()
    expect(redemption.news).toMatchObject({ kind: 'found' })
    expect(rewards.isGoal(desk.reward)).toBe(false)
  })

  it('says the success at once, and offers the next exchange when the balance has come', async () => {
    const { desk, rewards, redemption, said } = await redemptionScreen()
    const { confirmed } = await confirmAndHold(desk, redemption)
    desk.campaigns.steering.hold()
    desk.redemptions.onTheWay.release()
    await settled()
    expect(said()).toEqual(['Parabéns! Troca Realizada com Sucesso!!!'])
    expect(redemption.intent).toBeUndefined()
    expect(redemption.obstacle(desk.reward)).toBe('Aguarde: estamos consultando os seus pontos.')
    desk.campaigns.steering.release()
    await confirmed
    expect(rewards.points.value).toBe(600)
    expect(redemption.obstacle(desk.reward)).toBeUndefined()
  })

  it('takes the congratulation back when the account shows that more was exchanged', async () => {
    const { desk, redemption, said } = await redemptionScreen()
    const { confirmed } = await confirmAndHold(desk, redemption)
    const repeated = desk.redemptions.redeem(desk.reward.id)
    desk.redemptions.onTheWay.release()
    await repeated
    await confirmed
    expect(said()).toEqual([])
    expect(redemption.news).toMatchObject({ kind: 'repeated', times: 2 })
  })

  it('lets the customer close the news of an exchange, but not of one in doubt', async () => {
    const { desk, redemption } = await redemptionScreen()
    redemption.redeemPressed(desk.reward)
    await redemption.confirmPressed()
    redemption.newsClosed()
    expect(redemption.news).toBeUndefined()

    redemption.news = { kind: 'unknown', rewardName: desk.reward.name }
    redemption.newsClosed()
    expect(redemption.news).toBeDefined()
  })

  it('cannot be cancelled once it is sent', async () => {
    const { desk, redemption } = await redemptionScreen()
    const { confirmed } = await confirmAndHold(desk, redemption)
    redemption.cancelPressed()
    expect(redemption.intent).toBeDefined()
    desk.redemptions.onTheWay.release()
    await confirmed
  })

  it('asks again with the new balance when another tab has spent points', async () => {
    const desk = redemptionDesk()
    const { redemption } = await redemptionScreen(desk)
    redemption.redeemPressed(desk.reward)
    await desk.openTab().redeem.execute(desk.intent())
    await redemption.confirmPressed()
    expect(redemption.askedAgain).toBe('points-changed')
    expect(redemption.intent).toMatchObject({ pointsShown: 600 })

    await redemption.confirmPressed()
    expect(desk.balance()).toBe(200)
  })

  it('asks again with the new cost when the reward has come to cost more', async () => {
    const { desk, redemption } = await redemptionScreen()
    desk.costsNow(500)
    redemption.redeemPressed(desk.reward)
    expect(redemption.intent).toMatchObject({ cost: 400 })
    await settled()
    expect(redemption.askedAgain).toBe('cost-changed')
    expect(redemption.intent).toMatchObject({ cost: 500, pointsShown: 1000 })

    await redemption.confirmPressed()
    expect(desk.balance()).toBe(500)
  })

  it('asks again with the new cost that comes only after the confirmation', async () => {
    const { desk, redemption } = await redemptionScreen()
    desk.costsNow(500)
    redemption.redeemPressed(desk.reward)
    await redemption.confirmPressed()
    expect(desk.redemptions.requests).toEqual([])
    expect(redemption.askedAgain).toBe('cost-changed')
    expect(redemption.intent).toMatchObject({ cost: 500, pointsShown: 1000 })
  })

  it('asks again with a cost that was read while nothing could be sent', async () => {
    const { desk, rewards, redemption } = await redemptionScreen()
    redemption.redeemPressed(desk.reward)
    desk.campaigns.steering.failWith({ kind: 'offline' })
    desk.campaigns.steering.hold()
    const confirmed = redemption.confirmPressed()
    await settled()
    desk.costsNow(500)
    rewards.catalogue.refresh()
    await settled()
    desk.campaigns.steering.release()
    await confirmed
    expect(redemption.notSent).toEqual({ kind: 'offline' })
    expect(redemption.askedAgain).toBe('cost-changed')
    expect(redemption.intent).toMatchObject({ cost: 500 })
  })

  it('asks no more when the cost is not known any more', async () => {
    const { desk, redemption, said } = await redemptionScreen()
    desk.costsNow(undefined)
    redemption.redeemPressed(desk.reward)
    await settled()
    expect(redemption.intent).toBeUndefined()
    expect(said()).toEqual(['Nada foi trocado. Não sabemos quantos pontos esta troca custa.'])
  })

  it('sends nothing at another cost after the customer has left, and says so', async () => {
    const { desk, redemption, leave, said } = await redemptionScreen()
    desk.costsNow(500)
    redemption.redeemPressed(desk.reward)
    const confirmed = redemption.confirmPressed()
    leave()
    await confirmed
    expect(desk.redemptions.requests).toEqual([])
    expect(said()).toEqual(['Nada foi trocado. O custo desta troca mudou. Confira e confirme de novo.'])
  })

  it.each([
    [1200, 'O custo desta troca mudou: faltam 200 IdCoins.'],
    [1001, 'O custo desta troca mudou: falta 1 IdCoin.'],
  ])(
    'asks no more when the reward has come to cost %d, which the points do not reach',
    async (cost, sentence) => {
      const { desk, redemption, said } = await redemptionScreen()
      desk.costsNow(cost)
      redemption.redeemPressed(desk.reward)
      await settled()
      expect(redemption.intent).toBeUndefined()
      expect(said()).toEqual([sentence])
      expect(desk.redemptions.requests).toEqual([])
    },
  )

  it('is confirmed once more where it could not leave the device, and is not taken for another one', async () => {
    const { desk, redemption } = await redemptionScreen()
    redemption.redeemPressed(desk.reward)
    desk.redemptions.onTheWay.failWith({ kind: 'offline', unsent: true })
    await redemption.confirmPressed()
    expect(redemption.notSent).toMatchObject({ kind: 'offline' })

    desk.redemptions.onTheWay.failWith(undefined)
    await redemption.confirmPressed()
    expect(redemption.askedAgain).toBeUndefined()
    expect(desk.balance()).toBe(600)
  })

  it('shows the balance after an exchange that ends when its customer has opened the screen anew', async () => {
    const { desk, rewards, pointsSpent } = await redemptionScreen()
    await desk.openTab().redeem.execute(desk.intent())
    pointsSpent.notify()
    await settled()
    expect(rewards.points.value).toBe(600)
  })

  it('asks again when another tab has sent an exchange that costs nothing', async () => {
    const desk = redemptionDesk(campaignAccount.redeemable(1000, 0).build())
    const { redemption } = await redemptionScreen(desk)
    redemption.redeemPressed(desk.reward)
    await desk.openTab().redeem.execute(desk.intent())
    await redemption.confirmPressed()
    expect(redemption.askedAgain).toBe('another-sent')
    expect(desk.redemptions.requests).toHaveLength(1)

    await redemption.confirmPressed()
    expect(desk.redemptions.requests).toHaveLength(2)
  })

  it.each([
    ['took place', true, 600, { kind: 'found' }],
    ['did not happen', false, 1000, { kind: 'did-not-happen' }],
  ])(
    'asks again when one of another window had to be found out first, which %s',
    async (_, took, points, news) => {
      const { desk, redemption } = await redemptionScreen()
      await openWithOneInDoubt(desk, redemption, took)
      await redemption.confirmPressed()
      expect(redemption.news).toMatchObject(news)
      expect(redemption.askedAgain).toBe('another-sent')
      expect(redemption.intent).toMatchObject({ pointsShown: points })
      expect(desk.redemptions.requests).toHaveLength(1)

      await redemption.confirmPressed()
      expect(redemption.news).toMatchObject({ kind: 'redeemed' })
      expect(desk.balance()).toBe(points - 400)
    },
  )

  it('says on the next screen that one of another window was found, and the confirmed one not sent', async () => {
    const { desk, redemption, leave, said } = await redemptionScreen()
    await openWithOneInDoubt(desk, redemption, true)
    const confirmed = redemption.confirmPressed()
    leave()
    await confirmed
    expect(said()).toEqual([
      'Parabéns! Troca Realizada com Sucesso!!!',
      expect.stringMatching(/^Nada foi trocado\. .*outra janela/i),
    ])
  })

  it('reads no balance after the customer leaves in the middle of an exchange', async () => {
    const { desk, rewards, redemption, leave } = await redemptionScreen()
    desk.redemptions.onTheWay.failWith({ kind: 'rejected', status: 400, description: 'Não.', errors: [] })
    const { confirmed } = await confirmAndHold(desk, redemption)
    leave()
    desk.campaigns.steering.failWith({ kind: 'offline' })
    desk.redemptions.onTheWay.release()
    await confirmed
    await settled()
    expect(rewards.points.state).toMatchObject({ status: 'loaded', value: 1000 })
  })

  it.each([
    ['is in doubt', true, /^Ainda não sabemos se a troca por .* foi feita/],
    ['did not happen', false, /a troca por .* não foi feita. Nenhum ponto foi usado/],
  ])('says on the next screen that an exchange %s', async (_, isInDoubt, sentence) => {
    const { desk, redemption, leave, said } = await redemptionScreen()
    desk.redemptions.onTheWay.failWith({ kind: 'timeout' })
    const { confirmed } = await confirmAndHold(desk, redemption)
    leave()
    if (isInDoubt) desk.campaigns.steering.failWith({ kind: 'offline' })
    desk.redemptions.onTheWay.release()
    await settled()
    if (!isInDoubt) desk.clock.advance(SETTLING_TIME)
    await confirmed
    expect(said()).toEqual([expect.stringMatching(sentence)])
  })

  it('says on the next screen which exchange was refused, and why', async () => {
    const { desk, redemption, leave, said } = await redemptionScreen()
    redemption.redeemPressed(desk.reward)
    const failure = { kind: 'rejected', status: 400, description: 'Esgotado.', errors: [] } as const
    desk.redemptions.onTheWay.failWith(failure)
    const confirmed = redemption.confirmPressed()
    leave()
    await confirmed
    expect(said()).toEqual([
      expect.stringMatching(/^A troca por .+ não foi aceita\. Nenhum ponto foi usado\. Esgotado\.$/),
    ])
  })

  it('says on the next screen that nothing could be sent', async () => {
    const { desk, redemption, leave, said } = await redemptionScreen()
    redemption.redeemPressed(desk.reward)
    desk.campaigns.steering.failWith({ kind: 'offline' })
    const confirmed = redemption.confirmPressed()
    leave()
    await confirmed
    expect(said()).toEqual([expect.stringMatching(/^Nada foi trocado. /)])
  })

  it.each([
    [700, 'Seus pontos mudaram: faltam 100 IdCoins para esta troca.'],
    [799, 'Seus pontos mudaram: falta 1 IdCoin para esta troca.'],
  ])('closes the question when the new balance is too low, of %i points', async (points, sentence) => {
    const desk = redemptionDesk(campaignAccount.redeemable(points, 400).build())
    const { redemption, said } = await redemptionScreen(desk)
    redemption.redeemPressed(desk.reward)
    await desk.openTab().redeem.execute(desk.intent())
    await redemption.confirmPressed()
    expect(redemption.intent).toBeUndefined()
    expect(said()).toEqual([sentence])
  })

  it('keeps the question open when nothing could be sent, and says so', async () => {
    const { desk, redemption, said } = await redemptionScreen()
    redemption.redeemPressed(desk.reward)
    desk.campaigns.steering.failWith({ kind: 'offline' })
    await redemption.confirmPressed()
    expect(redemption.intent).toBeDefined()
    expect(redemption.notSent).toEqual({ kind: 'offline' })
    expect(said()).toEqual([])

    desk.campaigns.steering.failWith(undefined)
    await redemption.confirmPressed()
    expect(redemption.intent).toBeUndefined()
    expect(redemption.notSent).toBeUndefined()
    expect(desk.exchanged(desk.reward.id)).toBe(1)
  })

  it('says which exchange was refused for as long as the customer wants, and why', async () => {
    const { desk, redemption, said } = await redemptionScreen()
    desk.redemptions.onTheWay.failWith({
      kind: 'rejected',
      status: 400,
      description: 'Esgotado.',
      errors: [],
    })
    redemption.redeemPressed(desk.reward)
    await redemption.confirmPressed()
    expect(said()).toEqual(['Esgotado.'])
    expect(redemption.intent).toBeUndefined()
    expect(redemption.news).toEqual({ kind: 'refused', rewardName: desk.reward.name })
    redemption.newsClosed()
    expect(redemption.news).toBeUndefined()
  })

  it('does not say that no point was used while that could not be read', async () => {
    const { desk, redemption, said } = await redemptionScreen()
    desk.redemptions.loseAnswers({ kind: 'rejected', status: 409, description: 'Duplicada.', errors: [] })
    await confirmWithoutReadingAfter(desk, redemption)
    expect(said()).toEqual(['Duplicada.'])
    expect(redemption.news).toEqual({ kind: 'unknown', rewardName: desk.reward.name })
    desk.campaigns.steering.failWith(undefined)
    await redemption.checkPressed()
    expect(redemption.news).toMatchObject({ kind: 'found', rewardId: desk.reward.id })
  })

  it('shows no message of its own when the session has ended', async () => {
    const { desk, redemption, said } = await redemptionScreen()
    redemption.redeemPressed(desk.reward)
    desk.campaigns.steering.failWith({ kind: 'unauthenticated' })
    await redemption.confirmPressed()
    expect([redemption.notSent, said()]).toEqual([undefined, []])
  })

  it('blocks exchanges while one is in doubt, until the customer has it checked', async () => {
    const { desk, rewards, redemption } = await redemptionScreen()
    desk.redemptions.loseAnswers({ kind: 'timeout' })
    await confirmWithoutReadingAfter(desk, redemption)
    expect(redemption.news?.kind).toBe('unknown')
    expect(redemption.obstacle(desk.reward)).toBe('Antes, confira a troca que ficou sem confirmação.')
    redemption.redeemPressed(desk.reward)
    expect(redemption.intent).toBeUndefined()

    desk.campaigns.steering.failWith(undefined)
    await redemption.checkPressed()
    expect(redemption.news).toMatchObject({ kind: 'found', rewardId: desk.reward.id })
    expect(rewards.points.value).toBe(600)
    expect(redemption.obstacle(desk.reward)).toBeUndefined()
  })

  it('shows after a reload the result of the exchange before it', async () => {
    const desk = redemptionDesk()
    await desk.closedWhileSending()

    const { rewards, redemption } = await redemptionScreen(desk)
    expect(redemption.news).toEqual({ kind: 'checking' })
    expect(redemption.obstacle(desk.reward)).toBe('Aguarde: estamos conferindo uma troca.')
    desk.redemptions.onTheWay.release()
    await settled()
    desk.clock.advance(SETTLING_TIME)
    await settled()
    expect(redemption.news).toMatchObject({ kind: 'found', rewardId: desk.reward.id })
    expect(rewards.points.value).toBe(600)
  })

  it('says on the next screen that the exchange before a reload did not happen', async () => {
    const desk = redemptionDesk()
    desk.redemptions.onTheWay.failWith({ kind: 'timeout' })
    await desk.closedWhileSending()

    const { leave, said } = await redemptionScreen(desk)
    leave()
    desk.redemptions.onTheWay.release()
    await settled()
    await desk.nothingCanAppearAnyMore()
    expect(said()).toEqual([expect.stringMatching(/a troca por .* não foi feita. Nenhum ponto foi usado/)])
  })

  it('allows no exchange while the points are unknown', async () => {
    const desk = redemptionDesk()
    desk.campaigns.steering.hold()
    const { redemption: waiting } = await redemptionScreen(desk)
    expect(waiting.obstacle(desk.reward)).toBe('Aguarde: estamos consultando os seus pontos.')
    desk.campaigns.steering.release()

    desk.campaigns.steering.failWith({ kind: 'offline' })
    const { rewards, redemption } = await redemptionScreen(desk)
    expect(rewards.shown).toHaveLength(1)
    expect(redemption.obstacle(desk.reward)).toBe('Não conseguimos ver os seus pontos agora.')
  })
})
