import { fromReais } from '@domain/money.ts'
import { InMemoryBannerRepository } from '@infrastructure/in-memory/banners/in-memory-banner-repository.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { HomeViewModel } from '@ui/home/home-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { person } from '../../support/factories/person.ts'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'

function arrange({ available = 87.4, pending = 12.6, amount = 10, customer = person.build() } = {}) {
  const { navigation, lastKnown, hiddenValues } = storeChoices({})
  const people = new InMemoryPersonRepository(customer)
  const cashback = new InMemoryCashbackRepository({
    balance: { available: fromReais(available), pending: fromReais(pending) },
  })
  const purchases = new InMemoryPurchaseRepository({
    savedTotal: { amount: fromReais(amount), customerSince: undefined },
  })
  const banners = new InMemoryBannerRepository({
    home: [{ image: 'https://portal.test/natal.svg', link: undefined }],
  })
  const clock = new InMemoryClock()
  const open = () =>
    new HomeViewModel(people, cashback, purchases, lastKnown, hiddenValues, banners, clock, navigation)
  return { open, people, cashback, purchases, banners, clock, lastKnown, navigation }
}

async function opened(options?: Parameters<typeof arrange>[0]) {
  const arranged = arrange(options)
  const home = arranged.open()
  home.start()
  await settled()
  return { ...arranged, home }
}

