import type { Cancel } from '@application/clock.ts'
import { Listeners } from '@application/listeners.ts'
import { type SessionChange, SessionStore } from '@application/session/session-store.ts'
import type { CustomerDocument } from '@domain/person/customer-document.ts'
import type { Session } from '@domain/session/session.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from '../browser/browser-window.ts'
import { jsonObject } from '../json-object.ts'
import { customerKey } from './customer-key.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'
import { PRIVATE_PREFIX, PROFILE_IMAGE_KEY, SESSION_KEY, TOKEN_KEY } from './storage-keys.ts'

/** The browser's events about what other tabs do. */
export interface StorageEvents {
  /** Another tab has written. The key is null when everything was cleared. */
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void
  /** `persisted`: the browser shows a page again as it was when the customer left it for another site. */
  addEventListener(type: 'pageshow', listener: (event: { readonly persisted: boolean }) => void): void
}

/** Keeps the session in localStorage, where the other tabs of the portal see it too. */
@injectable()
export class LocalStorageSessionStore extends SessionStore {
  private readonly listeners = new Listeners<[SessionChange]>()
  /** The session that is being signed out, which only this page still knows. */
  private leaving: Session | undefined
  /** Token and record when a change was announced last. */
  private announced: string

  constructor(
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(BROWSER_WINDOW) events: StorageEvents,
  ) {
    super()
    this.announced = this.written()
    const changed = () => {
      if (this.written() !== this.announced) this.announce('elsewhere')
    }
    // Another tab stores a session with two writes, so two events come. At the second one nothing is new.
    events.addEventListener('storage', ({ key }) => {
      if (key === null || key === TOKEN_KEY || key === SESSION_KEY) changed()
    })
    // A page in the back/forward cache gets no storage events: it would show one customer the data of another.
    events.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) changed()
    })
  }

  current(): Session | undefined {
    return this.leaving ?? this.stored()
  }

  /** The record of product.md §3; `customer` is the portal's addition and may be missing. */
  private stored(): Session | undefined {
    const token = this.storage.get(TOKEN_KEY)
    const record = jsonObject(this.storage.get(SESSION_KEY) ?? '')
    if (!token || typeof record?.access_token !== 'string') return undefined
    const expiresAt = Date.parse(String(record['.expires']))
    if (Number.isNaN(expiresAt)) return undefined
    return { token, expiresAt, customer: typeof record.customer === 'string' ? record.customer : '' }
  }

  keyOf({ characters }: CustomerDocument): string {
    return customerKey(characters)
  }

  save({ token, expiresAt, customer }: Session): void {
    this.leaving = undefined
    this.storage.set(
      SESSION_KEY,
      JSON.stringify({
        access_token: token,
        '.expires': new Date(expiresAt).toUTCString(),
        customer,
      }),
    )
    this.storage.set(TOKEN_KEY, token)
    this.announce('signed-in')
  }

  leave(): void {
    this.leaving = this.stored()
    this.wipe()
  }

  isLeaving(): boolean {
    return this.leaving !== undefined
  }

  clear(why: 'signed-out' | 'expired'): void {
    const wasLeaving = this.leaving !== undefined
    this.leaving = undefined
    const present = this.storage.get(TOKEN_KEY) !== undefined || this.storage.get(SESSION_KEY) !== undefined
    // During the farewell another tab may have signed in: that session is not the one that ends here.
    if (!wasLeaving || !present) this.wipe()
    if (wasLeaving || present) this.announce(why)
  }

  private wipe(): void {
    const privateKeys = this.storage.keys().filter((key) => key.startsWith(PRIVATE_PREFIX))
    for (const key of [TOKEN_KEY, SESSION_KEY, PROFILE_IMAGE_KEY, ...privateKeys]) this.storage.remove(key)
  }

  subscribe(listener: (change: SessionChange) => void): Cancel {
    return this.listeners.add(listener)
  }

  private written(): string {
    return [TOKEN_KEY, SESSION_KEY].map((key) => this.storage.get(key)).join()
  }

  private announce(change: SessionChange): void {
    this.announced = this.written()
    this.listeners.notify(change)
  }
}
