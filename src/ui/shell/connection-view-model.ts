import { type Cancel, Clock } from '@application/clock.ts'
import { Connectivity, PING_INTERVAL } from '@application/connectivity/connectivity.ts'
import { PageVisibility } from '@application/page-visibility.ts'
import { observe } from '../screen/observe.ts'
import { OfflineLoads } from '../screen/offline-loads.ts'

/**
 * When the server can be reached, failed loads are asked again at most once in this time, in milliseconds, because one server alone
 * may be down. After each return of the signal they are asked again once more, because devices announce the signal a moment too early.
 */
const RETRY_EVERY = 60_000

/**
 * Watches the signal for the whole portal, and asks failed loads again when it is back. The signal is gone when the device says so,
 * or when a load reaches no server and a ping does not either.
 */
export class ConnectionViewModel {
  static readonly dependencies = [Connectivity, PageVisibility, Clock, OfflineLoads] as const

  offline = false
  /** What the device says of its own signal. It may have one while no server answers (product.md, rule 23). */
  deviceOnline = true
  private releases: Cancel[] = []
  private cancelNext: Cancel = () => {}
  private pinging: AbortController | undefined
  private lastRetry = Number.NEGATIVE_INFINITY

  constructor(
    private readonly connectivity: Connectivity,
    private readonly visibility: PageVisibility,
    private readonly clock: Clock,
    private readonly offlineLoads: OfflineLoads,
  ) {
    this.readDevice()
    observe(this)
  }

  start(): void {
    this.releases = [
      this.connectivity.subscribe(this.deviceChanged),
      this.offlineLoads.onJoin(this.loadFailed),
      this.visibility.onReturn(this.pingAgain),
    ]
    this.readDevice()
  }

  dispose(): void {
    for (const release of this.releases) release()
    this.stopPinging()
  }

  private deviceChanged(): void {
    this.stopPinging()
    this.readDevice()
    if (this.deviceOnline) this.signalReturned()
  }

  private readDevice(): void {
    this.deviceOnline = this.connectivity.isOnline()
    this.offline = !this.deviceOnline
  }

  private loadFailed(): void {
    // Loads fail together, so one ping is enough for all of them.
    if (!this.offline && !this.pinging) void this.ping()
  }

  private pingAgain(): void {
    if (this.offline && this.connectivity.isOnline()) void this.ping()
  }

  private async ping(): Promise<void> {
    this.stopPinging()
    const controller = new AbortController()
    this.pinging = controller
    const wasOffline = this.offline
    const reached = await this.connectivity.ping(controller.signal).catch(() => false)
    if (controller.signal.aborted) return
    this.answered(reached, wasOffline)
  }

  private answered(reached: boolean, wasOffline: boolean): void {
    this.pinging = undefined
    this.offline = !reached
    if (!reached) this.cancelNext = this.clock.after(PING_INTERVAL, this.pingWhenVisible)
    else if (wasOffline) this.signalReturned()
    else this.retryOnce()
  }

  /** A hidden tab waits until the customer returns. */
  private pingWhenVisible(): void {
    if (this.visibility.isVisible()) this.pingAgain()
  }

  private signalReturned(): void {
    this.offline = false
    this.lastRetry = Number.NEGATIVE_INFINITY
    this.offlineLoads.askAgain()
  }

  private retryOnce(): void {
    const now = this.clock.now()
    if (Math.abs(now - this.lastRetry) < RETRY_EVERY) return
    this.lastRetry = now
    this.offlineLoads.askAgain()
  }

  private stopPinging(): void {
    this.cancelNext()
    this.pinging?.abort()
    this.pinging = undefined
  }
}
