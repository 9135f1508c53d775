/** The part of the browser's cryptography that pages without encryption do not have, such as those of another machine at home. */
const { randomUUID }: { randomUUID?: typeof crypto.randomUUID } = crypto

/** Makes an id that nobody can guess. */
export function randomId(): string {
  if (randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
