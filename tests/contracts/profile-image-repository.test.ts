import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { InMemoryProfileImageRepository } from '@infrastructure/in-memory/profile/in-memory-profile-image-repository.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { describeProfileImageRepository } from './profile-image-repository.contract.ts'

const http = httpSubjects()

describeProfileImageRepository('in memory', {
  with: async () => inMemorySubject(new InMemoryProfileImageRepository('https://fotos.example/maria.jpg')),
  without: async () => inMemorySubject(new InMemoryProfileImageRepository(undefined)),
})
describeProfileImageRepository('over HTTP', {
  with: () => http.of(ProfileImageRepository, { profile: 'rich', image: true }),
  without: () => http.of(ProfileImageRepository, { profile: 'rich', image: false }),
})
