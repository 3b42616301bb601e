import { ReadNotices } from '@application/notices/read-notices.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { CustomerRecord } from './customer-record.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'

const MOST = 2000

const readNotice = v.object({ identity: v.string() })

@injectable()
export class LocalStorageReadNotices extends ReadNotices {
  private readonly record: CustomerRecord<typeof readNotice>

  constructor(@inject(LOCAL_STORAGE) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    super()
    this.record = new CustomerRecord(storage, sessions, 'read-notices', readNotice)
  }

  ids(): ReadonlySet<string> {
    return new Set(this.record.read().map(({ identity }) => identity))
  }

  add(ids: readonly string[]): void {
    const added = new Set(ids)
    const all = [...[...this.ids()].filter((id) => !added.has(id)), ...added].slice(-MOST)
    this.record.write(all.map((identity) => ({ identity })))
  }
}
