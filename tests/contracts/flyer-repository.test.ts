import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import { InMemoryFlyerRepository } from '@infrastructure/in-memory/flyers/in-memory-flyer-repository.ts'
import { describeFlyerRepository } from './flyer-repository.contract.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'

const http = httpSubjects()

describeFlyerRepository('in memory', async () =>
  inMemorySubject(
    new InMemoryFlyerRepository(
      new Map([
        [1, [{ name: 'Tabloide da semana', url: 'https://cdn.example/1.pdf', thumbnail: undefined }]],
      ]),
    ),
  ),
)
describeFlyerRepository('over HTTP', () => http.of(FlyerRepository))
