import { fromReais } from '@domain/money.ts'
import { InMemoryClock } from '@infrastructure/in-memory/in-memory-clock.ts'
import { LocalStorageLastKnown } from '@infrastructure/storage/local-storage-last-known.ts'
import { LocalStorageSessionStore } from '@infrastructure/storage/local-storage-session-store.ts'
import type { KeyValueStorage } from '@infrastructure/storage/safe-storage.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offer, promotion } from '../../support/factories/offers.ts'
import { store } from '../../support/factories/stores.ts'

const HOUR = 3_600_000
const balance = { available: fromReais(87.4), pending: fromReais(12.6) }

function arrange() {
  const entries = new Map<string, string>()
  const storage: KeyValueStorage = {
    get: (key) => entries.get(key),
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  }
  const clock = new InMemoryClock()
  const sessions = new LocalStorageSessionStore(storage, { addEventListener: () => {} })
  const signIn = (customer: string) =>
    sessions.save({ token: `token of ${customer}`, expiresAt: clock.now() + 24 * HOUR, customer })
  signIn('maria')
  return { entries, clock, sessions, signIn, lastKnown: new LocalStorageLastKnown(storage, sessions, clock) }
}

const keptKey = (entries: Map<string, string>) =>
  [...entries.keys()].find((key) => key.includes('last-known'))

describe('what was known last', () => {
  it('comes back with its age, after a restart too', () => {
    const { clock, lastKnown } = arrange()
    lastKnown.of('balance').keep(balance)
    clock.advance(2 * HOUR)
    expect(lastKnown.of('balance').recall()).toEqual({ value: balance, age: 2 * HOUR })
  })

  it('is kept in reais, as portals before this one did', () => {
    const { entries, lastKnown } = arrange()
    lastKnown.of('balance').keep(balance)
    const stored = entries.get(keptKey(entries) ?? '') ?? ''
    expect(JSON.parse(stored)).toMatchObject({ value: { available: 87.4, pending: 12.6 } })
  })

  it('gives way when it grows beyond two million characters in all', () => {
    const { entries, lastKnown } = arrange()
    const long = (id: number) => [promotion.build({ name: 'x'.repeat(390_000), id })]
    for (let store = 1; store <= 5; store++) lastKnown.of('promotions', store).keep(long(store))
    expect(lastKnown.of('promotions', 1).recall()).toBeDefined()

    lastKnown.of('promotions', 6).keep(long(6))
    expect(lastKnown.of('promotions', 1).recall()).toBeUndefined()
    expect(lastKnown.of('promotions', 6).recall()).toMatchObject({ value: [{ id: 6 }] })
    expect([...entries.values()].join('').length).toBeLessThan(2_000_000)
  })

  it('comes back as it was, whatever it is', () => {
    const { lastKnown } = arrange()
    const day = { year: 2026, month: 11, day: 22 }
    const vouchers = [
      {
        code: 'NATAL26',
        benefit: undefined,
        value: fromReais(10),
        minimumPurchase: undefined,
        productPrices: [fromReais(39.9)],
        start: undefined,
        end: day,
        usedOn: undefined,
      },
    ]
    const promotions = [
      promotion.build({ end: day, offers: [offer.build(), offer.byWeight().build()] }),
      promotion.exclusive().build({ start: undefined }),
    ]
    const stores = [store.build(), store.build({ address: undefined })]
    const identification = { kind: 'company', name: 'Padaria', document: '12ABC34501DE35' } as const
    lastKnown.of('savedTotal').keep({ amount: fromReais(10), customerSince: undefined })
    const greetings = [
      { name: 'Maria', fullName: 'Maria Clara Souza' },
      { name: 'Maria', fullName: undefined },
    ]
    for (const greeting of greetings) {
      lastKnown.of('greeting').keep(greeting)
      expect(lastKnown.of('greeting').recall()?.value).toEqual(greeting)
    }
    expect(lastKnown.of('savedTotal').recall()?.value).toEqual({
      amount: fromReais(10),
      customerSince: undefined,
    })
    lastKnown.of('vouchers').keep(vouchers)
    lastKnown.of('promotions', 1).keep(promotions)
    lastKnown.of('stores').keep(stores)
    lastKnown.of('identification').keep(identification)
    expect(lastKnown.of('vouchers').recall()?.value).toEqual(vouchers)
    expect(lastKnown.of('promotions', 1).recall()?.value).toEqual(promotions)
    expect(lastKnown.of('stores').recall()?.value).toEqual(stores)
    expect(lastKnown.of('identification').recall()?.value).toEqual(identification)
  })

  it('that is very long is not kept: the session must find room', () => {
    const { entries, lastKnown } = arrange()
    lastKnown.of('stores').keep([store.build()])
    lastKnown.of('stores').keep(Array.from({ length: 5000 }, (_, id) => store.build({ id })))
    expect(keptKey(entries)).toBeUndefined()
  })

  it('is kept for each question apart', () => {
    const { lastKnown } = arrange()
    lastKnown.of('balance', 1).keep(balance)
    expect(lastKnown.of('balance', 2).recall()).toBeUndefined()
  })

  it.each(['signed-out', 'expired'] as const)('is wiped when the session is %s', (why) => {
    const { entries, sessions, lastKnown } = arrange()
    lastKnown.of('balance').keep(balance)
    sessions.clear(why)
    expect(keptKey(entries)).toBeUndefined()
    expect(lastKnown.of('balance').recall()).toBeUndefined()
  })

  it('is shown to no other customer, and a late answer is not kept as theirs', () => {
    const { signIn, lastKnown } = arrange()
    const ofMaria = lastKnown.of('balance')
    ofMaria.keep(balance)
    signIn('joão')
    expect(lastKnown.of('balance').recall()).toBeUndefined()
    ofMaria.keep({ available: fromReais(1), pending: fromReais(1) })
    expect(lastKnown.of('balance').recall()).toBeUndefined()
    expect(ofMaria.recall()).toBeUndefined()
  })

  it('is not kept when nobody can tell whose session it is', () => {
    const { entries, signIn, lastKnown } = arrange()
    signIn('')
    lastKnown.of('balance').keep(balance)
    expect(keptKey(entries)).toBeUndefined()
  })

  it('is forgotten when it was kept by another version of the portal', () => {
    const { entries, lastKnown } = arrange()
    lastKnown.of('balance').keep(balance)
    const key = keptKey(entries) ?? ''
    entries.set(key, (entries.get(key) ?? '').replace('"version":1', '"version":0'))
    expect(lastKnown.of('balance').recall()).toBeUndefined()
  })

  it('is nothing, rather than an error, whatever stands in storage', () => {
    const { entries, lastKnown } = arrange()
    lastKnown.of('balance').keep(balance)
    const key = keptKey(entries) ?? ''
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        entries.set(key, text)
        expect(lastKnown.of('balance').recall()).toBeUndefined()
      }),
    )
  })
})
