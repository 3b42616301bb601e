import { Authentication } from '@application/session/authentication.ts'
import { InMemoryAuthentication } from '@infrastructure/in-memory/session/in-memory-authentication.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { describeAuthentication } from './authentication.contract.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'

const http = httpSubjects()
const credentials = { document: '52998224725', password: 'praca123' }

describeAuthentication('in memory', async () => ({
  ...inMemorySubject(
    new InMemoryAuthentication(new InMemoryClock(), new Map([[credentials.document, credentials.password]])),
  ),
  credentials,
}))
describeAuthentication('over HTTP', async () => {
  const subject = await http.of(Authentication)
  const { document, password } = subject.world.customer
  return { ...subject, credentials: { document, password } }
})
