import { type Decision, type Json, Match, playSituation, QuickDice, readEntry, ScriptedDice, text } from '@fray/kernel'
import { spherewars } from '../game.ts'
import type { SetupInput } from '../preparation/setup.ts'
import type { Scene, Script } from './scene.ts'

interface BegunScript {
  /** Without a script, dice are rolled from a fixed seed. */
  readonly dice?: readonly (number | 'S')[]
  readonly answers?: readonly Json[]
}

/** Starts a match from its very beginning, on an empty table by default; scripted dice must all be used. */
export function startedMatch(setup: Partial<SetupInput>, script: BegunScript = {}): Scene {
  return startMatchOf(spherewars, { seats: SEATS, battlefield: [], ...setup }, script)
}

/** Starts a match of either edition. */
export function startMatchOf(game: typeof spherewars, setup: object, { dice, answers = [] }: BegunScript): Scene {
  const agreed = game.rules.readSetup(setup)
  const script = dice && new ScriptedDice(dice.map((face) => (face === 'S' ? 6 : face)))
  const beginning = { setup: agreed, state: game.rules.begin(agreed) }
  const match = Match.start(game, beginning, '', { dice: script ?? new QuickDice('begun') })
  for (const [i, entry] of answers.entries()) give(match, entry, i)
  if (script && script.left > 0) throw new Error(`${script.left} dice were not thrown`)
  return match
}

/** Plays a situation before the first turn to the end of the preparation. */
export function playPreparation(position: Json, script: Script = {}): Scene {
  return playPreparationOf(spherewars, position, script)
}

/** Does the same for either edition. */
export function playPreparationOf(
  edition: typeof spherewars,
  position: Json,
  { dice = [], answers = [] }: Script,
): Scene {
  const game: typeof spherewars = {
    ...edition,
    rules: {
      ...edition.rules,
      outcome: ({ phase }) => (phase === 'turn' ? { winners: [], reason: text('title'), rules: [] } : undefined),
    },
  }
  return playSituation(game, { game: game.id, position, dice, answers }).match
}

/** Taem (COM 3) against Igniis (COM 2). */
const SEATS: SetupInput['seats'] = [{ bands: ['alliance-skirmish'] }, { bands: ['urueh-skirmish'] }]

function give(match: Scene, entry: Json, index: number): void {
  const { seat, answer } = readEntry(match, entry, `answers[${index}]`)
  const answered = match.answer(seat, answer)
  if (!answered.ok) throw new Error(`answers[${index}] is refused: ${answered.reason.id} ${answered.rules.join(' ')}`)
}

/** Answers everything with the first option until the pending decision (or none) meets the condition. */
export function answerUntil(match: Scene, until: (decision: Decision | undefined) => boolean): Scene {
  for (let decision = match.pending[0]; !until(decision); decision = match.pending[0]) {
    if (!decision) throw new Error('the game is over')
    const first = decision.kind === 'pick' ? decision.options[0]!.key : (decision.suggest()[0] ?? 'nothing suggested')
    const answered = match.answer(decision.seat, first)
    if (!answered.ok) throw new Error(`${decision.prompt.id} refuses its own suggestion: ${answered.reason.id}`)
  }
  return match
}

/** Plays on until all combatants are placed. */
export function deployAll(match: Scene): Scene {
  return answerUntil(match, () => match.outcome !== undefined || match.state.turn > 0)
}
