import { z } from 'zod'
import { withRest } from '../decisions/arrangement.ts'
import { type Decision, formatAnswer, judgeAnswer, optionsOf } from '../decisions/decision.ts'
import type { Refusal } from '../decisions/verdict.ts'
import { ScriptedDice } from '../dice/random.ts'
import type { Game } from '../game/game.ts'
import { InputError } from '../input/errors.ts'
import { readInput } from '../input/input.ts'
import { type GivenAnswer, Match, type MatchOptions } from '../match/match.ts'
import type { Json, Seat } from '../match/seat.ts'
import { text } from '../texts/message.ts'

/** The part of a situation that all games share. The rest belongs to the game and is read by its `situate`. */
export interface Situation {
  readonly game: string
  readonly title?: string | undefined
  readonly notes?: string | undefined
  /** Faces of the dice in the order they fall. */
  readonly dice?: readonly (number | string)[] | undefined
  /** The dice after the script are left open: the situation ends where more are needed. */
  readonly openDice?: true
  /** Interruptions the script does not answer are passed. */
  readonly passing?: 'unmentioned' | undefined
  /** Answers in order; if several seats choose at once, { seat, answer }. */
  readonly answers?: readonly Json[] | undefined
  /** The part that the game sets up: table, figures, sequence. */
  readonly position: Json
}

const situationSchema = z.looseObject({
  game: z.string(),
  title: z.string().optional(),
  notes: z.string().optional(),
  dice: z.array(z.union([z.number(), z.string()])).optional(),
  answers: z.array(z.json()).optional(),
  passing: z.literal('unmentioned').optional(),
})

const seatedAnswerSchema = z.strictObject({ seat: z.number().int().nonnegative(), answer: z.json() })

const suggestionSchema = z.strictObject({ suggested: z.number().int().positive() })

/** Ends a list of dice that leaves the rest open. */
const OPEN_DICE = '...'

export function readSituation(data: unknown): Situation {
  const { game, title, notes, dice, answers, passing, ...position } = readInput('situation', situationSchema, data)
  const read = { game, title, notes, dice, answers, passing, position: position as Json }
  return dice?.at(-1) === OPEN_DICE ? { ...read, dice: dice.slice(0, -1), openDice: true } : read
}

/** Makes a script of dice from the game's own faces ("S" for 6) and numbers. */
export function scriptOf(game: Game, dice: readonly (number | string)[]): ScriptedDice {
  return new ScriptedDice(
    dice.map((face, i) => {
      if (typeof face === 'number') return face
      const value = game.content.faces && Object.hasOwn(game.content.faces, face) ? game.content.faces[face] : undefined
      if (value !== undefined) return value
      throw new InputError('situation', [
        { field: `dice[${i}]`, message: `"${face}" is not a face of this game's dice` },
      ])
    }),
  )
}

/** A played situation. */
interface PlayedSituation<State, Setup, View> {
  readonly match: Match<State, Setup, View>
  readonly dice: ScriptedDice | undefined
}

/** How a situation is played. */
export interface SituationOptions<State, Setup, View> extends MatchOptions {
  /** Gets the match before anything is played, for callers who want to know how far a faulty script got. */
  readonly onSetup?: (match: Match<State, Setup, View>) => void
  /** Told which interruption was passed because this answer of the script does not fit it. */
  readonly onPass?: (decision: Decision, index: number) => void
  /** Told that an answer of the script has found its question. */
  readonly onAnswerFound?: () => void
  /** Called when an answer goes to the pending decision, and also fits one that had only one choice just before. */
  readonly onAmbiguousAnswer?: (asked: Decision, unasked: Decision, index: number) => void
  /** Called with the indexes of answers that had found no decision before an error. */
  readonly onUnreached?: (indexes: readonly number[]) => void
}

/**
 * Lays out a situation and plays its script. With scripted dice, running out is an error, and so are dice left over
 * after all answers. `options.dice` serves situations without dice of their own.
 */
