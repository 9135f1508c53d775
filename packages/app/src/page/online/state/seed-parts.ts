import type { Contribution } from '@fray/kernel'
import { randomId } from '../../../shared/random-id.ts'
import { readChoice, saveChoice } from '../../store/stored-choice.ts'

/** The storage key, and how many matches are remembered. */
const KEY = 'fray.seeds'
const LIMIT = 100

/** The reader's parts of the seeds of their matches, by code. They stay, so that the dice can be checked afterwards. */
const parts = new Map<string, Contribution>(readParts())

function readParts(): [string, Contribution][] {
  try {
    const stored: unknown = JSON.parse(readChoice(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isStoredPart) : []
  } catch {
    return []
  }
}

function isStoredPart(stored: unknown): stored is [string, Contribution] {
  if (!Array.isArray(stored) || typeof stored[0] !== 'string') return false
  const part = stored[1] as Partial<Contribution> | null | undefined
  return typeof part?.secret === 'string' && typeof part.salt === 'string'
}

export function seedPartOf(code: string): Contribution | undefined {
  return parts.get(code)
}

export function rememberSeedPart(code: string, part: Contribution): void {
  parts.set(code, part)
  saveChoice(KEY, JSON.stringify([...parts].slice(-LIMIT)))
}

export function createSeedPart(): Contribution {
  return { secret: randomId(), salt: randomId() }
}
