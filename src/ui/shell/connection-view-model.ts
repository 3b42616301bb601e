import { type Cancel, Clock } from '@application/clock.ts'
import { Connectivity } from '@application/connectivity/connectivity.ts'
import { PageVisibility } from '@application/page-visibility.ts'
import { AwaitedSignal } from '../screen/awaited-signal.ts'
import { observe } from '../screen/observe.ts'

/** How often a lost server is looked for, in milliseconds; as on the register screen (product.md §9). */
const LOOK_AGAIN = 15_000

/**
 * What failed although a server can be reached gets one second chance in this time, in milliseconds, and one more after each return
 * of the signal, which devices announce a moment before it carries anything. One server alone may be down, and that one is
 * better left in peace.
 */
const SECOND_CHANCE_EVERY = 60_000

/**
 * Watches the signal for the whole portal, and has everything that waits for it asked again when it is back. Two things tell
 * that it is gone: the device, and a load that reached nobody; the second is checked, because it may have been that server alone.
 */
export class ConnectionViewModel {
  static readonly dependencies = [Connectivity, PageVisibility, Clock, AwaitedSignal] as const

  offline = false
  private releases: Cancel[] = []
  private cancelLook: Cancel = () => {}
  private looking: AbortController | undefined
  private lastSecondChance = Number.NEGATIVE_INFINITY

  constructor(
    private readonly connectivity: Connectivity,
    private readonly visibility: PageVisibility,
    private readonly clock: Clock,
    private readonly signal: AwaitedSignal,
  ) {
    this.offline = !connectivity.isOnline()
    observe(this)
  }

  start(): void {
    this.releases = [
      this.connectivity.subscribe(this.deviceChanged),
      this.signal.onJoin(this.loadReachedNobody),
      this.visibility.onReturn(this.lookAgain),
    ]
    this.offline = !this.connectivity.isOnline()
  }

  dispose(): void {
    for (const release of this.releases) release()
    this.stopLooking()
  }

  private deviceChanged(): void {
    this.stopLooking()
    if (this.connectivity.isOnline()) this.signalReturned()
    else this.offline = true
  }

  private loadReachedNobody(): void {
    // Loads fail together, and one look answers for them all.
    if (!this.offline && !this.looking) void this.look()
  }

  private lookAgain(): void {
    if (this.offline && this.connectivity.isOnline()) void this.look()
  }

  private async look(): Promise<void> {
    this.stopLooking()
    const controller = new AbortController()
    this.looking = controller
    const wasOffline = this.offline
    const reached = await this.connectivity.ping(controller.signal).catch(() => false)
    if (controller.signal.aborted) return
    this.looked(reached, wasOffline)
  }

  private looked(reached: boolean, wasOffline: boolean): void {
    this.looking = undefined
    this.offline = !reached
    if (!reached) this.cancelLook = this.clock.after(LOOK_AGAIN, this.lookWhenVisible)
    else if (wasOffline) this.signalReturned()
    else this.giveSecondChance()
  }

  /** Nobody looks at a hidden tab: it looks again when the customer returns. */
  private lookWhenVisible(): void {
    if (this.visibility.isVisible()) this.lookAgain()
  }

  private signalReturned(): void {
    this.offline = false
    this.lastSecondChance = Number.NEGATIVE_INFINITY
    this.signal.returned()
  }

  private giveSecondChance(): void {
    const now = this.clock.now()
    if (now - this.lastSecondChance < SECOND_CHANCE_EVERY) return
    this.lastSecondChance = now
    this.signal.returned()
  }

  private stopLooking(): void {
    this.cancelLook()
    this.looking?.abort()
    this.looking = undefined
  }
}
