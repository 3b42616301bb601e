import { fromReais } from '@domain/money.ts'
import { LocalStorageLastKnown } from '@infrastructure/storage/local-storage-last-known.ts'
import { SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { promotion } from '../../support/factories/offers.ts'
import { session } from '../../support/factories/session.ts'
import { store } from '../../support/factories/stores.ts'
import { FakeStorage } from '../../support/fake-storage.ts'

function arrange() {
  const storage = new FakeStorage()
  const sessions = new InMemorySessionStore(session.build())
  const clock = new InMemoryClock()
  const lastKnown = new LocalStorageLastKnown(new SafeStorage(() => storage), sessions, clock)
  return { storage, clock, lastKnown, kept: () => Object.entries(storage) }
}

describe('what was known last in storage', () => {
  it('goes, the oldest first, when all of it together exceeds two million characters, but never the document', () => {
    const { clock, lastKnown, kept } = arrange()
    lastKnown.of('identification').keep({ kind: 'individual', name: 'Ana', document: '52998224725' })
    const long = [promotion.build({ name: 'x'.repeat(390_000) })]
    // The values that are older were not written first, and have later keys.
    for (const store of [1, 2, 3, 4, 5, 5, 4, 3, 2, 1]) {
      clock.advance(1)
      lastKnown.of('promotions', store).keep(long)
    }
    expect(lastKnown.of('promotions', 5).recall()).toBeDefined()

    lastKnown.of('promotions', 6).keep(long)
    const isKnown = [1, 2, 3, 4, 5, 6].map(
      (store) => lastKnown.of('promotions', store).recall() !== undefined,
    )
    expect(isKnown).toEqual([true, true, true, true, false, true])
    expect(lastKnown.of('identification').recall()).toBeDefined()
    expect(kept().join('').length).toBeLessThan(2_000_000)
  })

  it('is not kept when it is very long, because the session must fit', () => {
    const { lastKnown, kept } = arrange()
    lastKnown.of('stores', 'map').keep([store.build()])
    lastKnown.of('stores', 'map').keep(Array.from({ length: 5000 }, (_, id) => store.build({ id })))
    expect(kept()).toEqual([])
  })

  it('is written no further than it takes to know that it is very long', () => {
    const { lastKnown, kept } = arrange()
    let written = 0
    const long = Array.from({ length: 5000 }, (_, id) => ({
      ...store.build({ id }),
      get name() {
        written++
        return 'x'.repeat(1000)
      },
    }))
    lastKnown.of('stores', 'map').keep(long)
    expect(kept()).toEqual([])
    expect(written).toBeLessThanOrEqual(400)
  })

  it('is kept in reais, as portals before this one did', () => {
    const { lastKnown, kept } = arrange()
    lastKnown.of('balance').keep({ available: fromReais(87.4), pending: fromReais(12.6) })
    expect(kept().join()).toContain('{"available":87.4,"pending":12.6}')
  })

  it('is forgotten when it was kept by another version of the portal', () => {
    const { storage, lastKnown, kept } = arrange()
    lastKnown.of('balance').keep({ available: fromReais(87.4), pending: fromReais(12.6) })
    for (const [key, text] of kept()) {
      storage.setItem(key, String(text).replace('"version":1', '"version":0'))
    }
    expect(lastKnown.of('balance').recall()).toBeUndefined()
  })
})
