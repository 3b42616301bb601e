/** A browser's window that has only these parts. It can hear events. */
export function windowOf(parts: object): Window & typeof globalThis {
  return Object.assign(new EventTarget(), parts) as unknown as Window & typeof globalThis
}
