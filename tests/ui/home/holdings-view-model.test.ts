import type { ActivationOutcome } from '@application/offers/running-activations.ts'
import { PortFailure } from '@application/port-failure.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import { fromReais } from '@domain/money.ts'
import { deferred } from '@infrastructure/in-memory/deferred.ts'
import type { HoldingsViewModel } from '@ui/home/holdings-view-model.ts'
import { loadedValue } from '@ui/screen/load-state.ts'
import { autorun } from 'mobx'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  customerWithHoldings as arrange,
  held,
  november,
  OTHER,
} from '../../support/customer-with-holdings.ts'
import { campaign, campaignAccount, reward } from '../../support/factories/campaigns.ts'
import { activatedOffer } from '../../support/factories/offers.ts'
import { settled } from '../../support/settled.ts'

/** The first days of each kind. */
const firsts = (holdings: HoldingsViewModel) =>
  holdings.lapsing.map(({ kind, state }) => [kind, loadedValue(state)?.map(holdings.daysLeft)[0]])

describe('what the customer has besides money', () => {
  it('is read again when an exchange ends that another screen has sent', async () => {
    const account = campaignAccount.redeemable(500, 400).build()
    const { loyalty, pointsSpent, open } = arrange({ accounts: [account] })
    const holdings = await open()
    expect([loadedValue(holdings.points)?.total, holdings.rewards.value?.length]).toEqual([500, 1])
    loyalty.redeem(Number(account.rewards[0]?.id))
    pointsSpent.notify()
    await settled()
    expect([loadedValue(holdings.points)?.total, holdings.rewards.value?.length]).toEqual([100, 0])
  })

  it('has the rewards of the points that are there when the customer comes back', async () => {
    const account = campaignAccount.redeemable(500, 400).build()
    const { loyalty, open, comeBack } = arrange({ accounts: [account] })
    const holdings = await open()
    loyalty.redeem(Number(account.rewards[0]?.id))
    await comeBack()
    expect([loadedValue(holdings.points)?.total, holdings.rewards.value?.length]).toEqual([100, 0])
  })

  it('has an offer that lapses as soon as its activation has ended', async () => {
    const { activatedOffers, activations, open } = arrange({ offers: [] })
    const pressed = activatedOffer.build({ end: november(22) })
    const answer = deferred<ActivationOutcome>()
    void activations.join(pressed.id, () => answer.promise)
    const holdings = await open()
    const seen: boolean[] = []
    onTestFinished(autorun(() => seen.push(holdings.lapsing.some(({ kind }) => kind === 'offer'))))
    activatedOffers.remember(pressed)
    answer.resolve({ kind: 'activated', outlastsTab: true })
    await settled()
    expect([seen[0], seen.at(-1)]).toEqual([false, true])
  })

  it('has a line for the offers of an earlier session from the beginning: the promotions say later what they are', async () => {
    const { offerRepository, signInAgain, open } = arrange()
    signInAgain()
    offerRepository.steering.hold()
    const holdings = await open()
    const line = () => holdings.lapsing.find(({ kind }) => kind === 'offer')?.state
    // As the screen does: MobX keeps what is watched until it hears of a change.
    onTestFinished(autorun(() => line()))
    expect(line()).toEqual({ status: 'pending' })
    offerRepository.steering.release()
    await settled()
    expect(loadedValue(line() ?? { status: 'idle' })).toMatchObject([{ offerName: 'CAFÉ' }])
  })

  it('has a line for them that fails with the promotions, and that is empty where these name none of them', async () => {
    const { offerRepository, signInAgain, open } = arrange()
    signInAgain()
    offerRepository.steering.failWith({ kind: 'timeout' })
    const holdings = await open()
    const line = () => holdings.lapsing.find(({ kind }) => kind === 'offer')
    expect(line()?.state.status).toBe('failed')
    offerRepository.promotions = async () => []
    line()?.retry()
    await settled()
    expect(loadedValue(line()?.state ?? { status: 'idle' })).toEqual([])
  })

  it('has no line for offers where none was activated, whatever the chosen store has', async () => {
    const { signInAgain, open } = arrange({ offers: [] })
    signInAgain()
    expect((await open()).lapsing.map(({ kind }) => kind)).toEqual(['cashback', 'voucher', 'points'])
  })

  it('names an offer of an earlier session also where the device has no room for the promotions', async () => {
    const { signInAgain, open, lastKnown } = arrange()
    signInAgain()
    lastKnown.of = () => ({ keep: () => {}, recall: () => undefined })
    const holdings = await open()
    const line = holdings.lapsing.find(({ kind }) => kind === 'offer')?.state
    expect(loadedValue(line ?? { status: 'idle' })).toMatchObject([{ offerName: 'CAFÉ' }])
  })

  it('is how many vouchers can be used, and the points of all campaigns that have not ended', async () => {
    const accounts = [held(1520), held(860), held(350, { end: { year: 2026, month: 11, day: 20 } })]
    const { open, clock } = arrange({ accounts })
    const holdings = await open()
    expect(loadedValue(holdings.voucherCount)).toBe(3)
    expect(loadedValue(holdings.points)?.total).toBe(2730)
    clock.advance(5 * 24 * 60 * 60 * 1000)
    const later = await open()
    expect(loadedValue(later.voucherCount)).toBe(2)
    expect(loadedValue(later.points)).toMatchObject({ total: 2380, campaigns: { length: 2 } })
  })

  it('is something as soon as there are points or a voucher', async () => {
    const { open, vouchers } = arrange({ accounts: [held(0)] })
    expect((await open()).hasAny).toBe(true)
    vouchers.list = async () => []
    expect((await open()).hasAny).toBe(false)
    const withPoints = arrange({ accounts: [held(1)] })
    withPoints.vouchers.list = async () => []
    expect((await withPoints.open()).hasAny).toBe(true)
  })

  it('is nothing only when both points and vouchers have been read, or could not be', async () => {
    const { open, vouchers } = arrange({ accounts: [held(0)] })
    let refuse = (_: Error) => {}
    vouchers.list = () => new Promise((_, reject) => (refuse = reject))
    const holdings = await open()
    expect(holdings.hasAny).toBeUndefined()
    refuse(new PortFailure({ kind: 'timeout' }))
    await settled()
    expect(holdings.hasAny).toBe(false)
  })

  it('is exchanged on the screen of the one campaign that is open for it, otherwise on the list', async () => {
    expect((await arrange().open()).redeemAt).toMatch(/^\/campanha\/\d+\/resgates$/)
    expect((await arrange({ accounts: [held(1), held(2)] }).open()).redeemAt).toBe('/campanhas')
    expect((await arrange({ accounts: [held(1), held(2, OTHER)] }).open()).redeemAt).not.toBe('/campanhas')
    const over = held(3, { end: november(19) })
    expect((await arrange({ accounts: [held(1), over] }).open()).redeemAt).not.toBe('/campanhas')
    expect((await arrange({ accounts: [over] }).open()).redeemAt).toBe('/campanhas')
  })
})

