import type { Procedure } from '@fray/kernel'
import { touchedAt } from '../assault/announcement.ts'
import type { Assault } from '../assault/assault.ts'
import { isFree, opponentsOf } from '../ground/bodies.ts'
import { isRolling } from '../machines/rolling.ts'
import { courageNote, forEachInChosenOrder } from '../pick-fighter.ts'
import { type Fighter, isStanding, type Play, type PlayState } from '../state.ts'
import { allWith } from '../traits.ts'
import { canFrighten, fearFaced, mustRoll, passesCourage, rout } from './courage.ts'
import { flee, fleeFrom } from './flight.ts'

/** Enemies that an assault would bring into contact (CF-CHARGE-10). */
export function contactsOf(play: PlayState, { assailant, arrival, targets }: Assault): Fighter[] {
  const level = arrival.target.level
  const touched = touchedAt(play, assailant, arrival.stance, level)
  return [...new Set([...targets, ...touched])].filter(isStanding)
}

/** CF-COURAGE-01, -02, -08 to -10: the assailants that pass their Courage tests; the lead chooses who tests first. */
export function* passedCourageTest<A extends Assault>(play: Play, assaults: readonly A[]): Procedure<readonly A[]> {
  const afraid = new Set<Fighter>()
  const fearOn = (assault: A) => fearFaced(play, assault.assailant, contactsOf(play, assault), [])
  const fears = new Map(assaults.map((assault) => [assault.assailant, fearOn(assault)]))
  const contacts = new Map(assaults.map((assault) => [assault.assailant, contactsOf(play, assault)]))
  const testing = [...fears].filter(([fighter, fear]) => mustRoll(fighter, fear)).map(([fighter]) => fighter)
  yield* inOrder(play, assaults, testing, function* (assailant) {
    if (yield* passesCourage(play, assailant, fears.get(assailant)!, contacts.get(assailant)!)) return
    afraid.add(assailant)
    play.log('assault.afraid', { fighter: { figure: assailant.id } }, ['CF-COURAGE-10'], { seat: assailant.seat })
  })
  return assaults.filter(({ assailant }) => !afraid.has(assailant))
}

/** CF-COURAGE-08: the assaulting player has the lead; outside the activation phase they count as having it. */
function* inOrder(
  play: Play,
  assaults: readonly Assault[],
  fighters: readonly Fighter[],
  testOne: (fighter: Fighter) => Procedure,
): Procedure {
  const [first] = assaults
  const tell = (fighter: Fighter) => courageNote(play, fighter)
  if (first)
    yield* forEachInChosenOrder(
      play,
      first.assailant.seat,
      fighters,
      'ask.courage-order',
      ['CF-COURAGE-08'],
      testOne,
      tell,
    )
}

/** CF-COURAGE-03 to -06, -08, -11, -12: each defender tests once, against the assailants that will arrive. */
export function* testDefendersFear(play: Play, assaults: readonly Assault[]): Procedure {
  const contacts = assaults.map((assault) => ({ assault, touched: contactsOf(play, assault) }))
  const newcomersTo = (defender: Fighter) =>
    contacts.flatMap(({ assault, touched }) => (touched.includes(defender) ? [assault.assailant] : []))
  const defenders = [...new Set(contacts.flatMap(({ touched }) => touched))]
  const shaken = defenders.filter((defender) => {
    return (
      defender.inRout ||
      mustRoll(defender, fearFaced(play, defender, newcomersTo(defender), opponentsOf(play, defender)))
    )
  })
  yield* inOrder(play, assaults, shaken, (defender) => testDefenderFear(play, defender, newcomersTo(defender)))
}

/**
 * CF-COURAGE-04, -11, -12, CF-ABIL-33: tests whether a defender stands against newcomers; otherwise it is in rout and
 * flees.
 */
export function* testDefenderFear(play: Play, defender: Fighter, newcomers: readonly Fighter[]): Procedure {
  // CF-ROUT-04: a fighter already in rout flees from any assault.
  if (defender.inRout && mayFlee(play, defender)) {
    return yield* flee(play, defender, yield* fleeFrom(play, defender, newcomers))
  }
  const opponents = opponentsOf(play, defender)
  const fear = fearFaced(play, defender, newcomers, opponents)
  if (fear === null || (yield* passesCourage(play, defender, fear, [...newcomers, ...opponents]))) return
  yield* failCourage(play, defender, fear, newcomers)
}

/** CF-REV-GOBLIN-11: applies a FEAR spread from afar to a fighter whom it can frighten. */
export function* testCourageAgainst(play: Play, fighter: Fighter, fear: number, from: Fighter): Procedure {
  if (!canFrighten(play, fear, from, fighter) || (yield* passesCourage(play, fighter, fear, []))) return
  yield* failCourage(play, fighter, fear, [from])
}

/** CF-COURAGE-12: a fighter that failed against this FEAR is in rout and flees if it may. */
export function* failCourage(play: Play, fighter: Fighter, fear: number, from: readonly Fighter[]): Procedure {
  rout(play, fighter)
  if (!mayFlee(play, fighter) || (yield* holdsGround(play, fighter, fear))) return
  yield* flee(play, fighter, yield* fleeFrom(play, fighter, from))
}

/** CF-COURAGE-12: whether a fighter may flee: in the activation phase, not activated yet and free of opponents. */
function mayFlee(play: PlayState, fighter: Fighter): boolean {
  return play.state.phase === 'activation' && !fighter.activated && isFree(play, fighter) && !isRolling(fighter)
}

function* holdsGround(play: Play, defender: Fighter, fear: number): Procedure<boolean> {
  for (const [ability, effect] of allWith(play, defender, 'holdsGround')) {
    if (yield* ability.holdsGround(play, fear, defender, effect)) return true
  }
  return false
}
