import type { Cancel } from '@application/clock.ts'
import { WatchConnectivity } from '@application/connectivity/watch-connectivity.ts'
import { observe } from '../screen/observe.ts'
import { OfflineLoads } from '../screen/offline-loads.ts'

/** Whether the server can be reached. Before signing in, no other part of the portal watches this. */
export class ConnectionBannerViewModel {
  static readonly dependencies = [WatchConnectivity, OfflineLoads] as const

  online = true
  private stopWatching: Cancel = () => {}

  constructor(
    private readonly watchConnectivity: WatchConnectivity,
    private readonly offlineLoads: OfflineLoads,
  ) {
    observe(this)
  }

  start(): void {
    this.stopWatching = this.watchConnectivity.execute(this.answered)
  }

  dispose(): void {
    this.stopWatching()
  }

  private answered(online: boolean): void {
    const isBack = online && !this.online
    this.online = online
    if (isBack) this.offlineLoads.askAgain()
  }
}