describe('the rewards that a server lists', () => {
  const [near, far] = [reward.build({ cost: 500 }), reward.build({ cost: 9000 })]
  async function withinReach(accounts: Parameters<typeof arrange>[0]) {
    const { redemptions, open } = arrange(accounts)
    redemptions.withinReach = async () => [near, far]
    return (await open()).withinReach
  }

  it('are within reach where the points of one campaign suffice', async () => {
    expect(await withinReach({ accounts: [held(300), held(600)] })).toEqual([near])
    expect(await withinReach({ accounts: [held(500)] })).toEqual([near])
    expect(await withinReach({ accounts: [held(499)] })).toEqual([])
    expect(await withinReach({ accounts: [held(0)] })).toEqual([])
  })

  it('are not said to be within reach where no points are known, or the campaign is closed for exchanges', async () => {
    expect(await withinReach({ accounts: [] })).toEqual([])
    expect(await withinReach({ accounts: [held(600, OTHER)] })).toEqual([])
  })
})

describe('a press on a reward, with several campaigns open for exchanges', () => {
  const wanted = reward.build({ cost: 500 })
  const catalogue = (points: number, rewards = [wanted]) => ({ ...held(points), rewards })

  async function press(accounts = [catalogue(900, [reward.build()]), catalogue(700)]) {
    const arranged = arrange({ accounts })
    const holdings = await arranged.open()
    const redeem = loadedValue(holdings.rewards.state)?.find(({ id }) => id === wanted.id)
    if (!redeem) throw new Error('Nothing to press')
    return { ...arranged, accounts, holdings, redeem }
  }

  it('leads to the campaign of the reward, which asks about the exchange', async () => {
    const { holdings, redeem, accounts, navigation } = await press()
    expect(holdings.rewardPressed(redeem)).toBe(true)
    expect(holdings.isOpening(redeem)).toBe(true)
    await settled()
    expect(holdings.isOpening(redeem)).toBe(false)
    const path = `/campanha/${accounts[1]?.campaign.id}/resgates`
    expect(navigation.visited).toEqual([{ path, options: { state: { redeem: wanted.id } } }])
  })

  it('leads to the list of campaigns when none of them has it', async () => {
    const { holdings, redeem, navigation, redemptions } = await press()
    redemptions.catalogue = async () => ({ pointName: 'IdCoins', rewards: [] })
    holdings.rewardPressed(redeem)
    await settled()
    expect(navigation.visited.map(({ path }) => path)).toEqual(['/campanhas'])
  })

  it('stays and says so when their rewards cannot be read, also when the signal is back', async () => {
    const { holdings, redeem, navigation, redemptions, toasts } = await press()
    redemptions.steering.failWith({ kind: 'timeout' })
    holdings.rewardPressed(redeem)
    await settled()
    expect(toasts.items.map(({ text }) => text)).toEqual([
      'Não foi possível abrir a recompensa. Tente de novo em instantes.',
    ])
    expect(holdings.isOpening(redeem)).toBe(false)
    redemptions.steering.failWith(undefined)
    await holdings.running.retry()
    await settled()
    expect(navigation.visited).toEqual([])
  })

  it('is left to the link when there is one campaign', async () => {
    const { holdings, redeem, navigation } = await press([catalogue(700)])
    expect(holdings.rewardPressed(redeem)).toBe(false)
    await settled()
    expect(navigation.visited).toEqual([])
  })
})

