import { PortFailure } from '@application/port-failure.ts'
import { ChangePhoto } from '@application/profile/change-photo.ts'
import { LoadProfileImage } from '@application/profile/load-profile-image.ts'
import { InMemoryProfileImageRepository } from '@infrastructure/in-memory/profile/in-memory-profile-image-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryPhotoShrinker } from '../../doubles/profile/in-memory-photo-shrinker.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { htmlFile, jpegFile, pngFile, svgFile } from '../../support/factories/photo.ts'
import { session } from '../../support/factories/session.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

function arrange() {
  const images = new InMemoryProfileImageRepository()
  const shrinker = new InMemoryPhotoShrinker()
  const { profileImage: stored } = testDevice()
  const seen: (string | undefined)[] = []
  stored.subscribe((url) => seen.push(url))
  const sessions = new InMemorySessionStore(session.build())
  const load = new LoadProfileImage(images, stored, sessions)
  const changePhoto = new ChangePhoto(images, shrinker, stored, load, sessions)
  return { images, shrinker, stored, seen, sessions, changePhoto }
}

const file = (bytes: Uint8Array<ArrayBuffer>, size = bytes.length) => ({
  size,
  arrayBuffer: async () => bytes.buffer,
})

const FIVE_MEGABYTES = 5 * 1024 * 1024

describe('changing the photo', () => {
  it('sends it small and shows it everywhere, up to 5 MB and 40 megapixels', async () => {
    const { changePhoto, seen } = arrange()
    expect(await changePhoto.execute(file(jpegFile(8000, 5000), FIVE_MEGABYTES))).toEqual({ kind: 'changed' })
    expect(seen).toEqual(['data:image/jpeg;base64,jpeg512'])
  })

  it('shows the new one where the server keeps it under the same address', async () => {
    const { changePhoto, images, stored, seen } = arrange()
    const address = 'https://fotos.example/123.jpg'
    images.replace = async () => address
    await changePhoto.execute(file(jpegFile(4000, 3000)))
    expect(seen).toEqual([address])
    await changePhoto.execute(file(jpegFile(4000, 3000)))
    expect(seen).toEqual([address, 'data:image/jpeg;base64,jpeg512'])
    expect(stored.read()).toBe('data:image/jpeg;base64,jpeg512')
    expect(stored.address()).toBe(address)
  })

  it.each([
    ['an SVG', file(svgFile), 'not-a-photo'],
    ['HTML under the name of a photo', file(htmlFile), 'not-a-photo'],
    ['more than 5 MB', file(jpegFile(10, 10), FIVE_MEGABYTES + 1), 'too-heavy'],
    ['more than 40 megapixels', file(pngFile(8000, 5001)), 'too-many-pixels'],
  ])('refuses %s and sends nothing', async (_, photo, problem) => {
    const { changePhoto, images } = arrange()
    expect(await changePhoto.execute(photo)).toEqual({ kind: 'refused', problem })
    expect(await images.find()).toBeUndefined()
  })

  it('refuses what cannot be decoded, and a file that is gone', async () => {
    const { changePhoto, shrinker } = arrange()
    shrinker.working = false
    const unreadable = { kind: 'refused', problem: 'unreadable' }
    expect(await changePhoto.execute(file(pngFile(10, 10)))).toEqual(unreadable)
    const gone = { size: 10, arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }
    expect(await changePhoto.execute(gone)).toEqual(unreadable)
  })

  it('asks for the address when the server does not send it', async () => {
    const { changePhoto, images, seen } = arrange()
    images.answersAddress = false
    expect(await changePhoto.execute(file(jpegFile(4000, 3000)))).toEqual({ kind: 'changed' })
    expect(images.lookups).toBe(1)
    expect(seen).toEqual(['data:image/jpeg;base64,jpeg512'])
  })

  it('is done once it was sent, even when it cannot be read again', async () => {
    const { changePhoto, images, stored } = arrange()
    images.answersAddress = false
    images.steering.hold()
    const changing = changePhoto.execute(file(pngFile(10, 10)))
    await settled()
    images.steering.failWith({ kind: 'timeout' })
    images.steering.release()
    expect(await changing).toEqual({ kind: 'changed' })
    expect(stored.read()).toBeUndefined()
  })

  it('shows the new one in the place of the old one, also when its address cannot be read', async () => {
    const { changePhoto, images, stored } = arrange()
    stored.keep('https://fotos.example/123.jpg')
    images.answersAddress = false
    images.find = () => Promise.reject(new PortFailure({ kind: 'timeout' }))
    expect(await changePhoto.execute(file(jpegFile(4000, 3000)))).toEqual({ kind: 'changed' })
    expect(stored.read()).toBe('data:image/jpeg;base64,jpeg512')
    expect(stored.address()).toBe('https://fotos.example/123.jpg')
  })

  it('shows none where the session has ended before its address could not be read', async () => {
    const { changePhoto, images, stored, sessions } = arrange()
    stored.keep('https://fotos.example/123.jpg')
    images.answersAddress = false
    images.find = async () => {
      sessions.changeElsewhere(session.build({ token: 'of the next customer' }))
      throw new PortFailure({ kind: 'timeout' })
    }
    await changePhoto.execute(file(jpegFile(4000, 3000)))
    expect(stored.read()).toBe('https://fotos.example/123.jpg')
  })

  it('says why it could not be sent', async () => {
    const { changePhoto, images } = arrange()
    images.steering.failWith({ kind: 'timeout' })
    const failed = { kind: 'failed', failure: { kind: 'timeout' } }
    expect(await changePhoto.execute(file(pngFile(10, 10)))).toEqual(failed)
  })

  it('sends nothing for a customer who signs out while the photo is read', async () => {
    const { changePhoto, images, sessions } = arrange()
    const outcome = changePhoto.execute(file(jpegFile(400, 300)))
    sessions.leave()
    expect(await outcome).toEqual({ kind: 'failed', failure: { kind: 'unauthenticated', unsent: true } })
    expect(await images.find()).toBeUndefined()
  })

  const nextSignsIn = (sessions: InMemorySessionStore) =>
    sessions.changeElsewhere(session.build({ token: 'of the next customer' }))
  const signsOut = (sessions: InMemorySessionStore) => sessions.leave()

  it.each([
    ['another customer signs in', 'with', nextSignsIn],
    ['another customer signs in', 'without', nextSignsIn],
    ['the customer signs out', 'with', signsOut],
    ['the customer signs out', 'without', signsOut],
  ])('keeps no photo where %s before the answer, %s an address', async (_, address, end) => {
    const { changePhoto, images, stored, sessions } = arrange()
    images.answersAddress = address === 'with'
    images.steering.hold()
    const outcome = changePhoto.execute(file(jpegFile(400, 300)))
    await settled()
    end(sessions)
    images.steering.release()
    expect(await outcome).toEqual({ kind: 'changed' })
    expect(stored.read()).toBeUndefined()
  })
})
