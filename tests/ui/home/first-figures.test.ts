import { BannerRepository } from '@application/banners/banner-repository.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { Clock } from '@application/clock.ts'
import { FirstFigures } from '@application/home/first-figures.ts'
import { HiddenValues } from '@application/home/hidden-values.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { HomeViewModel } from '@ui/home/home-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { session } from '../../support/factories/session.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { type Outcome, withData } from '../../support/scripted-transport.ts'
import { scriptedWorld } from '../../support/scripted-world.ts'
import { settled } from '../../support/settled.ts'

/** One that answers both questions. */
const answer = (reais: number) =>
  withData({ saldo: { valorDisponivel: reais, valorPendente: 0 }, desconto: reais })
const FAILURE = { status: 400, body: '{}' }

function arrange(...outcomes: readonly Outcome[]) {
  const { get, sent, sessions } = scriptedWorld(...outcomes)
  const figures = async () => {
    const [cashback, purchases] = [get(CashbackRepository), get(PurchaseRepository)]
    return [(await cashback.balance()).available?.cents, (await purchases.savedTotal()).amount?.cents]
  }
  return { get, sent, sessions, figures, askAhead: () => get(FirstFigures).askAhead() }
}

describe('the first figures', () => {
  it('are asked for once when they were asked for ahead, the balance first', async () => {
    const { askAhead, figures, sent } = arrange(answer(1), answer(2), answer(3))
    askAhead()
    expect(await figures()).toEqual([100, 200])
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/contacorrente/saldo',
      '/api/cupom/totaldesconto',
    ])
  })

  it('are asked for again on home when it opens an hour later', async () => {
    const { askAhead, get } = arrange(answer(1), answer(1), answer(2))
    askAhead()
    await settled()
    const clock = get(Clock)
    if (clock instanceof InMemoryClock) clock.advance(3_600_000)
    const home = new HomeViewModel(
      get(PersonRepository),
      get(CashbackRepository),
      get(PurchaseRepository),
      get(LastKnown),
      get(HiddenValues),
      get(BannerRepository),
      get(Clock),
      new RecordingNavigation(),
    )
    await home.balance.load()
    expect(home.balance.value?.available).toEqual({ cents: 200 })
  })

  it('are not those of the customer before', async () => {
    const { askAhead, figures, sessions } = arrange(answer(1), answer(1), answer(2))
    askAhead()
    await settled()
    sessions.save(session.build())
    expect(await figures()).toEqual([200, 200])
  })

  it('reject when their calls failed, and are asked for again by a later reader', async () => {
    const { askAhead, figures } = arrange(FAILURE, FAILURE, answer(2))
    askAhead()
    await expect(figures()).rejects.toThrow()
    await settled()
    expect(await figures()).toEqual([200, 200])
  })
})
