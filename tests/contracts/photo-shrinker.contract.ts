import type { PhotoShrinker } from '@application/profile/photo-shrinker.ts'
import { describe, expect, it } from 'vitest'

/** @param arrange a device that can decode the photo, or cannot. */
export function describePhotoShrinker(adapter: string, arrange: (decodes: boolean) => PhotoShrinker): void {
  describe(`a smaller photo, ${adapter}`, () => {
    const shrink = (decodes: boolean) => arrange(decodes).shrink(new Uint8Array([1, 2, 3]), 'png', 512)

    it('is a JPEG in an address', async () => {
      expect(await shrink(true)).toMatch(/^data:image\/jpeg;base64,./)
    })

    it('is none where the photo cannot be decoded', async () => {
      expect(await shrink(false)).toBeUndefined()
    })
  })
}
