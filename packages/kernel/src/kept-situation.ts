import { clone } from './clone.ts'
import { type Decision, optionsOf } from './decision.ts'
import { InputError } from './errors.ts'
import { visibleTo } from './event.ts'
import type { Match } from './match.ts'
import { QuickDice } from './random.ts'
import { facesFallenIn } from './record.ts'
import type { Json, Seat } from './seat.ts'
import { playSituation, readSituation } from './situation.ts'

/**
 * Who saves a moment: everything is told of a finished match, otherwise what a seat (undefined: an onlooker) may know.
 */
type Keeper = { readonly seat: Seat | undefined } | 'everything'

type Fields = Readonly<Record<string, Json>>

/**
 * Writes a moment of a match as a situation that `readSituation` reads: now, or after a number of answers. In the
 * middle of an activation it is the position before it with a script of the answers and dice since; if that would take
 * more than the keeper knows, it is the position alone. Undefined for a game without `position`, and as long as no
 * position could be laid out.
 */
export function situationOf<State, Setup, View>(
  match: Match<State, Setup, View>,
  keeper: Keeper,
  at = match.answers.length,
): Fields | undefined {
  const { game } = match
  if (!game.position) return undefined
  const moment = at === match.answers.length ? match : match.at(at)
  const begun = { game: game.id, ...sinceRest(moment, match.restBefore(at), keeper) }
  if (asksTheSame(moment, begun, keeper)) return begun
  const now = { game: game.id, ...positionOf(moment, clone(moment.state), keeper) }
  return isSituation(moment, now) ? now : undefined
}

/** A savepoint with the keeper's own answers since and the dice it has seen; those of others may be secret. */
function sinceRest<State, Setup, View>(
  match: Match<State, Setup, View>,
  { answers, events, state }: Match<State, Setup, View>['savepoint'],
  keeper: Keeper,
): Fields {
  const since = match.answers.slice(answers).filter(({ seat }) => keeper === 'everything' || seat === keeper.seat)
  const seen = match.events.slice(events).filter((event) => keeper === 'everything' || visibleTo(event, keeper.seat))
  const dice = facesFallenIn({ events: seen })
  return {
    ...positionOf(match, state, keeper),
    ...(since.length > 0 ? { answers: since.map(({ seat, answer }) => ({ seat, answer })) } : {}),
    ...(dice.length > 0 ? { dice } : {}),
    // How often others passed is not public.
    ...(keeper === 'everything' ? {} : { passing: 'unless told' }),
  }
}

/** Writes the position of a state, redacted for the keeper. */
function positionOf<State, Setup, View>(match: Match<State, Setup, View>, state: State, keeper: Keeper): Fields {
  const { game } = match
  if (keeper !== 'everything') game.redact(state, keeper.seat)
  const setup = keeper === 'everything' ? match.setup : match.setupFor(keeper.seat)
  return game.position!(state, setup) as Fields
}

/** Whether a situation can be played and leads to the same questions the keeper knows of. */
function asksTheSame<State, Setup, View>(match: Match<State, Setup, View>, situation: Fields, keeper: Keeper): boolean {
  const asked = ({ pending, asked: seats }: Match<State, Setup, View>) => {
    const known = pending.filter(({ seat }) => keeper === 'everything' || seat === keeper.seat)
    return JSON.stringify([seats, known.map(question)])
  }
  try {
    return (
      asked(playSituation(match.game, readSituation(situation), { dice: new QuickDice('') }).match) === asked(match)
    )
  } catch {
    return false
  }
}

function question(decision: Decision): Json {
  const { seat, kind, prompt } = decision
  return [seat, kind, prompt.id, optionsOf(decision).map(({ key }) => key)]
}

function isSituation<State, Setup, View>({ game }: Match<State, Setup, View>, situation: Fields): boolean {
  try {
    game.situate(readSituation(situation).position)
    return true
  } catch (error) {
    if (error instanceof InputError) return false
    throw error
  }
}
