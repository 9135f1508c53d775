import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** About a tenth of a second and 64 MB for each try: what OWASP asks of scrypt. */
const COST: ScryptOptions = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }
const LENGTH = 32

/** Hashes a password with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt)
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`
}

/**
 * Checks a password against its hash. Without a hash it takes as long and fails, so that the time of a reply does not tell
 * which names exist.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? NOBODY).split(':')
  const derived = await derive(password, Buffer.from(salt, 'base64url'))
  const expected = Buffer.from(key, 'base64url')
  return hash !== undefined && expected.length === derived.length && timingSafeEqual(expected, derived)
}

const NOBODY = `scrypt:${Buffer.alloc(16).toString('base64url')}:`

/** The same letters count as the same, however a keyboard composes them. */
function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
