import { FRESH } from '@application/freshness.ts'
import { JudgeMoment } from '@application/prompts/judge-moment.ts'
import { InMemoryConnectivity } from '@infrastructure/in-memory/connectivity/in-memory-connectivity.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { describe, expect, it } from 'vitest'
import { activatedOffer } from '../../support/factories/offers.ts'
import { person } from '../../support/factories/person.ts'
import { testDevice } from '../../support/test-device.ts'

function arrange(customer = person.build()) {
  const { activatedOffers, firstSuccess } = testDevice()
  const people = new InMemoryPersonRepository(customer)
  const connectivity = new InMemoryConnectivity()
  const moment = new JudgeMoment(people, activatedOffers, firstSuccess, connectivity)
  const answers = async () => [await moment.allowsMessages(FRESH), await moment.allowsDevice(FRESH)]
  return { activatedOffers, firstSuccess, people, connectivity, answers }
}

describe('a favour is asked', () => {
  it('for the device only after something has succeeded', async () => {
    const { firstSuccess, answers } = arrange()
    expect(await answers()).toEqual([true, false])
    firstSuccess.achieved()
    expect(await answers()).toEqual([true, true])
  })

  it('for the device after the first activation', async () => {
    const { activatedOffers, answers } = arrange()
    activatedOffers.remember(activatedOffer.build())
    expect(await answers()).toEqual([true, true])
  })

  it('for messages, but not for the device, where the registration cannot be read', async () => {
    const { people, firstSuccess, answers } = arrange()
    firstSuccess.achieved()
    people.steering.failWith({ kind: 'timeout' })
    expect(await answers()).toEqual([true, false])
  })

  it('never of a customer who is leaving, and for the device never without a signal', async () => {
    const leaving = arrange(person.deactivated().build())
    leaving.firstSuccess.achieved()
    expect(await leaving.answers()).toEqual([false, false])

    const { firstSuccess, connectivity, answers } = arrange()
    firstSuccess.achieved()
    connectivity.lose()
    expect(await answers()).toEqual([true, false])
  })
})
