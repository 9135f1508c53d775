import { InputError, type Json } from '@fray/kernel'
import { type BandInput, bandSchema } from '../../bands/band.ts'
import type { Race } from '../../bands/profile.ts'
import { begin, prepare } from '../../testing/begun.ts'
import type { Scene, Script } from '../../testing/scene.ts'
import { spherewarsManuscript } from '../game.ts'
import type { ManuscriptInput } from '../setup.ts'

/** A match from its very beginning; scripted dice must all be used. */
export function begun(setup: Partial<ManuscriptInput>, { dice = [], answers = [] }: Script = {}): Scene {
  return begin(spherewarsManuscript, { warbands: ['scions-500', 'alliance-500'], ...setup }, { dice, answers })
}

/** A situation before the first turn, played to the end of the preparation. */
export function preparing(position: Json, script: Script = {}): Scene {
  return prepare(spherewarsManuscript, position, script)
}

/** A warband as somebody writes it. */
export function warband(race: Race, points: number, ...entries: readonly (string | BandInput['entries'][number])[]) {
  return bandSchema.parse({
    race,
    points,
    entries: entries.map((entry) => (typeof entry === 'string' ? { id: entry } : entry)),
  })
}

/** What a setup is refused for; empty if it is sound. */
export function problems(setup: object): string[] {
  try {
    spherewarsManuscript.readSetup(setup)
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems.map(({ field, message }) => `${field}: ${message}`)
  }
}
