import { PortFailure } from '@application/port-failure.ts'
import { LoadProfileImage } from '@application/profile/load-profile-image.ts'
import { InMemoryProfileImageRepository } from '@infrastructure/in-memory/profile/in-memory-profile-image-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'
import { testDevice } from '../../support/test-device.ts'

const PHOTO = 'https://fotos.example/maria.jpg'

function arrange({
  photo,
  known,
  isSignedIn = true,
}: {
  photo?: string
  known?: string
  isSignedIn?: boolean
}) {
  const images = new InMemoryProfileImageRepository(photo)
  const { profileImage: stored } = testDevice()
  if (known) stored.keep(known)
  const sessions = new InMemorySessionStore(isSignedIn ? session.build() : undefined)
  return { images, stored, sessions, load: new LoadProfileImage(images, stored, sessions) }
}

describe('loading the profile image', () => {
  it.each([
    ['keeps the address of a photo', { photo: PHOTO }, PHOTO],
    ['forgets the address of a photo that is gone', { known: PHOTO }, undefined],
  ])('%s', async (_, before, address) => {
    const { stored, load } = arrange(before)
    expect(await load.execute()).toBe(address)
    expect(stored.read()).toBe(address)
  })

  it('sends no request without a session', async () => {
    const { images, load } = arrange({ photo: PHOTO, isSignedIn: false })
    expect(await load.execute()).toBeUndefined()
    expect(images.lookups).toBe(0)
  })

  it('keeps the known address when the request fails', async () => {
    const { images, stored, load } = arrange({ photo: PHOTO, known: PHOTO })
    images.steering.failWith({ kind: 'timeout' })
    await expect(load.execute()).rejects.toThrow(PortFailure)
    expect(stored.read()).toBe(PHOTO)
  })

  it('forgets what was read before another photo was sent', async () => {
    const { images, stored, load } = arrange({ photo: PHOTO })
    images.steering.hold()
    const reading = load.execute()
    load.ignoreRunningReads()
    stored.keep('https://fotos.example/nova.jpg')
    images.steering.release()
    expect(await reading).toBe('https://fotos.example/nova.jpg')
    expect(stored.read()).toBe('https://fotos.example/nova.jpg')
  })

  it.each([
    ['a photo', { photo: PHOTO }],
    ['no photo', {}],
  ])(
    'shows and changes nothing for the next customer when the answer to the one before is %s',
    async (_, before) => {
      const { images, stored, sessions, load } = arrange(before)
      images.steering.hold()
      const reading = load.execute()
      sessions.changeElsewhere(session.build({ token: 'of the next customer' }))
      stored.keep('https://fotos.example/joao.jpg')
      images.steering.release()
      expect(await reading).toBeUndefined()
      expect(stored.read()).toBe('https://fotos.example/joao.jpg')
    },
  )
})
