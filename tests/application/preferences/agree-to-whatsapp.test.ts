import { AgreeToWhatsapp } from '@application/preferences/agree-to-whatsapp.ts'
import { InMemoryPreferenceRepository } from '@infrastructure/in-memory/preferences/in-memory-preference-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { preferences } from '../../support/factories/preferences.ts'
import { session } from '../../support/factories/session.ts'
import { settled } from '../../support/settled.ts'

function arrange() {
  const before = preferences.build({ whatsapp: false, sms: false })
  const repository = new InMemoryPreferenceRepository(before)
  const sessions = new InMemorySessionStore(session.build())
  return { before, repository, sessions, agree: new AgreeToWhatsapp(repository, sessions) }
}

describe('agreeing to messages by WhatsApp', () => {
  it('changes no other preference', async () => {
    const { before, repository, agree } = arrange()
    expect(await agree.execute()).toEqual({ kind: 'saved' })
    expect(await repository.read()).toEqual({ ...before, whatsapp: true })
  })

  it('says why it failed, and that nothing was sent', async () => {
    const { repository, agree } = arrange()
    repository.steering.failWith({ kind: 'timeout' })
    expect(await agree.execute()).toEqual({ kind: 'failed', failure: { kind: 'timeout', unsent: true } })
  })

  it('saves nothing for a customer who signs in while the preferences are read', async () => {
    const { before, repository, sessions, agree } = arrange()
    repository.steering.hold()
    const outcome = agree.execute()
    await settled()
    sessions.changeElsewhere(session.build({ token: 'of the next customer' }))
    repository.steering.release()
    expect(await outcome).toMatchObject({
      kind: 'failed',
      failure: { kind: 'unauthenticated', unsent: true },
    })
    expect(await repository.read()).toEqual(before)
  })
})
