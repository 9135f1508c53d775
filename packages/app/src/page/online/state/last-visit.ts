import { readChoice, saveChoice } from '../../store/stored-choice.ts'

/** The storage key, and how many matches are remembered. */
const KEY = 'fray.visits'
const LIMIT = 100

/** The last step that the reader has seen of their matches, by code. */
const visits = new Map<string, number>(readVisits())

function readVisits(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(readChoice(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isVisit) : []
  } catch {
    return []
  }
}

function isVisit(stored: unknown): stored is [string, number] {
  return Array.isArray(stored) && typeof stored[0] === 'string' && Number.isInteger(stored[1])
}

export function lastStepSeen(code: string): number | undefined {
  return visits.get(code)
}

export function rememberStepSeen(code: string, step: number): void {
  if (visits.get(code) === step) return
  visits.delete(code)
  visits.set(code, step)
  saveChoice(KEY, JSON.stringify([...visits].slice(-LIMIT)))
}
