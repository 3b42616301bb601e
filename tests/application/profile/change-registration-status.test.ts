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
    const { people, change } = arrange()
    const deactivated = await change.execute('deactivate')
    expect(deactivated).toMatchObject({ kind: 'changed', message: expect.stringContaining('24 horas') })
    expect((await people.find()).deactivation).toBeDefined()

    const reactivated = await change.execute('reactivate')
    expect(reactivated).toMatchObject({ kind: 'changed', message: 'Cadastro reativado com sucesso.' })
    expect((await people.find()).deactivation).toBeUndefined()
  })

  it('says so where the server refuses it', async () => {
    const { change } = arrange(person.deactivated().build())
    expect(await change.execute('deactivate')).toMatchObject({
      kind: 'failed',
      failure: { kind: 'rejected' },
      isInDoubt: false,
    })
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
    expect(await change.execute('deactivate')).toEqual({
      kind: 'failed',
      failure: { kind: 'timeout' },
      isInDoubt: false,
    })
  })

  it('says that it may have been changed where the registration cannot be read after a lost answer', async () => {
    const { people, change } = arrange()
    people.steering.failWith({ kind: 'offline' })
    expect(await change.execute('deactivate')).toEqual({
      kind: 'failed',
      failure: { kind: 'offline' },
      isInDoubt: true,
    })
  })
})
