import { TermRepository } from '@application/terms/term-repository.ts'
import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { term } from '../support/factories/term.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { describeTermRepository } from './term-repository.contract.ts'

const http = httpSubjects()

const inMemory = async () =>
  inMemorySubject(new InMemoryTermRepository([term.build(), term.privacy().build()]))

describeTermRepository('in memory', inMemory, { individual: inMemory, company: inMemory })
describeTermRepository('over HTTP', () => http.of(TermRepository), {
  individual: () => http.of(TermRepository, { profile: 'empty', termsAccepted: false }),
  company: () => http.of(TermRepository, { profile: 'empty', termsAccepted: false, kind: 'J' }),
})
