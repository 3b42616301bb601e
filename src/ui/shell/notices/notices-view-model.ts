import type { Cancel } from '@application/clock.ts'
import { FindNotices, type KeptNotices } from '@application/notices/find-notices.ts'
import { RewardDeliveries, type UnreadDeliveries } from '@application/notices/reward-deliveries.ts'
import { SeenNotices } from '@application/notices/seen-notices.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { compareDays, daysBetween, isOver } from '@domain/calendar-day.ts'
import { isRead, type Notice, noticeIdentities } from '@domain/notices/notice.ts'
import { failed, isAwaited, type LoadState } from '../../screen/load-state.ts'
import { Loadable } from '../../screen/loadable.ts'
import { observe } from '../../screen/observe.ts'
import { Today } from '../../screen/today.ts'

/**
 * **Avisos**. Home reads credits, vouchers and points again; other screens show what this device has kept of them, without a call.
 * Opening the list reads everything again. On home, deliveries are read only while one is expected.
 */
export class NoticesViewModel {
  static readonly dependencies = [FindNotices, RewardDeliveries, SeenNotices, PreferredStore, Today] as const

  private readonly credits = new Loadable((signal) => this.find.creditNotices(signal)).askedLast()
  private readonly vouchers = new Loadable((signal) => this.find.voucherNotices(signal)).askedLast()
  private readonly points = new Loadable((signal) => this.find.pointsNotices(signal)).askedLast()
  /** Awaited from the start: when the code of the list comes after the press, its first drawing does not say that there is none. */
  private readonly delivered = new Loadable((signal) => this.deliveries.unread(signal)).askedAtStart()
  private offerNotices: readonly Notice[] = []
  private kept: KeptNotices = { credits: [], vouchers: [], points: [] }
  /** The notices that had been read before the list was opened: while it is open, the others stay marked as new. */
  private readIds: ReadonlySet<string> = new Set()
  private stopListening: Cancel = () => {}

  constructor(
    private readonly find: FindNotices,
    private readonly deliveries: RewardDeliveries,
    private readonly seen: SeenNotices,
    private readonly preferred: PreferredStore,
    private readonly today: Today,
  ) {
    observe(this)
  }

  /** New offers first, then what lapses, the soonest at the top. Deliveries are known last, and stand where they move no other notice. */
  get all(): readonly Notice[] {
    const newOffers = this.offerNotices.filter(({ kind }) => kind !== 'lapsing')
    const lapsing = [
      ...(this.credits.value ?? this.kept.credits),
      ...(this.vouchers.value ?? this.kept.vouchers),
      ...(this.points.value ?? this.kept.points),
      ...this.offerNotices,
    ]
      // The portal may stay open for days after these were read.
      .flatMap((notice) =>
        notice.kind === 'lapsing' && !isOver(notice.item.on, this.today.day) ? [notice] : [],
      )
      .sort((a, b) => compareDays(a.item.on, b.item.on))
    return [...newOffers, ...lapsing, ...(this.delivered.value?.notices ?? [])]
  }

  get unread(): number {
    return this.all.filter((notice) => this.isNew(notice)).length
  }

  /** Whether a part is still being read. */
  get awaited(): boolean {
    return this.parts.some(({ state }) => isAwaited(state))
  }

  /** A part that could not be read: the list may lack something. */
  get lacking(): { readonly state: LoadState<unknown>; readonly retry: () => void } | undefined {
    const lacking = this.parts.filter(({ state }) => failureOf(state))
    const failure = lacking[0] && failureOf(lacking[0].state)
    return (
      failure && {
        state: failed(failure),
        retry: () => {
          for (const part of lacking) part.retry()
        },
      }
    )
  }

  isNew(notice: Notice): boolean {
    return !isRead(notice, this.readIds)
  }

  daysLeft({ item }: Notice & { readonly kind: 'lapsing' }): number {
    return daysBetween(this.today.day, item.on)
  }

  start(): void {
    // The new offers are those of the chosen store, which can be chosen without a change of screen.
    this.stopListening = this.preferred.subscribe(this.screenShown)
  }

  dispose(): void {
    this.stopListening()
  }

  /** Makes no call. */
  screenShown(): void {
    this.readIds = this.seen.ids()
    this.offerNotices = this.find.offerNotices()
    this.kept = this.find.kept()
  }

  homeShown(): void {
    this.refresh()
    if (this.deliveries.areExpected()) read(this.delivered)
  }

  opened(): void {
    this.refresh()
    read(this.delivered)
  }

  /** What was shown has been read. */
  closed(): void {
    this.seen.add(this.all.flatMap(noticeIdentities))
    this.readIds = this.seen.ids()
    // Otherwise the next opening would show what was read until the answer comes.
    if (this.delivered.value) this.delivered.reset()
  }

  private refresh(): void {
    this.screenShown()
    for (const part of this.lapsingParts) read(part)
  }

  private get lapsingParts() {
    return [this.credits, this.vouchers, this.points]
  }

  private get parts() {
    return [...this.lapsingParts, this.delivered]
  }
}

function failureOf(state: LoadState<readonly Notice[] | UnreadDeliveries>): PortFailureReason | undefined {
  if (state.status === 'failed') return state.failure
  return state.status === 'loaded' && 'lacking' in state.value ? state.value.lacking : undefined
}

/** What is shown stays until there is an answer. */
function read(part: Loadable<readonly Notice[]> | Loadable<UnreadDeliveries>): void {
  if (part.value) part.refresh()
  else void part.load()
}
