/** As much of a window as adapters touch when they are made. Its storages are blocked, as a strict browser's are. */
export const scriptedWindow = {
  addEventListener: () => {},
  removeEventListener: () => {},
  document: { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: 'visible' },
  navigator: { onLine: true, userAgent: 'Chrome', maxTouchPoints: 0 },
  matchMedia: () => ({ matches: false }),
} as unknown as Window & typeof globalThis
