import { StoreRepository } from '@application/stores/store-repository.ts'
import { InMemoryStoreRepository } from '@infrastructure/in-memory/stores/in-memory-store-repository.ts'
import { store } from '../support/factories/stores.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { describeStoreRepository } from './store-repository.contract.ts'

const http = httpSubjects()

describeStoreRepository('in memory', async () =>
  inMemorySubject(new InMemoryStoreRepository([store.build(), store.ofAnotherFormat().build()])),
)
describeStoreRepository('over HTTP', () => http.of(StoreRepository))
