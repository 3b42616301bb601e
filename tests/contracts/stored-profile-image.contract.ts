import type { StoredProfileImage } from '@application/profile/stored-profile-image.ts'
import { describe, expect, it } from 'vitest'
import { type ArrangeDevice, itEndsWithTheSession } from './device.ts'

const PHOTO = 'https://fotos.example/maria.jpg'

export function describeStoredProfileImage(
  adapter: string,
  arrange: ArrangeDevice<StoredProfileImage>,
): void {
  describe(`the kept address of the photo, ${adapter}`, () => {
    it('is the last one kept, until it is forgotten', () => {
      const { open } = arrange()
      expect(open().read()).toBeUndefined()
      open().keep('https://fotos.example/old.jpg')
      open().keep(PHOTO)
      expect(open().read()).toBe(PHOTO)
      open().forget()
      expect(open().read()).toBeUndefined()
    })

    it('is announced when it was kept or forgotten, until the listener is cancelled', () => {
      const stored = arrange().open()
      const heard: unknown[] = []
      const cancel = stored.subscribe((url) => heard.push([url, stored.read()]))
      stored.keep(PHOTO)
      stored.forget()
      cancel()
      stored.keep(PHOTO)
      expect(heard).toEqual([
        [PHOTO, PHOTO],
        [undefined, undefined],
      ])
    })

    itEndsWithTheSession(
      arrange,
      (stored) => stored.keep(PHOTO),
      (stored) => stored.read(),
    )
  })
}
