import type { Cancel } from '@application/clock.ts'
import { Listeners } from '@application/listeners.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { type Id, idOf } from '@domain/id.ts'
import { canBeChosen } from '@domain/stores/store.ts'
import { inject, injectable } from 'inversify'
import { outlivingKey } from './outliving-key.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'

/** One choice for each customer of the device: it outlives the session, and no other customer sees it. */
@injectable()
export class LocalStoragePreferredStore extends PreferredStore {
  private readonly listeners = new Listeners()

  constructor(
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    super()
  }

  read(): Id | undefined {
    const id = idOf(this.storage.get(this.key()) ?? '')
    return id !== undefined && canBeChosen({ id }) ? id : undefined
  }

  choose(storeId: Id): void {
    this.storage.set(this.key(), String(storeId))
    this.storage.remove(this.allVouchersKey())
    this.listeners.notify()
  }

  forget(): void {
    this.storage.remove(this.key())
    this.listeners.notify()
  }

  wantsAllVouchers(): boolean {
    return this.storage.get(this.allVouchersKey()) === 'all'
  }

  chooseAllVouchers(): void {
    this.storage.set(this.allVouchersKey(), 'all')
  }

  subscribe(listener: () => void): Cancel {
    return this.listeners.add(listener)
  }

  private key(): string {
    return outlivingKey(this.sessions, 'store')
  }

  private allVouchersKey(): string {
    return outlivingKey(this.sessions, 'vouchers')
  }
}
