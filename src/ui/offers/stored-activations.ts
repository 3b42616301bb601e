import type { Cancel } from '@application/clock.ts'
import { RunningActivations } from '@application/offers/running-activations.ts'
import { createAtom } from 'mobx'
import type { Owned, PageServices } from '../screen/lifecycle.ts'

/**
 * For a screen that shows which offers are active. The customer may have left the offers before the server answered each **Ativar**. The
 * device's storage says which are active, and MobX cannot see it change.
 */
export class StoredActivations implements Owned {
  static readonly dependencies = [RunningActivations] as const

  private readonly atom = createAtom('stored activations')

  constructor(private readonly running: RunningActivations) {}

  /** Another tab may have activated some while the customer was away. */
  attachTo({ visibility }: PageServices): Cancel {
    void this.awaitRunning()
    return visibility.onReturn(() => this.atom.reportChanged())
  }

  /** What `read` finds in storage. MobX asks for it again when the activations that are running have ended, and when the customer comes back. */
  watch<T>(read: () => T): T {
    this.atom.reportObserved()
    return read()
  }

  /** A loop, because **Ativar todas** starts the next activations as soon as the running ones have ended. */
  private async awaitRunning(): Promise<void> {
    while (this.running.all().size > 0) {
      await Promise.all(this.running.all().values())
      this.atom.reportChanged()
    }
  }
}
