import { type Cancel, Clock } from '../clock.ts'
import { PageVisibility } from '../page-visibility.ts'
import { Connectivity, PING_INTERVAL } from './connectivity.ts'

/**
 * Asks every 15 s whether the provider can be reached, and at once when the device says that its network changed or the customer
 * comes back. One question at a time, unless the network has changed, and none while the page is hidden.
 */
export class WatchConnectivity {
  static readonly dependencies = [Connectivity, Clock, PageVisibility] as const

  constructor(
    private readonly connectivity: Connectivity,
    private readonly clock: Clock,
    private readonly visibility: PageVisibility,
  ) {}

  /** @param onAnswer is called with each answer, until the returned function ends the watch. */
  execute(onAnswer: (online: boolean) => void): Cancel {
    let stopped = false
    let running: Promise<boolean> | undefined
    let cancelNext: Cancel = () => {}

    const ask = async () => {
      if (running || stopped || !this.visibility.isVisible()) return
      const ping = this.connectivity.ping()
      running = ping
      const online = await ping
      if (running !== ping) return
      running = undefined
      if (!stopped) onAnswer(online)
    }
    const tick = () => {
      cancelNext = this.clock.after(PING_INTERVAL, tick)
      void ask()
    }
    tick()
    const releases = [
      this.connectivity.subscribe(() => {
        // The ping that runs may have been sent without a signal, and then ends only at its time-out.
        running = undefined
        void ask()
      }),
      this.visibility.onReturn(() => void ask()),
    ]
    return () => {
      stopped = true
      cancelNext()
      for (const release of releases) release()
    }
  }
}
