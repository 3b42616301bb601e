/** An opaque, stable key for a document number: 53 bits of FNV-1a, enough to keep customers of one device apart. */
export function customerKey(document: string): string {
  let hash = 0xcbf29ce484222325n
  for (const character of document) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n)
  }
  return (hash & 0x1fffffffffffffn).toString(36)
}
