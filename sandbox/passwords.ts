import { randomBytes, randomInt, scryptSync, timingSafeEqual } from 'node:crypto'

/** Far below what production needs: the sandbox hashes many throw-away passwords in every test run. */
const COST = { N: 256, r: 8, p: 1 }
const KEY_BYTES = 32

/** A salted scrypt hash, `salt:key` in hexadecimal. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${scryptSync(password, salt, KEY_BYTES, COST).toString('hex')}`
}

/** Whether a password is the one that was hashed, in a time that does not depend on where they differ. */
export function passwordMatches(password: string, hash: string): boolean {
  const [salt = '', key = ''] = hash.split(':')
  const expected = Buffer.from(key, 'hex')
  const actual = scryptSync(password, Buffer.from(salt, 'hex'), KEY_BYTES, COST)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** A new password that is easy to read aloud: four syllables and two digits. */
export function inventPassword(): string {
  const oneOf = (characters: string) => characters.charAt(randomInt(characters.length))
  const syllables = Array.from({ length: 4 }, () => oneOf('bcdfglmnprstv') + oneOf('aeiou')).join('')
  return syllables + oneOf('23456789') + oneOf('23456789')
}
