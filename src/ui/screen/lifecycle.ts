import type { Cancel } from '@application/clock.ts'
import type { Logger } from '@application/logger.ts'
import type { PageVisibility } from '@application/page-visibility.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import { isObservableObject } from 'mobx'
import type { FailedLoads } from './failed-loads.ts'
import type { OfflineLoads } from './offline-loads.ts'
import type { ReadOrder } from './read-order.ts'
import type { RunningWrites } from './running-writes.ts'

/** A view-model that listens or waits does so from `start` to `dispose`; StrictMode may do both twice. */
export interface Lifecycle {
  start?(): void
  dispose?(): void
}

/** What the loads and writes of all screens share. */
export interface PageServices {
  readonly offlineLoads: OfflineLoads
  readonly failedLoads: FailedLoads
  readonly order: ReadOrder
  readonly writes: RunningWrites
  readonly sessions: SessionStore
  readonly logger: Logger
  readonly visibility: PageVisibility
}

/** A load, a write or a document that is opening: a field of a view-model or of one of its parts, such as `AddressForm`. */
export interface Owned {
  /** Called before `start`. The returned function is called after `dispose`, and cancels what ends with its screen. */
  attachTo(page: PageServices): Cancel
}

/**
 * Starts a view-model with all that it owns. The returned function ends it.
 * @param borrowed what another view-model gave it. That one begins and ends it.
 */
export function begin(
  viewModel: object & Lifecycle,
  page: PageServices,
  borrowed: readonly unknown[] = [],
): Cancel {
  const cancels = ownedBy(viewModel, borrowed).map((owned) => owned.attachTo(page))
  viewModel.start?.()
  return () => {
    viewModel.dispose?.()
    for (const cancel of cancels) cancel()
  }
}

function ownedBy(owner: object, borrowed: readonly unknown[]): readonly Owned[] {
  return Object.values(owner).flatMap((field) => {
    if (borrowed.includes(field)) return []
    if (isOwned(field)) return [field]
    return Array.isArray(field) || isObservableObject(field) ? ownedBy(field, borrowed) : []
  })
}

const isOwned = (field: unknown): field is Owned =>
  typeof field === 'object' && field !== null && 'attachTo' in field
