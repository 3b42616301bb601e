import type { Cancel } from '@application/clock.ts'

/** What the device itself knows of its connection. */
export abstract class DeviceConnection {
  abstract isOnline(): boolean
  abstract subscribe(listener: () => void): Cancel
}
