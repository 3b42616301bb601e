import { ActivateManyOffers } from '@application/offers/activate-many-offers.ts'
import { ActivateOffer } from '@application/offers/activate-offer.ts'
import { type ActivationOutcome, RunningActivations } from '@application/offers/running-activations.ts'
import { PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import type { Id } from '@domain/id.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { activatedOffer, offer, promotion } from '../../support/factories/offers.ts'
import { session } from '../../support/factories/session.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

const refusal: PortFailureReason = { kind: 'rejected', status: 400, description: 'Limite.', errors: [] }

const trouble: PortFailureReason = { ...refusal, status: 500, description: 'Erro interno.' }

/** A server that refuses some offers. */
class RefusingRepository extends InMemoryOfferRepository {
  refused: readonly Id[] = []
  refusal = refusal

  override async activate(id: Id): Promise<void> {
    await super.activate(id)
    if (this.refused.includes(id)) throw new PortFailure(this.refusal)
  }
}

function arrange(count = 14) {
  const offers = Array.from({ length: count }, (_, index) => activatedOffer.build({ id: index + 1 }))
  const known = offers.map(({ id }) => offer.build({ id }))
  const repository = new RefusingRepository(new Map([[1, [promotion.build({ offers: known })]]]))
  const sessions = new InMemorySessionStore(session.build())
  const { activatedOffers } = testDevice(undefined, sessions)
  const activateOffer = new ActivateOffer(
    repository,
    activatedOffers,
    sessions,
    new RunningActivations(sessions),
  )
  const all = new ActivateManyOffers(activateOffer, sessions)
  const outcomes = new Map<Id, ActivationOutcome['kind']>()
  let stopped = false
  const run = () =>
    all.execute(offers, {
      began: () => {},
      ended: ({ id }, { kind }) => outcomes.set(id, kind),
      isActivated: ({ id }) => activatedOffers.ids().has(id),
      isStopped: () => stopped,
    })
  const stop = () => {
    stopped = true
  }
  return { offers, repository, sessions, activateOffer, activatedOffers, outcomes, run, stop }
}

describe('activating all offers', () => {
  it('is one request for each, a few at a time', async () => {
    const { repository, activatedOffers, run } = arrange()
    repository.steering.hold()
    const done = run()
    await settled()
    expect(repository.activations).toEqual([1, 2, 3])
    repository.steering.release()
    await done
    expect(repository.activations).toHaveLength(14)
    expect(activatedOffers.ids().size).toBe(14)
  })

  it('asks for none that was activated by hand meanwhile, and counts it', async () => {
    const { offers, repository, activateOffer, outcomes, run } = arrange()
    repository.steering.hold()
    const done = run()
    const byHand = offers.at(-1)
    if (byHand) void activateOffer.execute(byHand)
    repository.steering.release()
    await done
    expect(repository.activations.filter((id) => id === 14)).toEqual([14])
    expect(outcomes.get(14)).toBe('activated')
  })

  it('goes on after an offer that is refused', async () => {
    const { repository, outcomes, run } = arrange()
    repository.refused = [4, 9]
    await run()
    expect([...outcomes].filter(([, kind]) => kind === 'refused').map(([id]) => id)).toEqual([4, 9])
    expect(outcomes.size).toBe(14)
  })

  it('goes on after the first eight were refused', async () => {
    const { repository, activatedOffers, run } = arrange()
    repository.refused = [1, 2, 3, 4, 5, 6, 7, 8]
    await run()
    expect([...activatedOffers.ids()]).toEqual([9, 10, 11, 12, 13, 14])
  })

  it('goes on while there are successes between the troubles', async () => {
    const { repository, activatedOffers, run } = arrange()
    repository.refusal = trouble
    repository.refused = [1, 2, 4, 5, 7, 8, 10, 11]
    await run()
    expect([...activatedOffers.ids()]).toEqual([3, 6, 9, 12, 13, 14])
  })

  it('waits for what is under way when it is stopped, and begins no other', async () => {
    const { repository, outcomes, run, stop } = arrange()
    repository.steering.hold()
    const done = run()
    await settled()
    stop()
    repository.steering.release()
    await done
    expect(repository.activations).toEqual([1, 2, 3])
    expect([...outcomes.values()]).toEqual(['activated', 'activated', 'activated'])
  })

  it.each([
    ['there is no signal', { kind: 'offline' }, 3],
    ['the session has ended', { kind: 'unauthenticated' }, 3],
    ['the server is in trouble five times in a row', trouble, 7],
    ['it is asked too often', { ...refusal, status: 429 }, 7],
    ['fifty in a row are refused', refusal, 52],
  ] as const)('tries no more once %s', async (_, failure, tried) => {
    const { repository, run } = arrange(60)
    repository.steering.failWith(failure)
    await run()
    expect(repository.activations).toHaveLength(tried)
  })

  it('activates nothing for the next customer', async () => {
    const { repository, sessions, activatedOffers, run } = arrange()
    repository.steering.hold()
    const done = run()
    await settled()
    sessions.clear('signed-out')
    sessions.save(session.build({ token: 'token of José', customer: 'jose' }))
    repository.steering.release()
    await done
    expect(repository.activations).toEqual([1, 2, 3])
    expect(activatedOffers.ids().size).toBe(0)
  })
})
