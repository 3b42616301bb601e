import { Passwords } from '@application/session/passwords.ts'
import { InMemoryPasswords } from '@infrastructure/in-memory/session/in-memory-passwords.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { describePasswords } from './passwords.contract.ts'

const http = httpSubjects()

describePasswords('in memory', async () => ({
  ...inMemorySubject(new InMemoryPasswords(['52998224725'], 'praca123')),
  document: '52998224725',
  password: 'praca123',
}))
describePasswords('over HTTP', async () => {
  const subject = await http.of(Passwords)
  const { document, password } = subject.world.customer
  return { ...subject, document, password }
})
