/** Characters of a code that people read as one word: a gap in it would look like a space that has to be typed. */
const MAX_WHOLE = 8
/** People read a word as a whole, and remember digits in groups of four. */
const MAX_WORD = 10
const MAX_NUMBER = 4

/**
 * A long code in groups that are easy to read aloud: `ANIVERSARIO26` is `ANIVER`, `SARIO`, `26`. A code with separators of its own
 * (`SO-CODIGO 12`) keeps them inside a group. Joined, the groups are the code.
 */
export function codeGroups(code: string): readonly string[] {
  if (code.length > 0 && code.length <= MAX_WHOLE) return [code]
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
  const longest = /^\d/.test(run) ? MAX_NUMBER : MAX_WORD
  const length = Math.ceil(characters.length / Math.ceil(characters.length / longest))
  return Array.from({ length: Math.ceil(characters.length / length) }, (_, piece) =>
    characters.slice(piece * length, (piece + 1) * length).join(''),
  )
}
