import { clone } from '../data/clone.ts'
import { type Decision, optionsOf } from '../decisions/decision.ts'
import { QuickDice } from '../dice/random.ts'
import { InputError } from '../input/errors.ts'
import { visibleTo } from '../match/event.ts'
import type { Match } from '../match/match.ts'
import type { Json, Seat } from '../match/seat.ts'
import { facesIn } from '../records/record.ts'
import { playSituation, readSituation } from './situation.ts'

/**
 * Who saves a moment: everything is told of a finished match, otherwise what a seat (undefined: an onlooker) may know.
 */
type SituationAudience = { readonly seat: Seat | undefined } | 'everything'

type Fields = Readonly<Record<string, Json>>

/**
 * Writes a moment of a match as a situation that `readSituation` reads: now, or after a number of answers. In the
 * middle of an activation it is the position before it with a script of the answers and dice since; if that would take
 * more than the keeper knows, it is the position alone. Undefined for a game without `position`, and as long as no
 * position could be laid out.
 */
export function situationOf<State, Setup, View>(
  match: Match<State, Setup, View>,
  audience: SituationAudience,
  at = match.answers.length,
): Fields | undefined {
  const { game } = match
  if (!game.saves.writePosition) return undefined
  const moment = at === match.answers.length ? match : match.at(at)
  const begun = { game: game.id, ...scriptSinceRest(moment, match.savepointAtRestBefore(at), audience) }
  if (asksSameQuestions(moment, begun, audience)) return begun
  const now = { game: game.id, ...positionOf(moment, clone(moment.state), audience) }
  return isSituation(moment, now) ? now : undefined
}

/** A savepoint with the keeper's own answers since and the dice it has seen; those of others may be secret. */
function scriptSinceRest<State, Setup, View>(
  match: Match<State, Setup, View>,
  { answers, events, state }: Match<State, Setup, View>['savepoint'],
  audience: SituationAudience,
): Fields {
  const since = match.answers.slice(answers).filter(({ seat }) => audience === 'everything' || seat === audience.seat)
  const seen = match.events
    .slice(events)
    .filter((event) => audience === 'everything' || visibleTo(event, audience.seat))
  const dice = facesIn({ events: seen })
  return {
    ...positionOf(match, state, audience),
    ...(since.length > 0 ? { answers: since.map(({ seat, answer }) => ({ seat, answer })) } : {}),
    ...(dice.length > 0 ? { dice } : {}),
    // How often others passed is not public.
    ...(audience === 'everything' ? {} : { passing: 'unmentioned' }),
  }
}

/** Writes the position of a state, redacted for the keeper. */
function positionOf<State, Setup, View>(
  match: Match<State, Setup, View>,
  state: State,
  audience: SituationAudience,
): Fields {
  const { game } = match
  if (audience !== 'everything') game.view.redact(state, audience.seat)
  const setup = audience === 'everything' ? match.setup : match.setupFor(audience.seat)
  return game.saves.writePosition!(state, setup) as Fields
}

/** Whether a situation can be played and leads to the same questions the keeper knows of. */
function asksSameQuestions<State, Setup, View>(
  match: Match<State, Setup, View>,
  situation: Fields,
  audience: SituationAudience,
): boolean {
  const questionsOf = ({ pending, asked: seats }: Match<State, Setup, View>) => {
    const known = pending.filter(({ seat }) => audience === 'everything' || seat === audience.seat)
    return JSON.stringify([seats, known.map(describeQuestion)])
  }
  try {
    return (
      questionsOf(playSituation(match.game, readSituation(situation), { dice: new QuickDice('') }).match) ===
      questionsOf(match)
    )
  } catch {
    return false
  }
}

function describeQuestion(decision: Decision): Json {
  const { seat, kind, prompt } = decision
  return [seat, kind, prompt.id, optionsOf(decision).map(({ key }) => key)]
}

function isSituation<State, Setup, View>({ game }: Match<State, Setup, View>, situation: Fields): boolean {
  try {
    game.saves.readPosition(readSituation(situation).position)
    return true
  } catch (error) {
    if (error instanceof InputError) return false
    throw error
  }
}
