import type { Cancel } from '@application/clock.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { InMemorySessionStore } from '../session/in-memory-session-store.ts'

export class InMemoryPreferredStore extends PreferredStore {
  private readonly listeners = new Set<() => void>()
  private readonly byCustomer = new Map<string | undefined, number>()

  constructor(
    storeId?: number,
    private readonly sessions: SessionStore = new InMemorySessionStore(),
  ) {
    super()
    if (storeId !== undefined) this.choose(storeId)
  }

  read(): number | undefined {
    return this.byCustomer.get(this.sessions.current()?.customer)
  }

  choose(storeId: number): void {
    this.byCustomer.set(this.sessions.current()?.customer, storeId)
    for (const listener of [...this.listeners]) listener()
  }

  subscribe(listener: () => void): Cancel {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
