import { InputError, type Json } from '@fray/kernel'
import { type BandInput, bandSchema } from '../../bands/band-list.ts'
import type { Race } from '../../bands/profile.ts'
import type { Scene, Script } from '../../testing/scene.ts'
import { playPreparationOf, startMatchOf } from '../../testing/started-match.ts'
import { spherewarsManuscript } from '../game.ts'
import type { ManuscriptInput } from '../preparation/setup.ts'

/** Starts a match from its very beginning; scripted dice must all be used. */
export function startedMatch(setup: Partial<ManuscriptInput>, { dice = [], answers = [] }: Script = {}): Scene {
  return startMatchOf(spherewarsManuscript, { warbands: ['scions-500', 'alliance-500'], ...setup }, { dice, answers })
}

/** Plays a situation before the first turn to the end of the preparation. */
export function playPreparation(position: Json, script: Script = {}): Scene {
  return playPreparationOf(spherewarsManuscript, position, script)
}

/** Writes a warband list as a player would. */
export function warband(race: Race, points: number, ...entries: readonly (string | BandInput['entries'][number])[]) {
  return bandSchema.parse({
    race,
    points,
    entries: entries.map((entry) => (typeof entry === 'string' ? { id: entry } : entry)),
  })
}

/** Gets the refusals of a setup; empty if it is valid. */
export function setupProblems(setup: object): string[] {
  try {
    spherewarsManuscript.rules.readSetup(setup)
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems.map(({ field, message }) => `${field}: ${message}`)
  }
}
