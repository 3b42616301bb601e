import type { Cancel } from '@application/clock.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'

export class InMemoryPreferredStore extends PreferredStore {
  private readonly listeners = new Set<() => void>()

  constructor(private storeId?: number) {
    super()
  }

  read(): number | undefined {
    return this.storeId
  }

  choose(storeId: number): void {
    this.storeId = storeId
    for (const listener of [...this.listeners]) listener()
  }

  subscribe(listener: () => void): Cancel {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
