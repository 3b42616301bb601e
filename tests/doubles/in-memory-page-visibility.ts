import type { Cancel } from '@application/clock.ts'
import { PageVisibility } from '@application/page-visibility.ts'

export class InMemoryPageVisibility extends PageVisibility {
  private visible = true
  private readonly listeners = new Set<() => void>()

  isVisible(): boolean {
    return this.visible
  }

  onReturn(listener: () => void): Cancel {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  leave(): void {
    this.visible = false
  }

  comeBack(): void {
    this.visible = true
    for (const listener of [...this.listeners]) listener()
  }
}
