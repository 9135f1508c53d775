/**
 * The dice commitments that this browser showed when matches started. They are stored apart from the matches, so that a
 * match with an exchanged seed does not agree with what people saw.
 */
const KEY = 'fray.commitments'
const LIMIT = 200

export function rememberCommitment(commitment: string): void {
  const noted = readShownCommitments()
  if (noted.includes(commitment)) return
  try {
    localStorage.setItem(KEY, JSON.stringify([...noted, commitment].slice(-LIMIT)))
  } catch {
    // If nothing is stored, people who wrote it down can still check it.
  }
}

export function wasShown(commitment: string): boolean {
  return readShownCommitments().includes(commitment)
}

function readShownCommitments(): readonly string[] {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(noted) ? noted.filter((commitment) => typeof commitment === 'string') : []
  } catch {
    return []
  }
}
