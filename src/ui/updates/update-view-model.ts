import { type Cancel, Clock } from '@application/clock.ts'
import { Connectivity } from '@application/connectivity/connectivity.ts'
import { PageVisibility } from '@application/page-visibility.ts'
import { PortalUpdates, type PortalVersion } from '@application/updates/portal-updates.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { RunningWrites } from '../screen/running-writes.ts'
import { Submission } from '../screen/submission.ts'
import { TypedText } from '../screen/typed-text.ts'

/** Milliseconds from one check for a newer portal to the next. */
const CHECK_EVERY = 60 * 60 * 1000

/** The shortest time between two checks, in milliseconds: customers switch between apps often. */
const MIN_INTERVAL = 60 * 1000

/** Milliseconds for which the page stays after the answer to a write, which the customer reads: as long as a toast (product.md §9). */
const TIME_TO_READ = 5000

/**
 * Offers the newer portal. Where the customer has typed something, it asks before it reloads the tab. When another tab has applied the
 * newer portal, this tab reloads by itself if nothing was typed and no write is under way.
 */
export class UpdateViewModel {
  static readonly dependencies = [
    PortalUpdates,
    PageVisibility,
    Connectivity,
    Clock,
    TypedText,
    RunningWrites,
    Navigation,
  ] as const

  version: PortalVersion = 'current'
  /** The customer will update later; the next check offers it again. */
  postponed = false
  /** The portal asks whether what was typed may be lost. */
  asking = false
  /** Waits for the answers of writes under way, and until they could be read. */
  readonly applying = new Submission('device')
  /** False again once the customer puts it off. */
  private isWanted = false
  /** The customer has agreed to lose what is typed on this screen. */
  private mayLoseText = false
  private releases: Cancel[] = []
  private cancelCheck: Cancel = () => {}
  private checkedAt = 0

  constructor(
    private readonly updates: PortalUpdates,
    private readonly visibility: PageVisibility,
    private readonly connectivity: Connectivity,
    private readonly clock: Clock,
    private readonly typed: TypedText,
    private readonly writes: RunningWrites,
    private readonly navigation: Navigation,
  ) {
    observe(this, { isWanted: false, mayLoseText: false })
  }

  get offered(): boolean {
    return this.version !== 'current' && !this.postponed
  }

  start(): void {
    this.checkedAt = this.clock.now()
    this.releases = [
      this.updates.subscribe(this.changed),
      this.visibility.onReturn(this.returned),
      this.navigation.onStep(this.screenLeft),
    ]
    this.updates.start()
    this.checkLater()
    this.changed()
  }

  dispose(): void {
    for (const release of this.releases) release()
    this.cancelCheck()
  }

  updatePressed(): void {
    if (this.typed.isThere()) this.ask()
    else void this.update()
  }

  confirmed(): void {
    this.asking = false
    this.mayLoseText = true
    void this.update()
  }

  postponePressed(): void {
    this.asking = false
    this.isWanted = false
    this.postponed = true
  }

  private screenLeft(): void {
    this.asking = false
    this.mayLoseText = false
  }

  private changed(): void {
    this.version = this.updates.version()
    const wouldLose = this.typed.isThere() || this.writes.any()
    if (this.version === 'replaced' && !wouldLose && !this.applying.busy) this.updates.reload()
  }

  private async update(): Promise<void> {
    this.isWanted = true
    await this.applying.run(async () => {
      await this.answersRead()
      if (!this.isWanted) return
      await this.updates.activate()
      // Another write may have begun while the new version became active.
      await this.answersRead()
      if (!this.isWanted) return
      if (this.mayLoseText || !this.typed.isThere()) this.updates.reload()
      else this.ask()
    })
  }

  private ask(): void {
    this.mayLoseText = false
    this.asking = true
  }

  private async answersRead(): Promise<void> {
    while (this.writes.any()) {
      await this.writes.ended()
      await new Promise<void>((resolve) => {
        this.releases.push(this.clock.after(TIME_TO_READ, resolve))
      })
    }
  }

  private returned(): void {
    if (Math.abs(this.clock.now() - this.checkedAt) >= MIN_INTERVAL) this.check()
  }

  private check(): void {
    this.checkLater()
    if (!this.connectivity.isOnline()) return
    this.checkedAt = this.clock.now()
    this.postponed = false
    void this.updates.check()
  }

  private checkLater(): void {
    this.cancelCheck()
    this.cancelCheck = this.clock.after(CHECK_EVERY, this.check)
  }
}
