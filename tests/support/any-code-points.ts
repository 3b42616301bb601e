import fc from 'fast-check'

const isHalfOfPair = (code: number) => code >= 0xd800 && code <= 0xdfff

/**
 * Any text, with many signs of ASCII in it. The library's own (`unit: 'binary'`) first lists all code points, which takes seconds on a slow
 * machine.
 */
export const anyCodePoints = (maxLength = 10): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff), fc.nat(0x10ffff)), { maxLength })
    .map((codes) => String.fromCodePoint(...codes.filter((code) => !isHalfOfPair(code))))
