import { InputError, type Json, Match, playSituation, readEntry, ScriptedDice, text } from '@fray/kernel'
import { type BandInput, bandSchema } from '../../bands/band.ts'
import type { Race } from '../../bands/profile.ts'
import type { Scene, Script } from '../../testing/scene.ts'
import { spherewarsManuscript } from '../game.ts'
import type { ManuscriptInput } from '../setup.ts'

/** A match from its very beginning; scripted dice must all be used. */
export function begun(setup: Partial<ManuscriptInput>, { dice = [], answers = [] }: Script = {}): Scene {
  const agreed = spherewarsManuscript.readSetup({ warbands: ['scions-500', 'alliance-500'], ...setup })
  const script = new ScriptedDice(dice.map((face) => (face === 'S' ? 6 : face)))
  const beginning = { setup: agreed, state: spherewarsManuscript.begin(agreed) }
  const match = Match.start(spherewarsManuscript, beginning, '', { dice: script })
  for (const [i, entry] of answers.entries()) give(match, entry, i)
  if (script.left > 0) throw new Error(`${script.left} dice were not thrown`)
  return match
}

function give(match: Scene, entry: Json, index: number): void {
  const { seat, answer } = readEntry(match, entry, `answers[${index}]`)
  const answered = match.answer(seat, answer)
  if (!answered.ok) throw new Error(`answers[${index}] is refused: ${answered.reason.id} ${answered.rules.join(' ')}`)
}

/** A situation before the first turn, played to the end of the preparation. */
export function preparing(position: Json, { dice = [], answers = [] }: Script = {}): Scene {
  const game: typeof spherewarsManuscript = {
    ...spherewarsManuscript,
    outcome: ({ phase }) => (phase === 'turn' ? { winners: [], reason: text('title'), rules: [] } : undefined),
  }
  return playSituation(game, { game: game.id, position, dice, answers }).match
}

/** A warband as somebody writes it. */
export function warband(race: Race, points: number, ...entries: readonly (string | BandInput['entries'][number])[]) {
  return bandSchema.parse({
    race,
    points,
    entries: entries.map((each) => (typeof each === 'string' ? { id: each } : each)),
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
