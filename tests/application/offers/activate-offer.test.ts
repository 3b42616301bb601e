import { ActivateOffer } from '@application/offers/activate-offer.ts'
import { RunningActivations } from '@application/offers/running-activations.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { activatedOffer, offer, promotion } from '../../support/factories/offers.ts'
import { session } from '../../support/factories/session.ts'
import { testDevice } from '../../support/test-device.ts'

const café = activatedOffer.build()
const JOSE = session.build({ token: 'token of José', customer: 'jose' })

function arrange() {
  const offers = new InMemoryOfferRepository(
    new Map([[1, [promotion.build({ offers: [offer.build({ id: café.id })] })]]]),
  )
  const sessions = new InMemorySessionStore(session.build())
  const { activatedOffers: activated } = testDevice(undefined, sessions)
  const running = new RunningActivations(sessions)
  const activateOffer = new ActivateOffer(offers, activated, sessions, running)
  return { offers, activated, sessions, running, activateOffer }
}

describe('activating an offer', () => {
  it('sends it to the server and remembers it for the customer', async () => {
    const { offers, activated, activateOffer } = arrange()
    expect(await activateOffer.execute(café)).toEqual({ kind: 'activated', outlastsTab: true })
    expect(offers.activations).toEqual([café.id])
    expect(activated.list()).toEqual([café])
  })

  it('is one request until its answer comes, however often it is asked for', async () => {
    const { offers, activateOffer } = arrange()
    offers.steering.hold()
    const outcomes = [activateOffer.execute(café), activateOffer.execute(café)]
    offers.steering.release()
    expect((await Promise.all(outcomes)).map(({ kind }) => kind)).toEqual(['activated', 'activated'])
    expect(offers.activations).toHaveLength(1)
    await activateOffer.execute(café)
    expect(offers.activations).toHaveLength(2)
  })

  it('says when the device could not store that it is active', async () => {
    const { sessions, activated, activateOffer } = arrange()
    sessions.memory.set = () => false
    expect(await activateOffer.execute(café)).toEqual({ kind: 'activated', outlastsTab: false })
    expect(activated.list()).toEqual([])
  })

  it('remembers nothing when the server refuses, and returns its words', async () => {
    const { offers, activated, activateOffer } = arrange()
    const failure = { kind: 'rejected', status: 400, description: 'Limite atingido.', errors: [] } as const
    offers.steering.failWith(failure)
    expect(await activateOffer.execute(café)).toEqual({ kind: 'refused', failure })
    expect(activated.list()).toEqual([])
  })

  it.each([
    { kind: 'offline' },
    { kind: 'timeout' },
    { kind: 'rejected', status: 502, description: '', errors: [] },
  ] as const)('is in doubt after $kind, and tries nothing by itself', async (failure) => {
    const { offers, activated, activateOffer } = arrange()
    offers.steering.failWith(failure)
    expect(await activateOffer.execute(café)).toEqual({ kind: 'in-doubt', failure })
    expect(activated.list()).toEqual([])
    expect(offers.activations).toHaveLength(1)
  })

  it('keeps nothing of an answer that comes after the session has ended', async () => {
    const { offers, activated, sessions, running, activateOffer } = arrange()
    offers.steering.hold()
    const outcome = activateOffer.execute(café)
    sessions.clear('signed-out')
    sessions.save(JOSE)
    expect(running.all().size).toBe(0)

    offers.steering.release()
    expect(await outcome).toEqual({ kind: 'activated', outlastsTab: true })
    expect(activated.list()).toEqual([])
  })
})
