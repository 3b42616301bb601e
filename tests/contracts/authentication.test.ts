import { Authentication } from '@application/session/authentication.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { InMemoryClock } from '@infrastructure/in-memory/in-memory-clock.ts'
import { InMemoryAuthentication } from '@infrastructure/in-memory/session/in-memory-authentication.ts'
import { describeAuthentication } from './authentication.contract.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'

const http = httpSubjects()
const credentials = { document: customerDocument('52998224725'), password: 'praca123' }

describeAuthentication('in memory', async () => ({
  ...inMemorySubject(
    new InMemoryAuthentication(new InMemoryClock(), new Map([['52998224725', credentials.password]])),
  ),
  credentials,
}))
describeAuthentication('over HTTP', async () => {
  const subject = await http.of(Authentication)
  const { document, password } = subject.world.customer
  return { ...subject, credentials: { document: customerDocument(document), password } }
})
