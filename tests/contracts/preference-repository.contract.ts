import type { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, itFailsLikeAnyPort, itReadsLikeAnyPort } from './subject.ts'

export function describePreferenceRepository(
  adapter: string,
  arrange: {
    readonly customer: Arrange<PreferenceRepository>
    readonly withoutWhatsapp: Arrange<PreferenceRepository>
  },
): void {
  describe(`the preferences, ${adapter}`, () => {
    it('say whether the customer is written to by WhatsApp', async () => {
      expect((await (await arrange.customer()).port.read()).whatsapp).toBe(true)
      expect((await (await arrange.withoutWhatsapp()).port.read()).whatsapp).toBe(false)
    })

    it('are read back as they were saved', async () => {
      const { port } = await arrange.customer()
      const chosen = { email: false, sms: true, push: true, whatsapp: false, digitalCoupon: true }
      await port.save(chosen)
      expect(await port.read()).toEqual(chosen)
    })

    it('stay as they were when saving fails', async () => {
      const { port, fail } = await arrange.customer()
      const before = await port.read()
      await fail('rejected')
      await expect(port.save({ ...before, email: !before.email })).rejects.toThrow()
    })

    itReadsLikeAnyPort(arrange.customer, (port, signal) => port.read(signal))
  })

  describe(`saving preferences, ${adapter}`, () => {
    itFailsLikeAnyPort(arrange.customer, (port) =>
      port.save({ email: true, sms: true, push: true, whatsapp: true, digitalCoupon: true }),
    )
  })
}
