import type { Cancel } from '@application/clock.ts'
import { StoredProfileImage } from '@application/profile/stored-profile-image.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import { InMemorySessionStore } from '../session/in-memory-session-store.ts'
import { SessionMemory } from '../session/session-memory.ts'

const KEY = 'photo'

export class InMemoryStoredProfileImage extends StoredProfileImage {
  private readonly kept: SessionMemory<string | undefined>
  private readonly listeners = new Set<(url: string | undefined) => void>()

  constructor(url?: string, sessions: SessionStore = new InMemorySessionStore()) {
    super()
    this.kept = new SessionMemory(sessions)
    this.change(url)
  }

  read(): string | undefined {
    return this.kept.get(KEY)
  }

  keep(url: string): void {
    this.change(url)
  }

  forget(): void {
    this.change(undefined)
  }

  subscribe(listener: (url: string | undefined) => void): Cancel {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private change(url: string | undefined): void {
    this.kept.set(KEY, url)
    for (const listener of [...this.listeners]) listener(url)
  }
}
