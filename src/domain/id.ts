/** What the backend calls a thing by. Some backends have numbers, some have texts such as `NAT-26`. */
export type Id = number | string

/** Reads an id; undefined for blank text. It becomes a number only where no character is lost: `007` stays a text. */
export function idOf(text: string): Id | undefined {
  const id = text.trim()
  if (id === '') return undefined
  return String(Number(id)) === id && Number.isSafeInteger(Number(id)) ? Number(id) : id
}
