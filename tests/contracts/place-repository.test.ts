import { PlaceRepository } from '@application/person/place-repository.ts'
import { demoGeography } from '@infrastructure/in-memory/person/demo-places.ts'
import { InMemoryPlaceRepository } from '@infrastructure/in-memory/person/in-memory-place-repository.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { describePlaceRepository } from './place-repository.contract.ts'

const http = httpSubjects()

describePlaceRepository('in memory', async () => inMemorySubject(new InMemoryPlaceRepository(demoGeography)))
describePlaceRepository('over HTTP', () => http.of(PlaceRepository))