describe('what lapses soon', () => {
  it('is a line for each kind, each with what lapses first, and the others when the customer asks', async () => {
    const holdings = await arrange({ days: [24, 27] }).open()
    expect(firsts(holdings)).toEqual([
      ['cashback', 4],
      ['voucher', 2],
      ['points', 41],
      ['offer', 8],
    ])
    expect(holdings.lapsingLater.map(holdings.daysLeft)).toEqual([7])
    holdings.allPressed()
    expect(holdings.showsAll).toBe(true)
  })

  it('is no more cash-back than the balance on the screen', async () => {
    const [first] = (await arrange({ days: [24, 26], available: 5 }).open()).lapsing
    expect(first && loadedValue(first.state)).toEqual([
      { kind: 'cashback', on: november(24), amount: fromReais(4.61) },
      { kind: 'cashback', on: november(26), amount: fromReais(0.39) },
    ])
  })

  it('includes the points of a campaign that ends within two months, unless there are none', async () => {
    const inTwoMonths = { end: { year: 2027, month: 1, day: 19 } satisfies CalendarDay }
    const later = { end: { year: 2027, month: 1, day: 20 } satisfies CalendarDay }
    const holdings = await arrange({ accounts: [held(5, inTwoMonths), held(5, later), held(0)] }).open()
    const points = holdings.lapsing.find(({ kind }) => kind === 'points')
    expect(points && loadedValue(points.state)).toMatchObject([{ on: inTwoMonths.end, points: 5 }])
  })

  it.each([
    ['that ends soon', { year: 2026, month: 11, day: 25 }, [undefined]],
    ['that ends in a year', { year: 2027, month: 11, day: 25 }, []],
    ['that never ends', undefined, []],
  ])('includes a campaign %s and does not say its points: %j %j', async (_, end, lapsing) => {
    const { open, campaigns } = arrange()
    const later = { year: 2027, month: 5, day: 20 }
    campaigns.running = async () => [
      campaign.build({ points: 100, end: later }),
      { ...campaign.build({ points: undefined }), end },
    ]
    const points = (await open()).lapsing.find(({ kind }) => kind === 'points')
    expect(points && loadedValue(points.state)).toEqual(
      lapsing.map((points) => expect.objectContaining({ on: end, points })),
    )
  })

  it('includes the points of a campaign that is over and still takes exchanges, and counts them', async () => {
    const { open, campaigns } = arrange()
    const over = { end: november(10), points: 1520 }
    const [stillOpen, closed] = [
      campaign.build({ ...over, allows: { statement: true, redeeming: true, history: true } }),
      campaign.build({ ...over, allows: { statement: true, redeeming: false, history: true } }),
    ]
    campaigns.running = async () => [stillOpen, closed]
    const holdings = await open()
    expect(loadedValue(holdings.points)).toEqual({ total: 1520, campaigns: [stillOpen] })
    expect(holdings.redeemAt).toBe(`/campanha/${stillOpen.id}/resgates`)
    const points = holdings.lapsing.find(({ kind }) => kind === 'points')
    expect(points && loadedValue(points.state)).toMatchObject([
      { campaign: { id: stillOpen.id }, points: 1520 },
    ])
    expect(firsts(holdings)).toContainEqual(['points', -10])
  })

  it('keeps the line of a source that is still read, or that failed, in its place', async () => {
    const { open, cashback, vouchers } = arrange({ offers: [] })
    cashback.steering.hold()
    vouchers.steering.failWith({ kind: 'unexpected', detail: '500' })
    const holdings = await open()
    const states = () => holdings.lapsing.map(({ kind, state }) => `${kind} ${state.status}`)
    expect(states()).toEqual(['cashback pending', 'voucher failed', 'points loaded'])

    cashback.steering.release()
    vouchers.steering.failWith(undefined)
    holdings.lapsing[1]?.retry()
    await settled()
    expect(states()).toEqual(['cashback loaded', 'voucher loaded', 'points loaded'])
  })

  it('is what was known, with its age, without a signal', async () => {
    const { open, clock, ...sources } = arrange()
    const before = firsts(await open())
    clock.advance(60_000)
    for (const { steering } of [sources.cashback, sources.vouchers, sources.campaigns]) {
      steering.failWith({ kind: 'offline' })
    }
    const holdings = await open()
    expect(firsts(holdings)).toEqual(before)
    expect(holdings.lapsingAge).toBe(60_000)
  })

  it('logs that the statement could not be read', async () => {
    const { open, cashback, logged } = arrange()
    cashback.steering.failWith({ kind: 'timeout' })
    await open()
    expect(logged()).toEqual([['statement-not-loaded', 'timeout']])
  })

  it('says when the statement goes on behind what was read', async () => {
    expect((await arrange().open()).missesCredits).toBe(false)
    expect((await arrange({ days: Array(31).fill(24) }).open()).missesCredits).toBe(true)
  })

  it('says nothing of the rest of the statement where the balance says that all cash-back is spent', async () => {
    expect((await arrange({ days: Array(31).fill(24), available: 0 }).open()).missesCredits).toBe(false)
  })
})
