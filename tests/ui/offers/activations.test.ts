import { PortFailure } from '@application/port-failure.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import type { BulkActivation } from '@ui/offers/activations.ts'
import { reaction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { activatedOffer } from '../../support/factories/offers.ts'
import { session } from '../../support/factories/session.ts'
import { activationsIn } from '../../support/offers-screen.ts'

const REFUSED = { kind: 'rejected', status: 400, description: 'Limite.', errors: [] } as const

/** A server with so many offers, each hundredth of which it refuses. */
class HugeRepository extends InMemoryOfferRepository {
  refuses = true

  override async activate(id: number): Promise<void> {
    this.activations.push(id)
    if (this.refuses && id % 100 === 0) throw new PortFailure(REFUSED)
  }
}

function arrange(count: number) {
  // The session has no key for its customer, so the device keeps nothing beyond the session.
  const sessions = new InMemorySessionStore(session.build({ customer: '' }))
  const repository = new HugeRepository()
  const activations = activationsIn(repository, sessions).activations()
  activations.start()
  const offers = Array.from({ length: count }, (_, index) => activatedOffer.build({ id: index + 1 }))
  return { activations, repository, offers }
}

const ended = ({ activated, failed }: BulkActivation) => activated + failed.length

// A thousand writes to storage: on a busy machine they take longer than other tests may.
describe('1,000 offers to activate', { timeout: 30_000 }, () => {
  it('come to their end one request each, with a progress that only grows, and the refused ones left to try again', async () => {
    const { activations, repository, offers } = arrange(1000)
    const progress: number[] = []
    const stopWatching = reaction(
      () => activations.many && ended(activations.many),
      (now) => progress.push(now ?? 0),
    )
    await activations.manyPressed(offers)
    stopWatching()
    expect(activations.many).toMatchObject({ status: 'ended', total: 1000, activated: 990 })
    expect(new Set(repository.activations).size).toBe(1000)
    expect(repository.activations).toHaveLength(1000)
    expect(progress.at(-1)).toBe(1000)
    expect(progress.every((now, step) => now >= (progress[step - 1] ?? 0))).toBe(true)

    const left = offers.filter(({ id }) => !activations.isActive(id))
    expect(activations.many?.failed).toEqual(left)
    expect(left).toHaveLength(10)
    repository.refuses = false
    await activations.manyPressed(left)
    expect(activations.many).toMatchObject({ status: 'ended', total: 10, activated: 10, failed: [] })
  })
})
