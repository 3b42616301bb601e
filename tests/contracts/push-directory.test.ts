import { PushDirectory } from '@application/push/push-directory.ts'
import { InMemoryPushDirectory } from '@infrastructure/in-memory/push/in-memory-push-directory.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { describePushDirectory } from './push-directory.contract.ts'

const http = httpSubjects()

describePushDirectory('in memory', async () => inMemorySubject(new InMemoryPushDirectory()))
describePushDirectory('over HTTP', () => http.of(PushDirectory))
