import type { Cancel } from '@application/clock.ts'
import { Listeners } from '@application/listeners.ts'
import { PressedNotifications } from '@application/push/pressed-notifications.ts'

export class InMemoryPressedNotifications extends PressedNotifications {
  private readonly listeners = new Listeners<[screen: string]>()

  subscribe(listener: (screen: string) => void): Cancel {
    return this.listeners.add(listener)
  }

  /** A notification about this screen is pressed. */
  press(screen: string): void {
    this.listeners.notify(screen)
  }
}
