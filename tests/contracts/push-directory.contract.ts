import type { PushDirectory } from '@application/push/push-directory.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, itFailsLikeAnyPort } from './subject.ts'

const address = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }

export function describePushDirectory(adapter: string, arrange: Arrange<PushDirectory>): void {
  describe(`the directory of devices, ${adapter}`, () => {
    it('takes the address of a device, again and again', async () => {
      const { port } = await arrange()
      await port.enter(address)
      await expect(port.enter(address)).resolves.toBeUndefined()
    })

    itFailsLikeAnyPort(arrange, (port) => port.enter(address))
  })
}
