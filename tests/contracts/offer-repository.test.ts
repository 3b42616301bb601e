import { OfferRepository } from '@application/offers/offer-repository.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { promotion } from '../support/factories/offers.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { describeOfferRepository } from './offer-repository.contract.ts'

const http = httpSubjects()

describeOfferRepository('in memory', async () =>
  inMemorySubject(
    new InMemoryOfferRepository(new Map([[1, [promotion.build(), promotion.exclusive().build()]]])),
  ),
)
describeOfferRepository('over HTTP', () => http.of(OfferRepository))
