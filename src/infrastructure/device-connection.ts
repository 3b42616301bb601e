import type { Cancel } from '@application/clock.ts'

/** What the device itself knows of its connection. */
export abstract class DeviceConnection {
  abstract isOnline(): boolean
  /** A server has answered what was sent while the device said that it is offline: the device is wrong (docs/decisions/133). */
  abstract serverAnswered(): void
  abstract subscribe(listener: () => void): Cancel
}
