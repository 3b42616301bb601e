import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { InMemoryRegistrationRepository } from '@infrastructure/in-memory/registration/in-memory-registration-repository.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { describeRegistrationRepository } from './registration-repository.contract.ts'

const http = httpSubjects()

describeRegistrationRepository('in memory', async () => inMemorySubject(new InMemoryRegistrationRepository()))
describeRegistrationRepository('over HTTP', () => http.of(RegistrationRepository))
