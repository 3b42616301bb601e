import { RewardGoals } from '@application/campaigns/reward-goals.ts'
import { SessionStore } from '@application/session/session-store.ts'
import type { Id } from '@domain/id.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { identifier } from '../shapes.ts'
import { namedCustomerKey } from './outliving-key.ts'
import { readStored } from './read-stored.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'

const storedGoals = v.array(v.object({ campaignId: identifier, rewardId: identifier }))

/** The goals of each customer of the device. No other customer sees them, and the key does not identify a person (docs/decisions/110). */
@injectable()
export class LocalStorageRewardGoals extends RewardGoals {
  constructor(
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    super()
  }

  find(campaignId: Id): Id | undefined {
    return this.read().find((goal) => goal.campaignId === campaignId)?.rewardId
  }

  pin(campaignId: Id, rewardId: Id): void {
    this.write([...this.without(campaignId), { campaignId, rewardId }])
  }

  unpin(campaignId: Id, rewardId: Id): void {
    if (this.find(campaignId) === rewardId) this.write(this.without(campaignId))
  }

  private without(campaignId: Id): v.InferOutput<typeof storedGoals> {
    return this.read().filter((goal) => goal.campaignId !== campaignId)
  }

  private read(): v.InferOutput<typeof storedGoals> {
    const key = this.key()
    return key === undefined ? [] : (readStored(this.storage, key, storedGoals) ?? [])
  }

  private write(goals: v.InferInput<typeof storedGoals>): void {
    const key = this.key()
    if (key !== undefined) this.storage.set(key, JSON.stringify(goals))
  }

  private key(): string | undefined {
    return namedCustomerKey(this.sessions, 'goals')
  }
}
