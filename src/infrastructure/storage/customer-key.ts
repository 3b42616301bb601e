/** About a thousand CPFs share a key of so many bits. */
const BITS = 20

/**
 * A stable key of a document number, for what stays on the device after signing out. It is short, so that nobody can count from a key back
 * to one document (docs/decisions/144). Two customers of one device have the same key once in a million.
 */
export function customerKey(document: string): string {
  // FNV-1a, 32 bits. The upper bits are the better mixed ones.
  let hash = 0x811c9dc5
  for (let index = 0; index < document.length; index++) {
    hash = Math.imul(hash ^ document.charCodeAt(index), 0x01000193)
  }
  return (hash >>> (32 - BITS)).toString(36)
}