export function playSituation<State, Setup, View>(
  game: Game<State, Setup, View>,
  situation: Situation,
  {
    onSetup,
    onPass,
    onAnswerFound,
    onAmbiguousAnswer,
    onUnreached,
    ...options
  }: SituationOptions<State, Setup, View> = {},
): PlayedSituation<State, Setup, View> {
  if (situation.game !== game.id) {
    throw new InputError('situation', [{ field: 'game', message: `is "${situation.game}", not "${game.id}"` }])
  }
  const dice = situation.dice ? scriptOf(game as Game, situation.dice) : undefined
  const source = dice ?? options.dice ?? new ScriptedDice([])
  const unasked: Decision[] = []
  const told = { ...options, dice: source, onForcedChoice: (decision: Decision) => unasked.push(decision) }
  const passing = situation.passing === 'unmentioned'
  const answers = situation.answers ?? []
  const beginning = game.saves.readPosition(situation.position)
  let begun: Match<State, Setup, View> | undefined
  let reached = 0
  try {
    const match = Match.start(game, beginning, '', told, onSetup)
    begun = match
    for (const [i, entry] of answers.entries()) {
      const isSettled = () => isAnswerToPending(match, entry) || indexOfSkipped(match, entry, unasked) >= 0
      let goesOn = passing
      while (goesOn && !isSettled()) goesOn = passInterruption(match, (decision) => onPass?.(decision, i))
      while (!isSettled() && takeOnlyChoice(match, unasked));
      if (isSettled()) onAnswerFound?.()
      const unaskedToo = unasked[indexOfSkipped(match, entry, unasked)]
      if (unaskedToo && isAnswerToPending(match, entry)) onAmbiguousAnswer?.(askedFor(match, entry), unaskedToo, i)
      reached = i + 1
      if (isAnswerToPending(match, entry) || !takeSkipped(match, entry, unasked)) {
        giveScriptedAnswer(match, entry, `answers[${i}]`, unasked)
      }
    }
    for (let goesOn = passing; goesOn; ) goesOn = passInterruption(match)
    // Unused dice are meant for forced steps that follow; if some have been used, the rest are too many.
    while (dice && dice.left > 0 && dice.left === situation.dice?.length && takeOnlyChoice(match, unasked));
    if (dice && dice.left > 0) {
      throw new InputError('situation', [{ field: 'dice', message: `${dice.left} of the script were not thrown` }])
    }
    return { match, dice }
  } catch (error) {
    const match = begun

    const left = answers.flatMap((entry, i) =>
      i < reached || (match && takeSkipped(match, entry, unasked)) ? [] : [i],
    )
    if (left.length > 0) onUnreached?.(left)
    throw error
  }
}

/** Passes the pending interruption of a single seat; false if there is none. */
function passInterruption(match: Match<unknown, unknown, unknown>, tell?: (decision: Decision) => void): boolean {
  const [decision, other] = match.pending
  if (!decision?.interruption || other) return false
  tell?.(decision)
  return match.answer(decision.seat, decision.interruption.pass).ok
}

/** Takes the only choice of a seat that is asked all the same; the script may still name it. False if there is none. */
function takeOnlyChoice(match: Match<unknown, unknown, unknown>, unasked: Decision[]): boolean {
  const [decision] = match.pending.filter(
    (otherDecision) => otherDecision.kind === 'pick' && otherDecision.options.length === 1,
  )
  if (decision?.kind !== 'pick' || decision.interruption) return false
  unasked.push(decision)
  return match.answer(decision.seat, decision.options[0]!.key).ok
}

/** Whether an answer of the script fits a decision that is asked now. */
function isAnswerToPending(match: Match<unknown, unknown, unknown>, entry: Json): boolean {
  const { seat, answer } = addressAnswer(match, entry)
  const asked = match.pending.filter((decision) => seat === undefined || seat === decision.seat)
  return asked.length === 1 && asked.every((decision) => judgeAnswer(decision, completeAnswer(decision, answer)).ok)
}

