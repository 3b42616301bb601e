import {
  type UnsettledRedemption,
  UnsettledRedemptions,
} from '@application/campaigns/unsettled-redemptions.ts'
import type { Id } from '@domain/id.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { identifier, optionalNumber } from '../shapes.ts'
import { readStored } from './read-stored.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'
import { PRIVATE_PREFIX } from './storage-keys.ts'

const storedRedemption = v.object({
  campaignId: identifier,
  rewardId: identifier,
  rewardName: v.string(),
  cost: v.number(),
  pointsShown: v.number(),
  sentBefore: v.number(),
  before: v.object({
    points: v.number(),
    pending: v.number(),
    completed: optionalNumber,
    spentOnOthers: optionalNumber,
  }),
  sentAt: v.number(),
})

/** In localStorage, where other tabs and the page after a reload find it. The end of the session removes it. */
@injectable()
export class LocalStorageUnsettledRedemptions extends UnsettledRedemptions {
  constructor(@inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage) {
    super()
  }

  find(campaignId: Id): UnsettledRedemption | undefined {
    return readStored(this.storage, keyOf(campaignId), storedRedemption)
  }

  keep(redemption: UnsettledRedemption): void {
    const { campaignId } = redemption
    this.storage.set(countKeyOf(campaignId), String(this.sentSoFar(campaignId) + 1))
    this.storage.set(keyOf(campaignId), JSON.stringify(redemption))
  }

  sentSoFar(campaignId: Id): number {
    return Number(this.storage.get(countKeyOf(campaignId)) ?? 0) || 0
  }

  forget(campaignId: Id): void {
    this.storage.remove(keyOf(campaignId))
  }
}

const countKeyOf = (campaignId: Id): string => `${PRIVATE_PREFIX}redemptions-sent.${campaignId}`

const keyOf = (campaignId: Id): string => `${PRIVATE_PREFIX}redemption.${campaignId}`
