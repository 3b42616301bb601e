import { PersonRepository } from '@application/person/person-repository.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { InMemoryPreferenceRepository } from '@infrastructure/in-memory/preferences/in-memory-preference-repository.ts'
import { describe, expect, it } from 'vitest'
import { preferences } from '../support/factories/preferences.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { describePreferenceRepository } from './preference-repository.contract.ts'

const http = httpSubjects()

describePreferenceRepository('in memory', {
  customer: async () => inMemorySubject(new InMemoryPreferenceRepository(preferences.build())),
  withoutWhatsapp: async () =>
    inMemorySubject(new InMemoryPreferenceRepository(preferences.withoutWhatsapp().build())),
})
describePreferenceRepository('over HTTP', {
  customer: () => http.of(PreferenceRepository),
  withoutWhatsapp: () => http.of(PreferenceRepository, { profile: 'empty', whatsapp: false }),
})

describe('the preferences over HTTP', () => {
  it('are asked for once by the screens of a session, and again after they were saved', async () => {
    const { port, world } = await http.of(PreferenceRepository)
    const asked = () =>
      world.sandbox.requests.filter(
        ({ method, path }) => method === 'GET' && path === '/api/pessoa/preferencia',
      ).length
    const before = asked()
    const current = await port.read()
    await port.read()
    expect(asked()).toBe(before + 1)
    await port.save({ ...current, sms: !current.sms })
    expect((await port.read()).sms).toBe(!current.sms)
    expect(asked()).toBe(before + 2)
  })

  it('make the kept person stale when they are saved', async () => {
    const { port, world } = await http.of(PreferenceRepository)
    const people = world.get(PersonRepository)
    await people.find()
    const before = world.sandbox.requests.filter(({ path }) => path === '/api/pessoa').length
    await port.save(preferences.build())
    await people.find()
    expect(world.sandbox.requests.filter(({ path }) => path === '/api/pessoa')).toHaveLength(before + 1)
  })
})
