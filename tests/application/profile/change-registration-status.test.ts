import { PortFailure } from '@application/port-failure.ts'
import { ChangeRegistrationStatus } from '@application/profile/change-registration-status.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person.ts'

function arrange(customer = person.build()) {
  const people = new InMemoryPersonRepository(customer)
  return { people, change: new ChangeRegistrationStatus(people) }
}

describe('changing the status of the registration', () => {
  it('deactivates it and takes that back, in the words of the server', async () => {
    const { change } = arrange()
    const deactivated = await change.execute('deactivate')
    expect(deactivated).toMatchObject({ kind: 'changed', message: expect.stringContaining('24 horas') })
    expect((await deactivated.person()).deactivation).toBeDefined()

    const reactivated = await change.execute('reactivate')
    expect(reactivated).toMatchObject({ kind: 'changed', message: 'Cadastro reativado com sucesso.' })
    expect((await reactivated.person()).deactivation).toBeUndefined()
  })

  it('reads the registration after a refusal too', async () => {
    const { change } = arrange(person.deactivated().build())
    const outcome = await change.execute('deactivate')
    expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'rejected' } })
    expect((await outcome.person()).deactivation).toBeDefined()
  })

  it.each(['deactivate', 'reactivate'] as const)(
    'finds out that it was changed where the answer to %s was lost',
    async (wanted) => {
      const { people, change } = arrange(
        wanted === 'reactivate' ? person.deactivated().build() : person.build(),
      )
      const send = people[wanted].bind(people)
      people[wanted] = async () => {
        await send()
        throw new PortFailure({ kind: 'timeout' })
      }
      expect(await change.execute(wanted)).toMatchObject({ kind: 'changed' })
    },
  )

  it('says that it failed where the registration shows no change after a lost answer', async () => {
    const { people, change } = arrange()
    people.deactivate = () => Promise.reject(new PortFailure({ kind: 'timeout' }))
    expect(await change.execute('deactivate')).toMatchObject({ kind: 'failed', failure: { kind: 'timeout' } })
  })

  it('leaves open what has become of it where it cannot be read', async () => {
    const { people, change } = arrange()
    people.steering.failWith({ kind: 'offline' })
    const outcome = await change.execute('deactivate')
    expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'offline' } })
    await expect(outcome.person()).rejects.toThrow('offline')
  })
})
