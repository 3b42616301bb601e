import { PortFailure } from '@application/port-failure.ts'
import { LoadProfileImage } from '@application/profile/load-profile-image.ts'
import { InMemoryProfileImageRepository } from '@infrastructure/in-memory/profile/in-memory-profile-image-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryStoredProfileImage } from '../../doubles/profile/in-memory-stored-profile-image.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'

const PHOTO = 'https://fotos.example/maria.jpg'

describe('loading the profile image', () => {
  it('finds the photo and keeps its address', async () => {
    const stored = new InMemoryStoredProfileImage()
    const load = new LoadProfileImage(
      new InMemoryProfileImageRepository(PHOTO),
      stored,
      new InMemorySessionStore(session.build()),
    )
    expect(await load.execute()).toBe(PHOTO)
    expect(stored.read()).toBe(PHOTO)
  })

  it('forgets the address of a photo that is gone', async () => {
    const stored = new InMemoryStoredProfileImage(PHOTO)
    const load = new LoadProfileImage(
      new InMemoryProfileImageRepository(undefined),
      stored,
      new InMemorySessionStore(session.build()),
    )
    expect(await load.execute()).toBeUndefined()
    expect(stored.read()).toBeUndefined()
  })

  it('asks nothing when nobody is signed in', async () => {
    const images = new InMemoryProfileImageRepository(PHOTO)
    const load = new LoadProfileImage(images, new InMemoryStoredProfileImage(), new InMemorySessionStore())
    expect(await load.execute()).toBeUndefined()
    expect(images.lookups).toBe(0)
  })

  it('keeps the known address when the lookup fails', async () => {
    const images = new InMemoryProfileImageRepository(PHOTO)
    images.steering.failWith({ kind: 'timeout' })
    const stored = new InMemoryStoredProfileImage(PHOTO)
    const load = new LoadProfileImage(images, stored, new InMemorySessionStore(session.build()))
    await expect(load.execute()).rejects.toThrow(PortFailure)
    expect(stored.read()).toBe(PHOTO)
  })
})
