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

  it('is given to the screen when the write began without a session, as a sign-in does', async () => {
    const { submission, sessions } = openSubmission()
    const outcome = submission.run(async () => {
      sessions.save(session.build())
      return 'signed in'
    })
    expect(await outcome).toBe('signed in')
  })
})
