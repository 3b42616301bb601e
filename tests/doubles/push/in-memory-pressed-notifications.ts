import type { Cancel } from '@application/clock.ts'
import { PressedNotifications } from '@application/push/pressed-notifications.ts'

export class InMemoryPressedNotifications extends PressedNotifications {
  private readonly listeners = new Set<(screen: string) => void>()

  subscribe(listener: (screen: string) => void): Cancel {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** A notification about this screen is pressed. */
  press(screen: string): void {
    for (const listener of [...this.listeners]) listener(screen)
  }
}
