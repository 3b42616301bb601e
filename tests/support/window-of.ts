/** A browser's window of which only these parts exist. It can hear events. */
export function windowOf(parts: object): Window & typeof globalThis {
  return Object.assign(new EventTarget(), parts) as unknown as Window & typeof globalThis
}
