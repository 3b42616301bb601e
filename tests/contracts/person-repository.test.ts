import { PersonRepository } from '@application/person/person-repository.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { describe, expect, it } from 'vitest'
import { person } from '../support/factories/person.ts'
import { session } from '../support/factories/session.ts'
import { httpContainer } from '../support/http-container.ts'
import { testConfiguration } from '../support/http-world.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { changed, describePersonRepository } from './person-repository.contract.ts'

const http = httpSubjects()

describePersonRepository('in memory', {
  individual: async () => inMemorySubject(new InMemoryPersonRepository(person.build())),
  company: async () => inMemorySubject(new InMemoryPersonRepository(person.company().build())),
  withoutPhone: async () => inMemorySubject(new InMemoryPersonRepository(person.withoutPhone().build())),
  unwritable: async () => {
    const people = new InMemoryPersonRepository(person.build())
    people.onTheWay.failWith({ kind: 'offline' })
    return inMemorySubject(people)
  },
})
describePersonRepository('over HTTP', {
  individual: () => http.of(PersonRepository),
  company: () => http.of(PersonRepository, { profile: 'rich', kind: 'J' }),
  withoutPhone: () => http.of(PersonRepository, { profile: 'empty', phone: false }),
  unwritable: async () => {
    const subject = await http.of(PersonRepository)
    await subject.world.control('faults', {
      faults: [{ call: 'POST /api/pessoa', fault: { kind: 'reset' } }],
    })
    return subject
  },
})

describe('the profile over HTTP', () => {
  it('is saved without undoing what was changed elsewhere since it was read', async () => {
    const { port, world } = await http.of(PersonRepository)
    const person = await port.find()
    expect(person.preferences.whatsapp).toBe(true)
    const anotherTab = httpContainer(testConfiguration(world.sandbox.url), world.sessions)
    await anotherTab.get(PreferenceRepository).save({ ...person.preferences, whatsapp: false })

    await port.update(changed(person))
    expect((await port.find()).preferences.whatsapp).toBe(false)
  })

  it('is not written over the registration of a customer who signs in meanwhile', async () => {
    const { port, world } = await http.of(PersonRepository)
    const person = await port.find()
    const saving = port.update(changed(person))
    world.sessions.changeElsewhere(session.build({ token: 'of the next customer' }))
    await expect(saving).rejects.toMatchObject({ reason: { kind: 'unauthenticated', unsent: true } })
    const mine = world.sandbox.requests.filter(({ cpf }) => cpf === world.customer.document)
    expect(mine.map(({ method }) => method)).not.toContain('POST')
  })
})
