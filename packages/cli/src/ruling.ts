import type { AnyGame } from '@fray/games'
import {
  type Decision,
  DiceError,
  type GameEvent,
  InputError,
  type MissedAnswer,
  playSituation,
  QuickDice,
  RefusedScriptError,
  type Roll,
  readEntry,
  readSituation,
  ScriptedDice,
  type Situation,
  type SituationOptions,
  scriptOf,
  type WrongFace,
} from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { type AnswerOdds, oddsOfChoice, oddsOfMatch } from './answer-odds.ts'
import { choiceOf, choicesOf, writeAnswer } from './choices.ts'
import { loadGameOfFile } from './load-game.ts'
import { scriptedFuture } from './scripted-future.ts'
import { type AnyMatch, cite, Teller } from './teller.ts'

/** The position of a match and how it was reached. */
export interface Ruling {
  readonly title: string | undefined
  readonly match: AnyMatch
  /** Events to report. */
  readonly events: readonly GameEvent[]
  readonly teller: Teller
  readonly odds: readonly AnswerOdds[] | undefined
  /** Set if dice were missing during an answer: the pending decision came before the last of the events. */
  readonly cut?: DiceShortage
  /** If the script leaves its dice open: the roll that needs more of them. */
  readonly needed?: string
}

/** The point of play at which dice were missing. */
interface DiceShortage {
  readonly state: unknown
}

export interface RulingOptions {
  readonly odds: boolean
  /** Dice seed for situations without dice of their own. */
  readonly seed: string | undefined
}

/** A script that does not fit, with how far it was played, so that its author can see why. */
export class UnfitScript extends InputError {
  readonly ruling: Ruling

  constructor({ what, problems }: InputError, ruling: Ruling) {
    super(what, problems)
    this.ruling = ruling
  }
}

/** Learns how far a script was played, for errors that explain what did not fit. */
type ScriptListeners = Pick<
  SituationOptions<unknown, unknown, TableView>,
  'onSetup' | 'onPass' | 'onAnswerFound' | 'onAmbiguousAnswer' | 'onUnreached'
>

/** Plays a situation; errors are described in the game's own words. */
export async function judgeSituation(data: unknown, options: RulingOptions): Promise<Ruling> {
  const situation = readSituation(data)
  const game = await loadGameOfFile('situation', situation.game)
  let match: AnyMatch | undefined
  let overlooked: PassedInterruption[] = []
  let unreached: readonly number[] = []
  const ambiguous: AmbiguousAnswer[] = []
  const listeners: ScriptListeners = {
    onSetup: (begun) => {
      match = begun
    },
    onPass: (decision, index) => overlooked.push({ decision, index }),
    onAnswerFound: () => {
      overlooked = []
    },
    onAmbiguousAnswer: (asked, unasked, index) => ambiguous.push({ asked, unasked, index }),
    onUnreached: (indexes) => {
      unreached = indexes
    },
  }
  try {
    return judge(game, situation, options, listeners)
  } catch (error) {
    const isShort = error instanceof DiceError && error.unmetRoll !== undefined
    const worded = withOverlooked(game, situation, match, overlooked, describeError(game, situation, match, error))
    const reached = isShort && !situation.openDice ? withUnreached(worded, unreached) : worded
    const told = withAmbiguous(game, match, ambiguous, reached)
    if (!match || !(told instanceof InputError)) throw told
    const teller = Teller.of(game, match)
    const ruling = { title: situation.title, match, events: match.events, teller, odds: undefined }
    const isCut = error instanceof DiceError && error.events.length > 0
    const played = isCut ? { ...ruling, events: error.events, cut: { state: error.state } } : ruling
    if (!situation.openDice || !isShort) throw new UnfitScript(told, played)
    const needed = told.problems.map(({ message }) => message)
    if (unreached.length > 0) needed.push(`no earlier decision took ${namedAnswers(unreached)}`)
    return { ...played, needed: needed.join('; ') }
  }
}

/** Answers that nobody heard since the dice ran out before: they must not look as if they had been taken. */
function withUnreached(told: unknown, unreached: readonly number[]): unknown {
  const [first] = unreached
  if (first === undefined || !(told instanceof InputError)) return told
  const message = `no decision before the dice ran out took ${namedAnswers(unreached)}`
  return new InputError(told.what, [...told.problems, { field: `answers[${first}]`, message }])
}

/** An answer that went to one decision, although it also fits one that was not asked. */
interface AmbiguousAnswer {
  readonly asked: Decision
  readonly unasked: Decision
  readonly index: number
}

/** An answer that was meant for a decision with only one choice may have gone to the next decision instead. */
function withAmbiguous(
  game: AnyGame,
  match: AnyMatch | undefined,
  ambiguous: readonly AmbiguousAnswer[],
  told: unknown,
): unknown {
  const last = ambiguous.at(-1)
  if (!match || !last || !(told instanceof InputError)) return told
  const teller = Teller.of(game, match)
  const message =
    `was given to “${teller.say(last.asked.prompt)}”; it also fits “${teller.say(last.unasked.prompt)}”, ` +
    'which was not asked because only one answer was left'
  return new InputError(told.what, [...told.problems, { field: `answers[${last.index}]`, message }])
}

function namedAnswers(indexes: readonly number[]): string {
  return indexes.map((index) => `answers[${index}]`).join(', ')
}

function describeError(game: AnyGame, situation: Situation, match: AnyMatch | undefined, error: unknown): unknown {
  if (error instanceof RefusedScriptError) return describeRefusal(game, error)
  if (!(error instanceof DiceError)) return error
  // Those who joined later have their names in the state of that moment alone.
  const setup = match?.setup
  const known =
    error.state === undefined || !match ? game.saves.readPosition(situation.position) : { setup, state: error.state }
  const teller = Teller.of(game, known)
  if (error.unmetRoll) return describeMissingDice(teller, situation, error.unmetRoll)
  return error.wrongFace ? describeWrongFace(teller, error.wrongFace) : error
}

