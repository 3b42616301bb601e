import { SavePreferences } from '@application/preferences/save-preferences.ts'
import { InMemoryPreferenceRepository } from '@infrastructure/in-memory/preferences/in-memory-preference-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { preferences } from '../../support/factories/preferences.ts'
import { session } from '../../support/factories/session.ts'
import { settled } from '../../support/settled.ts'

function arrange() {
  const shown = preferences.build()
  const chosen = preferences.build({ push: true, sms: false })
  const repository = new InMemoryPreferenceRepository(shown)
  const sessions = new InMemorySessionStore(session.build())
  const save = new SavePreferences(repository, sessions)
  return { shown, chosen, repository, sessions, execute: () => save.execute(chosen, shown) }
}

describe('saving the preferences', () => {
  it('gives the server what was chosen', async () => {
    const { chosen, repository, execute } = arrange()
    expect(await execute()).toEqual({ kind: 'saved' })
    expect(await repository.read()).toEqual(chosen)
  })

  it('sends nothing that would undo a change of another device, and names the change', async () => {
    const { repository, execute } = arrange()
    const now = preferences.build({ whatsapp: false })
    await repository.save(now)
    expect(await execute()).toEqual({ kind: 'changed-elsewhere', now, changed: ['whatsapp'] })
    expect(await repository.read()).toEqual(now)
  })

  it('goes on where another device has already changed the same', async () => {
    const { chosen, repository, execute } = arrange()
    await repository.save(preferences.build({ sms: false }))
    expect(await execute()).toEqual({ kind: 'saved' })
    expect(await repository.read()).toEqual(chosen)
  })

  it('says that nothing was sent where the preferences could not be read first', async () => {
    const { repository, execute } = arrange()
    repository.steering.failWith({ kind: 'offline' })
    expect(await execute()).toEqual({ kind: 'failed', failure: { kind: 'offline', unsent: true } })
  })

  it.each([
    { kind: 'rejected', status: 400, description: 'Agora não.', errors: [] },
    { kind: 'timeout' },
  ] as const)('says why it failed once it was sent, and not that it was unsent: %j', async (failure) => {
    const { repository, execute } = arrange()
    repository.onTheWay.failWith(failure)
    expect(await execute()).toEqual({ kind: 'failed', failure })
  })

  it('saves nothing for a customer who signs in while the preferences are read', async () => {
    const { shown, repository, sessions, execute } = arrange()
    repository.steering.hold()
    const outcome = execute()
    await settled()
    sessions.changeElsewhere(session.build({ token: 'of the next customer' }))
    repository.steering.release()
    expect(await outcome).toEqual({ kind: 'failed', failure: { kind: 'unauthenticated', unsent: true } })
    expect(await repository.read()).toEqual(shown)
  })
})
