import type { Answer, Decision } from '../decisions/decision.ts'
import { describeDecision } from '../decisions/decision.ts'
import type { Game } from '../game/game.ts'
import { Match, type MatchOptions } from '../match/match.ts'
import type { Play, Procedure } from '../match/procedure.ts'
import { choice } from '../match/procedure.ts'
import type { Seat } from '../match/seat.ts'
import { digest } from '../records/record.ts'
import { text } from '../texts/message.ts'
import { type DuelSetup, type DuelState, type DuelView, duel } from './duel.ts'

export type DuelMatch = Match<DuelState, DuelSetup, DuelView>

export const duelSetup: DuelSetup = { life: 3, potions: ['healing', 'poison'] }

export function startDuel(options: MatchOptions & { setup?: DuelSetup; seed?: string } = {}): DuelMatch {
  const { setup = duelSetup, seed = 'table', ...rest } = options
  return Match.start(duel, { setup, state: duel.rules.begin(setup) }, seed, rest)
}

/** Gives answers in order, each by the first seat that is asked, or by the seat of a pair [seat, answer]. */
export function giveAnswers(match: Match<unknown, unknown, unknown>, ...answers: (Answer | [Seat, Answer])[]): void {
  for (const entry of answers) {
    const [seat, answer] = Array.isArray(entry) ? (entry as [Seat, Answer]) : [firstAskedSeat(match), entry as Answer]
    const answered = match.answer(seat, answer)
    if (!answered.ok) throw new Error(`seat ${seat} may not answer ${JSON.stringify(answer)}: ${answered.reason.id}`)
  }
}

function firstAskedSeat(match: Match<unknown, unknown, unknown>): Seat {
  const first = match.pending[0]
  if (!first) throw new Error('no seat is asked')
  return first.seat
}

/** Lists every answer worth trying for a decision. */
export function candidates(decision: Decision): Answer[] {
  if (decision.kind === 'pick') return decision.options.map(({ key }) => key)
  return [...decision.suggest(), ...(decision.alternatives ?? []).map(({ key }) => key)]
}

/** Turns a number into one of the possible answers; undefined at the end. `skip` excludes some. */
export function chooseAnswer(
  match: Match<unknown, unknown, unknown>,
  number: number,
  skip: (seat: Seat, answer: Answer) => boolean = () => false,
): [Seat, Answer] | undefined {
  const all = match.pending.flatMap((decision) =>
    candidates(decision).map((answer): [Seat, Answer] => [decision.seat, answer]),
  )
  const open = all.filter(([seat, answer]) => !skip(seat, answer))
  return open[number % open.length]
}

/** Plays numbers as answers, to the end at most; `after` sees the match at every point. */
export function walk<M extends Match<unknown, unknown, unknown>>(
  match: M,
  numbers: readonly number[],
  after: (match: M) => void = () => {},
): M {
  for (const number of numbers) {
    const next = chooseAnswer(match, number)
    if (!next) break
    giveAnswers(match, next)
    after(match)
  }
  return match
}

/** Gets everything visible in a match as bytes: equal bytes mean the same point of the same match. */
export function standing(match: Match<unknown, unknown, unknown>): string {
  return JSON.stringify([
    digest(match),
    match.state,
    match.events,
    match.answers,
    match.pending.map(describeDecision),
    match.outcome ?? null,
  ])
}

export interface Notes {
  calls: number
  notes: string[]
}

export type NotesPlay = Play<Notes, null>

/** A game whose every call of next runs the test's procedure, up to a number of calls. */
export function notesGame(next: (play: NotesPlay) => Procedure, calls = 1): Game<Notes, null, Notes> {
  return {
    id: 'notes',
    version: '1',
    content: {
      title: text('notes'),
      summary: text('notes'),
      phrases: { en: {} },
      reference: async () => ({}),
      presets: [],
    },
    rules: {
      readSetup: () => null,
      seats: () => 2,
      begin: () => ({ calls: 0, notes: [] }),
      *next(play) {
        yield* next(play)
        play.state.calls++
      },
      outcome: (state) => (state.calls < calls ? undefined : { winners: [], reason: text('over'), rules: ['N-END'] }),
      faults: () => [],
    },
    view: {
      redact: () => {},
      show: (state) => state,
    },
    saves: {
      readPosition: () => ({ setup: null, state: { calls: 0, notes: [] } }),
      readPlacement: (answer) => answer,
    },
    bots: {
      appraise: () => 0,
    },
  }
}

export function startNotes(
  next: (play: NotesPlay) => Procedure,
  options: MatchOptions & { calls?: number } = {},
): Match<Notes, null, Notes> {
  const { calls = 1, ...rest } = options
  return Match.start(notesGame(next, calls), { setup: null, state: { calls: 0, notes: [] } }, 'notes', rest)
}

/** Asks a seat to pick one of these keys. */
export function* askFor<K extends string>(play: NotesPlay, seat: Seat, ...keys: K[]): Procedure<K> {
  return yield* play.pick(
    { seat, prompt: text('which'), rules: ['N-ASK'], options: keys.map((key) => choice(key, text(key))) },
    true,
  )
}
