import { choice, optionWithNote, type Procedure, text } from '@fray/kernel'
import type { Direction } from '@fray/tabletop'
import { window } from '../command/windows.ts'
import { opposedRoll } from '../dice.ts'
import { enemiesInContact } from '../ground/board.ts'
import { isFlyer } from '../ground/surroundings.ts'
import { settleContacts } from '../melee/contacts.ts'
import { trap } from '../melee/trapping.ts'
import { dash } from '../movement/dash.ts'
import { movementOf } from '../movement/movement.ts'
import { figurePath } from '../movement/paths/path-points.ts'
import { loseArea, sweepEphemerals } from '../movement/paths/travel.ts'
import { type Combatant, isIn, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { INCH } from '../units.ts'
import { awayFrom, flightLength, takeToFlight } from './flight.ts'
import { runAway } from './flight-path.ts'

/** SW-PURSUIT-10: the pursuing move, whether or not it catches; SW-SUMM-04: also how far a caught combatant gets. */
const PURSUING_MOVE = 2 * INCH
/** SW-PURSUIT-09: a combatant that moves no further than this is always caught. */
const SLOW = 2

/** SW-MORALE-22, SW-PURSUIT-01 to -17: the loser of a fight has failed its roll for receiving blood. */
export function* fleeFromBlood(play: Play, loser: Combatant, winner: Combatant): Procedure {
  const away = awayFrom(loser, winner.at)
  const pursued = yield* choosePursuit(play, loser, winner)
  takeToFlight(play, loser, ['SW-MORALE-22', 'SW-FLEE-04'])
  if (pursued) yield* pursue(play, loser, winner, away)
  else yield* runAway(play, loser, away, flightLength(play, loser))
  yield* window(play, { at: 'after-pursuit', acting: winner, target: loser, pursued })
  // SW-PURSUIT-14: a relocated pursuer may have made contact.
  yield* settleContacts(play)
}

/** SW-PURSUIT-03, -17, SW-ABIL-11: chosen before anything moves; fierce combatants must pursue. */
function* choosePursuit(play: Play, loser: Combatant, winner: Combatant): Procedure<boolean> {
  if (!mayPursue(play, loser, winner)) return false
  if (hooks.answers(play, winner, 'mustPursue')) return true
  const names = { winner: { figure: winner.id }, loser: { figure: loser.id } }
  const chosen = yield* play.pick({
    seat: ownerOf(play, winner),
    figure: winner.id,
    prompt: text('ask.pursue', names),
    defaultAnswer: () => 'pursue',
    excludedFromOdds: () => text('left-out.let-go', names),
    rules: ['SW-PURSUIT-03', 'SW-PURSUIT-17'],
    options: [
      choice('pursue', text('option.pursue'), { icon: 'run', ...optionWithNote('note.pursue') }),
      choice('let-go', text('option.let-go'), { icon: 'halt', ...optionWithNote('note.let-go') }),
    ],
  })
  return chosen === 'pursue'
}

/** SW-PURSUIT-02, -16: not with other enemies in contact or in a state that prevents running. */
function mayPursue(play: Play, loser: Combatant, winner: Combatant): boolean {
  if (!isStanding(winner) || winner.fleeing) return false
  if (isIn(winner, 'paralysed') || isIn(winner, 'fearful')) return false
  return enemiesInContact(play, winner).every((enemy) => enemy.id === loser.id)
}

/** SW-PURSUIT-06 to -08: caught and trapped, or away; the pursuer follows in either case. */
function* pursue(play: Play, loser: Combatant, winner: Combatant, away: Direction): Procedure {
  if (yield* isCaught(play, loser, winner)) {
    const way = dash(play, loser, away, PURSUING_MOVE)
    play.log(
      'caught',
      { loser: { figure: loser.id }, winner: { figure: winner.id } },
      ['SW-PURSUIT-07', 'SW-SUMM-04'],
      {
        seat: ownerOf(play, winner),
        paths: [figurePath(loser, way)],
      },
    )
    yield* trap(play, loser, winner, ['SW-PURSUIT-07', 'SW-TRAP-01'])
  } else {
    yield* runAway(play, loser, away, flightLength(play, loser))
  }
  yield* follow(play, winner, away)
}

/**
 * SW-PURSUIT-10, -12, SW-DEFAREA-10, SW-TRAP-08: 2″ the same way; every enemy it touches is engaged, or trapped if it
 * flees.
 */
function* follow(play: Play, winner: Combatant, away: Direction): Procedure {
  if (!isStanding(winner)) return
  const way = dash(play, winner, away, PURSUING_MOVE)
  winner.moved = true
  loseArea(play, winner)
  play.log('pursues', { winner: { figure: winner.id } }, ['SW-PURSUIT-10'], {
    seat: ownerOf(play, winner),
    paths: [figurePath(winner, way)],
  })
  yield* sweepEphemerals(play, winner, way)
  yield* settleContacts(play)
  for (const enemy of enemiesInContact(play, winner)) {
    play.log('pursuit-contact', { winner: { figure: winner.id }, enemy: { figure: enemy.id } }, ['SW-PURSUIT-12'], {
      seat: ownerOf(play, winner),
    })
  }
}

/** SW-PURSUIT-06, -08, -09: the fleeing combatant wins a full tie. */
function* isCaught(play: Play, loser: Combatant, winner: Combatant): Procedure<boolean> {
  const names = { winner: { figure: winner.id }, loser: { figure: loser.id } }
  if (movementOf(play, loser, 'flight').total <= SLOW) {
    play.log('too-slow', names, ['SW-PURSUIT-09'], { seat: ownerOf(play, loser) })
    return true
  }
  const roll = yield* opposedRoll(
    play,
    text('roll.pursuit', names),
    ['SW-PURSUIT-06', 'SW-DICE-20'],
    { seat: ownerOf(play, winner), count: pursuitDice(play, winner, loser) },
    { seat: ownerOf(play, loser), count: pursuitDice(play, loser, winner) },
  )
  return roll.winner === 'first'
}

/** SW-PURSUIT-11, SW-FLY-08: a combatant on foot rolls a single die against a flyer. */
function pursuitDice(play: Play, runner: Combatant, other: Combatant): number {
  if (!isFlyer(runner) && isFlyer(other)) return 1
  return movementOf(play, runner, 'pursuit').total
}