describe('the home screen', () => {
  it('greets the customer and shows the figures', async () => {
    const { home, lastKnown } = await opened()
    expect(home.balance.value).toEqual({ available: fromReais(87.4), pending: fromReais(12.6) })
    expect(home.saved.value?.amount).toEqual(fromReais(10))
    expect(home.welcome.value).toMatchObject({ name: 'Maria', fullName: 'Maria Clara Souza' })
    expect(home.welcome.value?.deactivation).toBeUndefined()
    expect(lastKnown.of('greeting').recall()?.value).toEqual({ name: 'Maria', fullName: 'Maria Clara Souza' })
  })

  it('knows until when a customer who asked to leave may come back, and keeps that nowhere', async () => {
    const { home, people, lastKnown } = await opened({ customer: person.deactivated(20, 0).build() })
    expect(home.welcome.value?.deactivation).toMatchObject({ timeLeft: { hours: 20, minutes: 0 } })
    expect(lastKnown.of('greeting').recall()?.value).toEqual({ name: 'Maria', fullName: 'Maria Clara Souza' })

    await people.reactivate()
    home.registrationChanged()
    await settled()
    expect(home.welcome.value?.deactivation).toBeUndefined()
  })

  it('knows the kind of the customer, without a signal from what is kept for the checkout, and keeps only the name', async () => {
    const { home, people, lastKnown, open } = await opened({ customer: person.build({ kind: 'company' }) })
    expect(home.welcome.value?.kind).toBe('company')
    expect(lastKnown.of('greeting').recall()?.value).not.toHaveProperty('kind')

    people.steering.failWith({ kind: 'offline' })
    const without = open()
    without.start()
    await settled()
    expect(without.welcome.value?.kind).toBeUndefined()

    lastKnown.of('identification').keep({ kind: 'company', name: 'Padaria', document: '12ABC34501DE35' })
    const withIt = open()
    withIt.start()
    await settled()
    expect(withIt.welcome.value?.kind).toBe('company')
  })

  it('logs that the balance could not be loaded', async () => {
    const { open, cashback } = arrange()
    cashback.steering.failWith({ kind: 'timeout' })
    const { logger } = openScreen(open())
    await settled()
    expect(logger.entries).toEqual([['balance-not-loaded', 'timeout']])
  })

  it('hides the values on the next visit too', () => {
    const { open } = arrange()
    const home = open()
    expect(home.hidden).toBe(false)
    home.hidePressed()
    expect([home.hidden, open().hidden]).toEqual([true, true])
    home.hidePressed()
    expect(open().hidden).toBe(false)
  })

  it.each([
    [{ available: 0, pending: 0, amount: 0 }, true],
    [{ available: 0, pending: 1, amount: 0 }, false],
    [{ available: 0, pending: 0, amount: 1 }, false],
  ])('with %j takes the customer for a new one: %s', async (figures, isNew) => {
    const { home } = await opened(figures)
    expect(home.isNew).toBe(isNew && undefined)
    home.holdingsRead(false)
    expect(home.isNew).toBe(isNew)
    home.holdingsRead(true)
    expect(home.isNew).toBe(false)
  })

  it('does not know whether the customer is new while the balance is awaited, unless there is something else', async () => {
    const { open, cashback } = arrange({ available: 0, pending: 0, amount: 0 })
    cashback.steering.hold()
    const home = open()
    home.start()
    await settled()
    home.holdingsRead(false)
    expect(home.isNew).toBeUndefined()
    home.holdingsRead(true)
    expect(home.isNew).toBe(false)
    cashback.steering.release()
  })

  it('takes nobody for a new customer whose figures could not be read: they may be something', async () => {
    const { open, cashback } = arrange({ amount: 0 })
    cashback.steering.failWith({ kind: 'timeout' })
    const home = open()
    home.start()
    await settled()
    home.holdingsRead(false)
    expect(home.isNew).toBe(false)
  })

  it('leads from the balance to its statement', () => {
    const { open, navigation } = arrange()
    open().statementPressed()
    expect(navigation.visited.map(({ path }) => path)).toEqual(['/contacorrente/extrato'])
  })

  it('holds nothing back any more once it is left', async () => {
    const { open, cashback } = arrange()
    cashback.steering.hold()
    const home = open()
    home.start()
    home.dispose()
    await expect(home.figuresSettled).resolves.toBeUndefined()
  })

  it('says an outage once, until the figures are read again', async () => {
    const { open, cashback, purchases } = arrange()
    for (const { steering } of [cashback, purchases]) steering.failWith({ kind: 'unexpected', detail: '500' })
    const home = open()
    home.start()
    await settled()
    expect(home.outage?.kind).toBe('unexpected')

    for (const { steering } of [cashback, purchases]) steering.failWith(undefined)
    cashback.steering.hold()
    const retried = home.retryPressed()
    await settled()
    expect([home.outage?.kind, home.isRetrying, home.attempt]).toEqual(['unexpected', true, 1])
    cashback.steering.release()
    await retried
    expect([home.outage, home.isRetrying]).toEqual([undefined, false])
    expect(home.isNew).toBe(false)
  })

  it('knows how old its figures are where the server cannot be reached, until it can', async () => {
    const { open, cashback, purchases } = await opened()
    const again = async () => {
      const home = open()
      home.start()
      await settled()
      return home
    }
    cashback.steering.failWith({ kind: 'offline' })
    expect((await again()).outdatedBy).toBeUndefined()
    purchases.steering.failWith({ kind: 'offline' })
    const home = await again()
    expect(home.outdatedBy).toBe(0)

    for (const { steering } of [cashback, purchases]) steering.failWith(undefined)
    await home.retryPressed()
    expect([home.outdatedBy, home.attempt]).toEqual([undefined, 1])
  })

  it('asks for the banners with the figures, and the rest of home does not wait long for a slow figure', async () => {
    const { open, cashback, clock } = arrange()
    cashback.steering.hold()
    const home = open()
    home.start()
    let isRestDue = false
    void home.figuresSettled.then(() => {
      isRestDue = true
    })
    await settled()
    expect([home.banners.value?.length, isRestDue]).toEqual([1, false])

    clock.advance(1000)
    await settled()
    expect(isRestDue).toBe(true)
    expect(home.balance.state.status).toBe('pending')
  })

  it('has a first banner before the rest, where nothing may come above it that would move it', async () => {
    expect((await opened()).home.firstBanner).toBe('https://portal.test/natal.svg')
    expect((await opened({ available: 0, pending: 0, amount: 0 })).home.firstBanner).toBeUndefined()
    const customer = person.deactivated(20, 0).build()
    expect((await opened({ customer })).home.firstBanner).toBeUndefined()
    const { open, cashback, purchases } = arrange()
    for (const { steering } of [cashback, purchases]) steering.failWith({ kind: 'unexpected', detail: '500' })
    const home = open()
    home.start()
    await settled()
    expect(home.firstBanner).toBeUndefined()
  })

  it('asks for the name and the banners too, and again with all else after an outage', async () => {
    const { open, people, cashback, purchases, banners } = arrange()
    const failing = [people, cashback, purchases, banners]
    for (const { steering } of failing) steering.failWith({ kind: 'unexpected', detail: '500' })
    const home = open()
    home.start()
    await settled()
    expect([home.banners.state.status, home.welcome.state.status]).toEqual(['failed', 'failed'])

    for (const { steering } of failing) steering.failWith(undefined)
    await home.retryPressed()
    await settled()
    expect(home.banners.value).toHaveLength(1)
    expect(home.welcome.value?.name).toBe('Maria')
  })

  it('leaves failures of different kinds, or of one figure alone, where they are', async () => {
    const { open, cashback, purchases } = arrange()
    cashback.steering.failWith({ kind: 'timeout' })
    const home = open()
    home.start()
    await settled()
    expect(home.outage).toBeUndefined()
    purchases.steering.failWith({ kind: 'offline' })
    home.saved.retry()
    await settled()
    expect(home.outage).toBeUndefined()
  })
})
