import type { Cancel } from '@application/clock.ts'
import { StoredProfileImage } from '@application/profile/stored-profile-image.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'
import { PROFILE_IMAGE_KEY } from './storage-keys.ts'
import { storedRecord } from './stored-record.ts'

const storedImage = v.object({ url: v.string() })

@injectable()
export class LocalStorageProfileImage extends StoredProfileImage {
  private readonly listeners = new Set<(url: string | undefined) => void>()

  constructor(@inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage) {
    super()
  }

  read(): string | undefined {
    return storedRecord(this.storage, PROFILE_IMAGE_KEY, storedImage)?.url
  }

  keep(url: string, shown = url): void {
    this.storage.set(PROFILE_IMAGE_KEY, JSON.stringify({ url }))
    this.announce(shown)
  }

  forget(): void {
    this.storage.remove(PROFILE_IMAGE_KEY)
    this.announce(undefined)
  }

  subscribe(listener: (url: string | undefined) => void): Cancel {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private announce(url: string | undefined): void {
    for (const listener of [...this.listeners]) listener(url)
  }
}