/**
 * Completes an answer: a key may be cut at a colon if only one option begins so, parts joined by hyphens may stand in
 * any order, "yes" stands for the only option besides "no", and an arrangement may leave out the rest.
 */
function completeAnswer(decision: Decision, answer: Json): Json {
  if (decision.kind === 'arrange' && typeof answer !== 'string') return withRest(decision, answer)
  if (typeof answer === 'number' && decision.kind === 'pick') return completeAnswer(decision, String(answer))
  if (typeof answer !== 'string' || judgeAnswer(decision, answer).ok) return answer
  const keys = optionsOf(decision).map(({ key }) => key)
  if (YES_KEYS.includes(answer) && keys.length === 2 && keys.includes('no')) return keys.find((key) => key !== 'no')!
  const [only, another] = keys.filter(
    (key) => key.startsWith(`${answer}:`) || sortKeyParts(key) === sortKeyParts(answer),
  )
  return only && !another ? only : answer
}

/** How scripts agree to something that could otherwise only be declined. */
const YES_KEYS = ['yes', 'use']

/** Sorts the hyphenated parts of a key: "1:water2-darkness1" and "1:darkness1-water2" are the same. */
function sortKeyParts(key: string): string {
  const sortJoined = (part: string) => part.split('-').sort().join('-')
  return key.split(':').map(sortJoined).join(':')
}

/** An answer may name a single option that was taken at once: its author need not know that nobody was asked. */
function takeSkipped(match: Match<unknown, unknown, unknown>, entry: Json, unasked: Decision[]): boolean {
  const index = indexOfSkipped(match, entry, unasked)
  unasked.splice(0, index + 1)
  return index >= 0
}

function indexOfSkipped(match: Match<unknown, unknown, unknown>, entry: Json, unasked: readonly Decision[]): number {
  const { seat, answer } = addressAnswer(match, entry)
  return unasked.findIndex(
    (decision) =>
      (seat === undefined || seat === decision.seat) && judgeAnswer(decision, completeAnswer(decision, answer)).ok,
  )
}

/** A question that was not asked because it had only one answer, and why the scripted one does not fit. */
export interface MissedAnswer {
  readonly decision: Decision
  readonly refusal: Refusal
}

/**
 * Finds, among the questions that were not asked, the one this answer was written for; it explains why the answer does
 * not fit.
 */
function findMissedAnswer(
  match: Match<unknown, unknown, unknown>,
  entry: Json,
  unasked: readonly Decision[],
): MissedAnswer | undefined {
  const { seat, answer } = addressAnswer(match, entry)
  const missed = unasked.flatMap((decision) => {
    const verdict = seat === undefined || seat === decision.seat ? judgeAnswer(decision, answer) : undefined
    return verdict && !verdict.ok && verdict.reason.id !== 'kernel.not-offered' ? [{ decision, refusal: verdict }] : []
  })
  return missed.at(-1)
}

/** A scripted answer that the rules refuse, with everything needed to say so in the game's own words. */
export class RefusedScriptError extends InputError {
  readonly field: string
  readonly match: Match<unknown, unknown, unknown>
  readonly decision: Decision
  readonly answer: Json
  readonly refusal: Refusal
  readonly missed: MissedAnswer | undefined

  constructor(
    field: string,
    match: Match<unknown, unknown, unknown>,
    decision: Decision,
    answer: Json,
    refusal: Refusal,
    missed: MissedAnswer | undefined,
  ) {
    const rules = refusal.rules.length ? ` [${refusal.rules.join(' ')}]` : ''
    const offered = decision.kind === 'pick' ? `; offered: ${decision.options.map(({ key }) => key).join(', ')}` : ''
    const message = `seat ${decision.seat} may not answer ${formatAnswer(answer)} to "${decision.prompt.id}": ${refusal.reason.id}${rules}${offered}`
    const words = {
      answer: formatAnswer(answer),
      prompt: { text: decision.prompt },
      reason: { text: refusal.reason },
    }
    super('situation', [{ field, message, text: text('kernel.input.script-refused', words) }])
    this.field = field
    this.match = match
    this.decision = decision
    this.answer = answer
    this.refusal = refusal
    this.missed = missed
  }
}