/** An interruption that was passed because the script's answer does not fit it. */
interface PassedInterruption {
  readonly decision: Decision
  readonly index: number
}

/** With "passing", a typo passes the very question that the answer was meant for: the error must mention it. */
function withOverlooked(
  game: AnyGame,
  situation: Situation,
  match: AnyMatch | undefined,
  overlooked: readonly PassedInterruption[],
  told: unknown,
): unknown {
  const last = overlooked.at(-1)
  if (!match || !last || !(told instanceof InputError)) return told
  const teller = Teller.of(game, match)
  const written = JSON.stringify(situation.answers?.[last.index])
  const hints = overlooked.map(({ decision }) => {
    const possible = possibleAnswers(decision, teller, match.view(decision.seat))
    return `${written} did not fit “${teller.say(decision.prompt)}”, which was passed; possible answers: ${possible}`
  })
  const field = `answers[${last.index}]`
  return new InputError(told.what, [...told.problems, ...hints.map((message) => ({ field, message }))])
}

function judge(game: AnyGame, situation: Situation, { odds, seed }: RulingOptions, listeners: ScriptListeners): Ruling {
  const dice = seed === undefined ? new ScriptedDice([]) : new QuickDice(seed)
  try {
    const { match } = playSituation(game, situation, { dice, ...listeners })
    const teller = Teller.of(game, match)
    const found = odds ? oddsOfMatch(match, teller, seed) : undefined
    return { title: situation.title, match, events: match.events, teller, odds: found }
  } catch (error) {
    if (odds && error instanceof DiceError && error.unmetRoll && situation.answers?.length) {
      return judgeLastAnswer(game, situation)
    }
    throw error
  }
}

/** Judges a last answer whose dice are missing by its odds, given the dice that are there. */
function judgeLastAnswer(game: AnyGame, { dice = [], answers = [], ...situation }: Situation): Ruling {
  const script = scriptOf(game, dice)
  const { match } = playSituation(game, { ...situation, answers: answers.slice(0, -1) }, { dice: script })
  const teller = Teller.of(game, match)
  const { seat, answer } = readEntry(match, answers.at(-1) ?? null, `answers[${answers.length - 1}]`)
  const odds = match.pending
    .filter((decision) => decision.seat === seat)
    .map((decision) => choiceOf(decision, answer, teller, match.view(seat)))
    .map((choice) => oddsOfChoice(scriptedFuture(match, script), seat, choice, teller))
  return { title: situation.title, match, events: match.events, teller, odds }
}

function describeRefusal(game: AnyGame, error: RefusedScriptError): InputError {
  const { decision, refusal, field, answer, missed } = error
  const match = error.match as AnyMatch
  const teller = Teller.of(game, match)
  const view = match.view(decision.seat)
  const message =
    `${teller.seat(decision.seat)} may not answer ${JSON.stringify(writeAnswer(answer, view))} to “${teller.say(decision.prompt)}”: ` +
    `${teller.say(refusal.reason)}${cite(refusal.rules)}; possible: ${possibleAnswers(decision, teller, view)}` +
    (missed ? `. ${describeMissedQuestion(missed, teller, view)}` : '')
  return new InputError('situation', [{ field, message }])
}

/** Describes a question that was answered automatically, and why the script's answer does not fit it. */
function describeMissedQuestion({ decision, refusal }: MissedAnswer, teller: Teller, view: TableView): string {
  return (
    `“${teller.say(decision.prompt)}” was not asked of ${teller.seat(decision.seat)}: ` +
    `only ${possibleAnswers(decision, teller, view)} was left, because: ${teller.say(refusal.reason)}${cite(refusal.rules)}`
  )
}

/** Maximum number of answers to name, including the last one, which often ends something. */
const MAX_ANSWERS_NAMED = 20
/** Of places, which are long to read, only so many. */
const MAX_PLACES_NAMED = 4

function possibleAnswers(decision: Decision, teller: Teller, view: TableView): string {
  const named = decision.kind === 'place' ? MAX_PLACES_NAMED : MAX_ANSWERS_NAMED
  const all = choicesOf(decision, teller, view).map(({ written }) => JSON.stringify(written))
  if (all.length <= named) return all.join(', ')
  return [...all.slice(0, named - 1), `and ${all.length - named} more`, all.at(-1)].join(', ')
}

function describeWrongFace(teller: Teller, { roll, index, value, sides }: WrongFace): InputError {
  const message =
    `a ${sides}-sided die cannot show ${value}: “${teller.say(roll.purpose)}”${cite(roll.rules)} ` +
    `is ${poolsOf(roll, teller)}`
  return new InputError('situation', [{ field: `dice[${index}]`, message }])
}

/** Describes the dice of a roll and their seats. */
function poolsOf({ pools }: Roll, teller: Teller): string {
  return pools.map(({ seat, count, sides }) => `${count}d${sides} of ${teller.seat(seat)}`).join(' and ')
}

function describeMissingDice(teller: Teller, { dice }: Situation, roll: Roll): InputError {
  const count = roll.pools.reduce((sum, pool) => sum + pool.count, 0)
  const written = dice
    ? `the ${dice.length === 1 ? 'one die of the script runs' : `${dice.length} dice of the script run`} out`
    : 'dice are missing (add some, or give --seed)'
  const message =
    `${written}: “${teller.say(roll.purpose)}”${cite(roll.rules)} needs ` +
    `${count === 1 ? '1 die' : `${count} dice`}, ${poolsOf(roll, teller)}`
  return new InputError('situation', [{ field: 'dice', message }])
}
