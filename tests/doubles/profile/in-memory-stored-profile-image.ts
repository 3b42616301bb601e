import type { Cancel } from '@application/clock.ts'
import { StoredProfileImage } from '@application/profile/stored-profile-image.ts'

export class InMemoryStoredProfileImage extends StoredProfileImage {
  private readonly listeners = new Set<(url: string | undefined) => void>()

  constructor(private url?: string) {
    super()
  }

  read(): string | undefined {
    return this.url
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
    this.url = url
    for (const listener of [...this.listeners]) listener(url)
  }
}
