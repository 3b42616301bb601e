import type { SessionStore } from '@application/session/session-store.ts'

/** Keeps copies of values until the session ends. */
export class SessionMemory<Value> {
  private readonly values = new Map<string | number, Value>()

  constructor(private readonly sessions: SessionStore) {
    sessions.subscribe(() => {
      if (sessions.current() === undefined) this.values.clear()
    })
  }

  /** Whose values are kept now; empty without a session. */
  get customer(): string {
    return this.sessions.current()?.customer ?? ''
  }

  get(key: string | number): Value | undefined {
    return structuredClone(this.values.get(key))
  }

  set(key: string | number, value: Value): void {
    this.values.set(key, structuredClone(value))
  }

  delete(key: string | number): void {
    this.values.delete(key)
  }
}
