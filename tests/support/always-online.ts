import type { DeviceConnection } from '@infrastructure/device-connection.ts'

/** A device that never loses its connection. */
export const ALWAYS_ONLINE: DeviceConnection = {
  isOnline: () => true,
  serverAnswered: () => {},
  subscribe: () => () => {},
}
