import { PortFailure } from '@application/port-failure.ts'
import { AgreeToWhatsapp } from '@application/preferences/agree-to-whatsapp.ts'
import type { Preferences } from '@domain/preferences/preferences.ts'
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
    expect(await agree.execute()).toEqual({
      kind: 'failed',
      failure: { kind: 'timeout', unsent: true },
      isInDoubt: false,
    })
  })

  it.each([
    [true, undefined, { kind: 'saved' }],
    [false, undefined, { kind: 'failed', isInDoubt: false }],
    [true, { kind: 'offline' }, { kind: 'failed', isInDoubt: true }],
  ] as const)(
    'asks what has become of it when the answer is lost (saved: %s, then %o)',
    async (isSaved, failure, outcome) => {
      const { before, sessions } = arrange()
      class LosesAnswer extends InMemoryPreferenceRepository {
        override async save(preferences: Preferences) {
          if (isSaved) await super.save(preferences)
          this.steering.failWith(failure)
          throw new PortFailure({ kind: 'timeout' })
        }
      }
      expect(await new AgreeToWhatsapp(new LosesAnswer(before), sessions).execute()).toMatchObject(outcome)
    },
  )

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

  it('asks nothing about a lost answer once another customer has signed in: that one may have agreed', async () => {
    const { before, sessions } = arrange()
    let reads = 0
    class LosesAnswer extends InMemoryPreferenceRepository {
      override read() {
        reads += 1
        return super.read()
      }
      override async save() {
        await super.save({ ...before, whatsapp: true })
        sessions.changeElsewhere(session.build({ token: 'of the next customer' }))
        throw new PortFailure({ kind: 'timeout' })
      }
    }
    expect(await new AgreeToWhatsapp(new LosesAnswer(before), sessions).execute()).toEqual({
      kind: 'failed',
      failure: { kind: 'timeout' },
      isInDoubt: false,
    })
    expect(reads).toBe(1)
  })
})
