import { type Cancel, Clock } from '@application/clock.ts'
import { createAtom } from 'mobx'

const MINUTE = 60_000

/** The time, for screens. What a screen computes from it is computed again each minute, while the screen stays open. */
export class Now {
  static readonly dependencies = [Clock] as const

  private cancelTick: Cancel = () => {}
  private readonly atom = createAtom(
    'Now',
    () => this.tickLater(),
    () => this.cancelTick(),
  )

  constructor(private readonly clock: Clock) {}

  /** Epoch milliseconds. */
  get time(): number {
    this.atom.reportObserved()
    return this.clock.now()
  }

  private tickLater(): void {
    this.cancelTick = this.clock.after(MINUTE, () => {
      this.tickLater()
      this.atom.reportChanged()
    })
  }
}
