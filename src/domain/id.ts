/** What the backend calls a thing by. Some backends have numbers, some have texts such as `NAT-26`. */
export type Id = number | string

/** The id that a text says; undefined where it is blank. Zeros in front and digits that a number cannot hold stay as they came. */
export function idOf(text: string): Id | undefined {
  const id = text.trim()
  if (id === '') return undefined
  return String(Number(id)) === id && Number.isSafeInteger(Number(id)) ? Number(id) : id
}
