import { LocalStorageUnsettledRedemptions } from '@infrastructure/storage/local-storage-unsettled-redemptions.ts'
import { SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { PRIVATE_PREFIX } from '@infrastructure/storage/storage-keys.ts'
import { describe, expect, it } from 'vitest'
import { FakeStorage } from '../../support/fake-storage.ts'

const redemption = {
  campaignId: 7,
  rewardId: 33,
  rewardName: 'Jogo de panelas',
  cost: 1200,
  pointsShown: 1520,
  sentBefore: 0,
  before: { points: 1520, pending: 0, completed: undefined },
  sentAt: 1,
}

describe('unsettled redemptions in localStorage', () => {
  it('are found by the next page, one a campaign, until they are forgotten', () => {
    const storage = new FakeStorage()
    const page = () => new LocalStorageUnsettledRedemptions(new SafeStorage(() => storage))
    page().keep(redemption)
    expect(page().find(7)).toEqual(redemption)
    expect(page().find(8)).toBeUndefined()
    page().forget(7)
    expect(page().find(7)).toBeUndefined()
  })

  it('are counted in all tabs, also after they were forgotten', () => {
    const storage = new FakeStorage()
    const tab = () => new LocalStorageUnsettledRedemptions(new SafeStorage(() => storage))
    expect(tab().sentSoFar(7)).toBe(0)
    tab().keep(redemption)
    tab().forget(7)
    tab().keep(redemption)
    expect([tab().sentSoFar(7), tab().sentSoFar(8)]).toEqual([2, 0])
  })

  it.each(['', 'x', '{}', '{"campaignId":"7"}'])('are none where something else is stored: %j', (stored) => {
    const storage = new FakeStorage()
    storage.setItem(`${PRIVATE_PREFIX}redemption.7`, stored)
    expect(new LocalStorageUnsettledRedemptions(new SafeStorage(() => storage)).find(7)).toBeUndefined()
  })
})
