import { PortFailure } from '@application/port-failure.ts'
import type { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { describe, expect, it } from 'vitest'
import { numberedDocument } from '../../sandbox/documents.ts'
import { companyRegistration, individualRegistration } from '../support/factories/registration.ts'
import { type Arrange, itFailsLikeAnyPort } from './subject.ts'

export function describeRegistrationRepository(
  adapter: string,
  arrange: Arrange<RegistrationRepository>,
): void {
  describe(`registering, ${adapter}`, () => {
    it('takes an individual and a company', async () => {
      const { port } = await arrange()
      await expect(
        port.register(
          individualRegistration.build({ document: customerDocument(numberedDocument('F', 700)) }),
        ),
      ).resolves.toBeUndefined()
      await expect(
        port.register(companyRegistration.build({ document: customerDocument(numberedDocument('J', 700)) })),
      ).resolves.toBeUndefined()
    })

    it('refuses a document that is registered already, with a description and its errors', async () => {
      const { port } = await arrange()
      const twice = individualRegistration.build({ document: customerDocument(numberedDocument('F', 701)) })
      await port.register(twice)
      await expect(port.register(twice)).rejects.toSatisfy(
        (thrown) =>
          thrown instanceof PortFailure &&
          thrown.reason.kind === 'rejected' &&
          thrown.reason.description === 'CPF já cadastrado.' &&
          thrown.reason.errors.length === 1,
      )
    })

    itFailsLikeAnyPort(arrange, (port) => port.register(individualRegistration.build()))
  })
}
