import type { Cancel } from './clock.ts'

/** Those who want to be told of something. Each call of `tell` reaches those who listened when it began. */
export class Listeners<What extends readonly unknown[] = []> {
  private readonly all = new Set<(...what: What) => void>()

  add(listener: (...what: What) => void): Cancel {
    this.all.add(listener)
    return () => this.all.delete(listener)
  }

  tell(...what: What): void {
    for (const listener of [...this.all]) listener(...what)
  }
}
