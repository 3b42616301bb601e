/** About a thousand CPFs share a key of so many bits. */
const BITS = 20

/**
 * Makes a key from a document number, always the same one. What stays on the device after signing out is kept under it. The key is short:
 * many documents share it, so it does not show whose it is (docs/decisions/144). Two customers of one device share a key once in a million.
 */
export function customerKey(document: string): string {
  // FNV-1a, 32 bits. The upper bits are the better mixed ones.
  let hash = 0x811c9dc5
  for (let index = 0; index < document.length; index++) {
    hash = Math.imul(hash ^ document.charCodeAt(index), 0x01000193)
  }
  return (hash >>> (32 - BITS)).toString(36)
}
