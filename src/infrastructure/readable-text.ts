/** Marks that one letter may carry. No language of our customers' names has more than two (ế); some scripts have three. */
const MARKS_OF_A_LETTER = /(\p{M}{3})\p{M}+/gu

/** More than four emoji joined into one. No such picture exists, so they are shown side by side. */
const TOO_MANY_JOINED = /(?:\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*\u200D){4,}/gu

/** Signs that turn the direction of the text after them. Where nothing ends them, they turn our own words too. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g

/** A text of these characters alone needs no change, because all signs above come later in Unicode. */
const PLAIN = /^[\n\r\t -\u02FF]*$/

/**
 * A text of the server, so that it can be shown: a browser breaks no line inside a letter, and draws the marks of a letter over the
 * lines above and below it. Portuguese stays as it is.
 */
export function readableText(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .replace(MARKS_OF_A_LETTER, '$1')
    .replace(TOO_MANY_JOINED, (joined) => joined.replaceAll('\u200D', ''))
    .replace(DIRECTION_MARKS, '')
}
