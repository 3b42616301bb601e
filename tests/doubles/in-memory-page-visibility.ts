import type { Cancel } from '@application/clock.ts'
import { Listeners } from '@application/listeners.ts'
import { PageVisibility } from '@application/page-visibility.ts'

export class InMemoryPageVisibility extends PageVisibility {
  private visible = true
  private readonly listeners = new Listeners()

  isVisible(): boolean {
    return this.visible
  }

  onReturn(listener: () => void): Cancel {
    return this.listeners.add(listener)
  }

  leave(): void {
    this.visible = false
  }

  comeBack(): void {
    this.visible = true
    this.listeners.notify()
  }
}
