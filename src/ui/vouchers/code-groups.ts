/** A word is read whole; digits are remembered by fours. */
const LONGEST_WORD = 10
const LONGEST_NUMBER = 4

/**
 * A code in groups that can be read aloud: words apart from numbers, and none too long. `NATAL26` is `NATAL`, `26`.
 * Together they are the code, character for character: where it separates itself (`SO-CODIGO 12`), it stays in one group.
 */
export function codeGroups(code: string): readonly string[] {
  const groups: string[] = []
  for (const piece of code.match(/[\s\-.]+|\d+|[^\d\s\-.]+/g)?.flatMap(shortPieces) ?? []) {
    const last = groups.at(-1)
    if (last === undefined || !(endsSeparated(last) || endsSeparated(piece))) groups.push(piece)
    else groups[groups.length - 1] = last + piece
  }
  return groups
}

const endsSeparated = (text: string): boolean => /[\s\-.]$/.test(text)

/** A word or a number in pieces of about the same length. */
function shortPieces(run: string): readonly string[] {
  const characters = [...run]
  const longest = /^\d/.test(run) ? LONGEST_NUMBER : LONGEST_WORD
  const length = Math.ceil(characters.length / Math.ceil(characters.length / longest))
  return Array.from({ length: Math.ceil(characters.length / length) }, (_, piece) =>
    characters.slice(piece * length, (piece + 1) * length).join(''),
  )
}
