import type { Cancel } from './clock.ts'

/** A list of functions to call when something happens. `notify` calls those that were in the list when it began. */
export class Listeners<What extends readonly unknown[] = []> {
  private readonly all = new Set<(...what: What) => void>()

  add(listener: (...what: What) => void): Cancel {
    this.all.add(listener)
    return () => this.all.delete(listener)
  }

  notify(...what: What): void {
    for (const listener of [...this.all]) listener(...what)
  }
}
