import { windowOf } from './window-of.ts'

/**
 * The parts of a window that adapters use when they are created. Its storages are blocked, as a strict browser's are. Each container gets one
 * of its own: in a shared one the listeners of all containers would add up.
 */
export const scriptedWindow = () =>
  windowOf({
    document: windowOf({ visibilityState: 'visible', querySelector: () => null, getElementById: () => null }),
    navigator: { onLine: true, userAgent: 'Chrome', maxTouchPoints: 0 },
    matchMedia: () => ({ matches: false }),
  })
