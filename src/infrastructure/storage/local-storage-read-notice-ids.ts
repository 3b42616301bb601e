import { ReadNoticeIds } from '@application/notices/read-notice-ids.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { DELIVERED } from '@domain/notices/notice.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { CustomerRecord } from './customer-record.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'
import { PREFERENCES_PREFIX } from './storage-keys.ts'

const MAX_IDS = 2000

const readNotice = v.object({ identity: v.string() })
const readDelivery = v.object({ identity: v.pipe(v.string(), v.startsWith(DELIVERED)) })

@injectable()
export class LocalStorageReadNoticeIds extends ReadNoticeIds {
  private readonly record: CustomerRecord<typeof readNotice>
  /** Outside the private prefix, so that they outlive the session (docs/decisions/107). */
  private readonly deliveries: CustomerRecord<typeof readDelivery>

  constructor(
    @inject(LOCAL_STORAGE) storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    super()
    this.record = new CustomerRecord(storage, sessions, 'read-notices', readNotice)
    this.deliveries = new CustomerRecord(storage, sessions, 'deliveries', readDelivery, PREFERENCES_PREFIX)
  }

  ids(): ReadonlySet<string> {
    const deliveries = this.sessions.current()?.customer ? this.deliveries.read() : []
    return new Set([...this.record.read(), ...deliveries].map(({ identity }) => identity))
  }

  add(ids: readonly string[]): void {
    // Without a name for the customer, the next one would see what this one has read.
    const outlives = (id: string) => id.startsWith(DELIVERED) && Boolean(this.sessions.current()?.customer)
    addTo(
      this.record,
      ids.filter((id) => !outlives(id)),
    )
    addTo(this.deliveries, ids.filter(outlives))
  }
}

function addTo(
  record: CustomerRecord<typeof readNotice> | CustomerRecord<typeof readDelivery>,
  ids: readonly string[],
): void {
  if (ids.length === 0) return
  const added = new Set(ids)
  const before = record.read().map(({ identity }) => identity)
  const all = [...before.filter((id) => !added.has(id)), ...added].slice(-MAX_IDS)
  record.write(all.map((identity) => ({ identity })))
}
