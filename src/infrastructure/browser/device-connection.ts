import type { Cancel } from '@application/clock.ts'

/** What the device itself knows of its connection. */
export interface DeviceConnection {
  isOnline(): boolean
  subscribe(listener: () => void): Cancel
}

export const deviceConnection = (window: Window): DeviceConnection => ({
  isOnline: () => window.navigator.onLine,
  subscribe: (listener) => {
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
})
