import { SeenNotices } from '@application/notices/seen-notices.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { DELIVERED } from '@domain/notices/notice.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { CustomerList } from './customer-list.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'
import { PREFERENCES_PREFIX } from './storage-keys.ts'

const MAX_IDS = 2000

const seenNotice = v.object({ identity: v.string() })
const seenDelivery = v.object({
  identity: v.pipe(
    v.string(),
    v.check((identity) => identity.startsWith(DELIVERED)),
  ),
})

@injectable()
export class LocalStorageSeenNotices extends SeenNotices {
  private readonly notices: CustomerList<typeof seenNotice>
  /** Outside the private prefix, so that they outlive the session (docs/decisions/107). */
  private readonly deliveries: CustomerList<typeof seenDelivery>

  constructor(
    @inject(LOCAL_STORAGE) storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    super()
    this.notices = new CustomerList(storage, sessions, 'read-notices', seenNotice)
    this.deliveries = new CustomerList(storage, sessions, 'deliveries', seenDelivery, PREFERENCES_PREFIX)
  }

  ids(): ReadonlySet<string> {
    const deliveries = this.sessions.current()?.customer ? this.deliveries.read() : []
    return new Set([...this.notices.read(), ...deliveries].map(({ identity }) => identity))
  }

  add(ids: readonly string[]): void {
    // Without a name for the customer, the next one would see what this one has read.
    const outlives = (id: string) => id.startsWith(DELIVERED) && Boolean(this.sessions.current()?.customer)
    addTo(
      this.notices,
      ids.filter((id) => !outlives(id)),
    )
    addTo(this.deliveries, ids.filter(outlives))
  }
}

function addTo(
  list: CustomerList<typeof seenNotice> | CustomerList<typeof seenDelivery>,
  ids: readonly string[],
): void {
  if (ids.length === 0) return
  const added = new Set(ids)
  const before = list.read().map(({ identity }) => identity)
  const all = [...before.filter((id) => !added.has(id)), ...added].slice(-MAX_IDS)
  list.write(all.map((identity) => ({ identity })))
}
