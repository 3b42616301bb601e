import { describe } from 'vitest'

/**
 * Proves the same promises of a port on each of its adapters.
 * @param adapters how each adapter is arranged for one test, by the words that name it in a report.
 */
export function contract<Arrange>(
  port: { readonly name: string },
  adapters: Readonly<Record<string, Arrange>>,
  promises: (arrange: Arrange) => void,
): void {
  if (Object.keys(adapters).length < 2) throw new Error(`${port.name} needs two adapters at least`)
  describe.each(Object.entries(adapters))(`${port.name} %s`, (_, arrange) => promises(arrange))
}

/** Changes every part of an answer that can be changed, as a careless caller might. */
export function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    spoil(inner)
    if (typeof inner !== 'object') Reflect.set(value, key, 'spoilt')
  }
  if (Array.isArray(value)) Reflect.set(value, 'length', 0)
}
