import type { Cancel } from '@application/clock.ts'
import { Listeners } from '@application/listeners.ts'
import { StoredProfileImage } from '@application/profile/stored-profile-image.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { readStored } from './read-stored.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'
import { PROFILE_IMAGE_KEY } from './storage-keys.ts'

const storedImage = v.object({ url: v.string() })

@injectable()
export class LocalStorageProfileImage extends StoredProfileImage {
  private readonly listeners = new Listeners<[url: string | undefined]>()
  /** The newest picture. The browser may still keep an older one of the same address, so this one is shown instead. */
  private newest: { readonly url: string; readonly picture: string } | undefined

  constructor(
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(SessionStore) sessions: SessionStore,
  ) {
    super()
    // A server may have one address for the photos of all customers.
    sessions.subscribe(() => {
      this.newest = undefined
    })
  }

  read(): string | undefined {
    const address = this.address()
    return this.newest && this.newest.url === address ? this.newest.picture : address
  }

  address(): string | undefined {
    return readStored(this.storage, PROFILE_IMAGE_KEY, storedImage)?.url
  }

  keep(url: string, shown?: string): void {
    if (shown !== undefined) this.newest = { url, picture: shown }
    else if (this.newest?.url !== url) this.newest = undefined
    this.storage.set(PROFILE_IMAGE_KEY, JSON.stringify({ url }))
    this.listeners.notify(this.newest?.picture ?? url)
  }

  forget(): void {
    this.newest = undefined
    this.storage.remove(PROFILE_IMAGE_KEY)
    this.listeners.notify(undefined)
  }

  subscribe(listener: (url: string | undefined) => void): Cancel {
    return this.listeners.add(listener)
  }
}
