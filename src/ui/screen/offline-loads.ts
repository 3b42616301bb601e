import type { Cancel } from '@application/clock.ts'
import { WaitingLoads } from './waiting-loads.ts'

/** The loads that failed because there was no signal. When it is back, all of them ask again. One for the whole portal. */
export class OfflineLoads extends WaitingLoads {
  private readonly listeners = new Set<() => void>()

  override join(again: () => void): Cancel {
    const leave = super.join(again)
    for (const listener of this.listeners) listener()
    return leave
  }

  /** Calls `listener` each time another load begins to wait, because the signal may just have gone. */
  onJoin(listener: () => void): Cancel {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
