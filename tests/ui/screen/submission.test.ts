import { Submission } from '@ui/screen/submission.ts'
import { describe, expect, it } from 'vitest'
import { session } from '../../support/factories/session.ts'
import { pageServices } from '../../support/page-services.ts'

function openSubmission() {
  const page = pageServices()
  const submission = new Submission()
  submission.attachTo(page)
  return { submission, sessions: page.sessions }
}

describe('the outcome of a write', () => {
  it('is given to the screen while the session in which it began goes on', async () => {
    const { submission, sessions } = openSubmission()
    sessions.save(session.build())
    expect(await submission.run(async () => 'saved')).toBe('saved')
  })

  it('is given to no screen once that session has ended, or another customer has signed in', async () => {
    for (const next of [undefined, session.build({ token: 'of the next customer' })]) {
      const { submission, sessions } = openSubmission()
      sessions.save(session.build())
      const outcome = submission.run(async () => {
        sessions.changeElsewhere(next)
        return 'saved'
      })
      expect(await outcome).toBeUndefined()
      expect(submission.busy).toBe(false)
    }
  })

  it('is that of the first press; the others send nothing while it is under way', async () => {
    const { submission } = openSubmission()
    const sent: string[] = []
    const write = async () => {
      sent.push('sent')
      return 'saved'
    }
    const outcomes = Array.from({ length: 20 }, () => submission.run(write))
    expect(new Set((await Promise.all(outcomes)).slice(1))).toEqual(new Set([undefined]))
    expect(await outcomes[0]).toBe('saved')
    expect(sent).toEqual(['sent'])

    expect(await submission.run(write)).toBe('saved')
    expect(sent).toHaveLength(2)
  })

  it('is given to the screen when the write began without a session, as a sign-in does', async () => {
    const { submission, sessions } = openSubmission()
    const outcome = submission.run(async () => {
      sessions.save(session.build())
      return 'signed in'
    })
    expect(await outcome).toBe('signed in')
  })
})
