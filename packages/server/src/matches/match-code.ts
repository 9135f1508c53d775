import { randomBytes } from 'node:crypto'

/** Letters and digits that are not mistaken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Makes the name of a match in its link: about 59 bits, so that nobody finds a match by guessing. */
export function createCode(): string {
  return Array.from(randomBytes(12), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