/**
 * Gets the seat and the answer of a script entry: it names the seat, or only one of several choosing seats is offered
 * it.
 */
function addressAnswer(match: Match<unknown, unknown, unknown>, entry: Json): { seat: Seat | undefined; answer: Json } {
  const named = seatedAnswerSchema.safeParse(entry)
  const told = named.success ? named.data.seat : undefined
  const written = named.success ? (named.data.answer as Json) : entry
  const answer =
    suggestionOf(match, told, written) ??
    match.game.saves.readScripted?.(written, match.state, told ?? onlySeat(match)) ??
    written
  return { seat: told ?? onlyTaker(match, answer), answer }
}

/** Gets the pending decision that an answer of the script goes to. */
function askedFor(match: Match<unknown, unknown, unknown>, entry: Json): Decision {
  const { seat } = addressAnswer(match, entry)
  return match.pending.find((decision) => seat === undefined || seat === decision.seat)!
}

/** Gets the asked seat, if there is just one. */
function onlySeat({ pending }: Match<unknown, unknown, unknown>): Seat | undefined {
  return pending.length === 1 ? pending[0]!.seat : undefined
}

function onlyTaker({ pending }: Match<unknown, unknown, unknown>, answer: Json): Seat | undefined {
  if (pending.length < 2) return undefined
  const [taker, other] = pending.filter((decision) => judgeAnswer(decision, completeAnswer(decision, answer)).ok)
  return other ? undefined : taker?.seat
}

/** Gets a suggested place or arrangement by its number from 1; undefined if the answer does not ask for one. */
function suggestionOf(match: Match<unknown, unknown, unknown>, seat: Seat | undefined, answer: Json): Json | undefined {
  const wish = suggestionSchema.safeParse(answer)
  const [decision, other] = match.pending.filter((otherDecision) => seat === undefined || seat === otherDecision.seat)
  if (!wish.success || !decision || other || decision.kind === 'pick') return undefined
  return decision.suggest()[wish.data.suggested - 1]
}

/** Reads who gives an answer of the script, and which. */
export function readEntry(match: Match<unknown, unknown, unknown>, entry: Json, field: string): GivenAnswer {
  const { seat, answer } = addressAnswer(match, entry)
  const first = match.pending[0]
  if (!first) throw new InputError('situation', [{ field, message: 'the match has no decision left' }])
  const asked =
    seat === undefined && match.pending.length === 1 ? first : match.pending.find((decision) => decision.seat === seat)
  if (asked) return { seat: asked.seat, answer: completeAnswer(asked, answer) }
  if (seat !== undefined) return { seat, answer }
  const seats = match.pending.map(({ seat }) => seat).join(' and ')
  const message = `several seats choose at once (${seats}): write { "seat": ${first.seat}, "answer": … }`
  throw new InputError('situation', [{ field, message }])
}

function giveScriptedAnswer(
  match: Match<unknown, unknown, unknown>,
  entry: Json,
  field: string,
  unasked: Decision[],
): void {
  const { seat, answer } = readEntry(match, entry, field)
  const decision = match.decisionOf(seat)
  if (!decision) throw new InputError('situation', [{ field, message: `seat ${seat} has nothing to decide now` }])
  const before = unasked.splice(0)
  const answered = match.answer(seat, answer)
  if (answered.ok) return
  throw new RefusedScriptError(field, match, decision, answer, answered, findMissedAnswer(match, entry, before))
}
