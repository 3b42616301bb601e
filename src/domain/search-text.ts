/** A text as it is compared in searches: without accents, in lower case, with single spaces. */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether these texts contain every wanted word, in any order. */
export function matchesSearch(wanted: string, texts: readonly (string | undefined)[]): boolean {
  const words = searchText(wanted).split(' ')
  const searched = searchText(texts.filter(Boolean).join(' '))
  return words.every((word) => searched.includes(word))
}
