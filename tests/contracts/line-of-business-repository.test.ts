import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { InMemoryLineOfBusinessRepository } from '@infrastructure/in-memory/person/in-memory-line-of-business-repository.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { describeLineOfBusinessRepository } from './line-of-business-repository.contract.ts'

const http = httpSubjects()

describeLineOfBusinessRepository('in memory', async () =>
  inMemorySubject(new InMemoryLineOfBusinessRepository(['Mercearia', 'Padaria'])),
)
describeLineOfBusinessRepository('over HTTP', () => http.of(LineOfBusinessRepository))
