/** MI-MELEE-08, -09, -14: one unit strikes one enemy. */
import { type Procedure, type Tally, text } from '@fray/kernel'
import { distance, type Point } from '@fray/tabletop'
import { areTouching, CONTACT, figurePosesOf } from '../body.ts'
import { situationEffect } from '../charts.ts'
import { meleeAttack, meleeDefence } from '../combat/factors.ts'
import { addGroundInMelee, addIncline, inclineBetween } from '../combat/ground.ts'
import { addCommonModifiers } from '../combat/modifiers.ts'
import { type Attack, explainOdds, oddsOf, rollCasualties, scaleAgainst } from '../combat/odds.ts'
import { bearersOf } from '../magic/devices/eyes.ts'
import { isFlying, isPresent, isRouting, type Present, unitOf } from '../roster.ts'
import type { Play, State } from '../state.ts'
import { type Bout, opponentsIn } from './bout.ts'
import type { Choices } from './choice.ts'
import { type Fighter, fightersOf, idleFigures, mostOfSecondRank, strikesFromBehind } from './engaged.ts'
import type { Strike } from './order.ts'
import { groupIn } from './weapons.ts'

/** The data of a melee step. */
export interface Melee {
  readonly bouts: readonly Bout[]
  readonly allotted: Choices['allotted']
  /** MI-EYE-07: the devices that bearers of a unit use instead of their weapons, as indices in its `devices`. */
  readonly gazing: ReadonlyMap<number, readonly number[]>
}

/** Figures that strike alike. */
interface Blow {
  readonly figures: number
  readonly behind: boolean
}

/** Resolves one strike; 0 if no figure is left to strike or to be struck. */
export function* strike(play: Play, melee: Melee, { bout, own, enemy }: Strike): Procedure<number> {
  const striker = unitOf(play.state, own.unit)
  const target = unitOf(play.state, enemy.unit)
  if (!isPresent(striker) || !isPresent(target)) return 0
  if (isRouting(striker)) return strikesNobody(play, 'strike.runs', striker, target, 'MI-ROUT-10')
  const blows = blowsOf(play, melee, { bout, own, enemy }, striker, target)
  if (blows.length === 0) return strikesNobody(play, 'strike.out-of-reach', striker, target, 'MI-MELEE-02')
  let casualties = 0
  for (const blow of blows) {
    casualties += yield* strikeAlike(play, { bout, own, enemy }, striker, target, blow)
  }
  return casualties
}

function strikesNobody(play: Play, words: string, striker: Present, target: Present, rule: string): 0 {
  play.log(words, { striker: { figure: striker.id }, target: { figure: target.id } }, [rule], { seat: striker.seat })
  return 0
}

function* strikeAlike(
  play: Play,
  { bout, own, enemy }: Strike,
  striker: Present,
  target: Present,
  { figures, behind }: Blow,
): Procedure<number> {
  const attack: Attack = {
    attack: attackFactor(play, { bout, own, enemy }, striker, target, behind),
    defence: meleeDefence(target, enemy.weapon, behind),
    figures,
    scales: scaleAgainst(target),
  }
  const odds = oddsOf(attack)
  const casualties = yield* rollCasualties(play, striker.seat, odds)
  const args = { striker: { figure: striker.id }, target: { figure: target.id }, figures, casualties }
  play.log('strike', args, ['MI-MELEE-08', 'MI-MELEE-09', 'MI-ODDS-02'], {
    seat: striker.seat,
    numbers: explainOdds(attack, odds),
  })
  return casualties
}

/** MI-MELEE-08: gets the attack factor with all modifiers. */
function attackFactor(play: Play, { bout, own }: Strike, striker: Present, target: Present, behind: boolean): Tally {
  const { contact } = bout
  const tally = meleeAttack(own.weapon)
  if (striker.now.charged && !target.now.charged) {
    tally.add(situationEffect('charge').melee!, text('term.charge'), 'MI-CHARGE-05')
  }
  addCommonModifiers(play, tally, striker, target)
  if (behind) tally.add(situationEffect('hitInRear').attackers!, text('term.from-behind'), 'MI-SITUATION-04')
  const group = groupIn(own.weapon, contact.rounds === 0)
  addGroundInMelee(play.state, tally, striker, target, { contact, group })
  if (!isFlying(striker) && hasHills(play.state)) {
    addIncline(tally, inclineBetween(play.state, ...facingPair(striker, target)))
  }
  return tally
}

function hasHills({ pieces }: State): boolean {
  return pieces.some(({ terrain }) => terrain === 'hill')
}

/** Gets the nearest figures of both sides, in the middle of their contact. */
function facingPair(striker: Present, target: Present): [Point, Point] {
  const theirs = figurePosesOf(target.body)
  const pairs = figurePosesOf(striker.body).map((own): [Point, Point] => {
    return [own, theirs.reduce((best, other) => (distance(own, other) < distance(own, best) ? other : best))]
  })
  const least = Math.min(...pairs.map((pair) => distance(...pair)))
  const meeting = pairs.filter((pair) => distance(...pair) <= least + CONTACT)
  return meeting[meeting.length >> 1]!
}

/** MI-ODDS-06: separates figures behind the enemy from those in front of it. */
function blowsOf(play: Play, melee: Melee, { bout, own }: Strike, striker: Present, target: Present): Blow[] {
  const all = fightersOf(striker, opponentsIn(play.state, melee.bouts, striker.id))
  const gazers = gazersOf(melee, striker)
  const fighters = all.filter(
    (fighter) => enemyOfFighter(melee, striker, fighter) === target.id && !gazers.includes(fighter.figure),
  )
  const front = fighters.filter(({ second }) => !second)
  const backTurned = isHitInRear(bout, target)
  const flanking = backTurned ? [] : front.filter(({ figure }) => strikesFromBehind(striker, figure, target))
  const facing = front.length - flanking.length
  const second = Math.min(fighters.length - front.length, mostOfSecondRank(own.weapon, facing))
  const busy = [...all, ...gazers.map((figure): Fighter => ({ figure, second: false, enemies: [] }))]
  const lent = Math.min(own.lent, idleFigures(striker, busy))
  const ahead = Math.max(facing + second + lent, isTornApart(striker, target) ? 1 : 0)
  return [
    { figures: ahead, behind: backTurned },
    { figures: flanking.length, behind: true },
  ].filter(({ figures }) => figures > 0)
}

/**
 * MI-SITUATION-04, MI-ROUT-10: whether the target was contacted in the rear and has not turned to face, or is routing.
 */
function isHitInRear({ contact }: Bout, target: Present): boolean {
  return isRouting(target) || (contact.side === 'rear' && contact.defender === target.id && !contact.faced)
}

/** MI-EYE-07: lists figures that use an eye instead of striking; others are not affected. */
function gazersOf({ gazing }: Melee, striker: Present): number[] {
  const bearers = bearersOf(striker)
  return (gazing.get(striker.id) ?? []).map((device) => bearers[device]!)
}

/**
 * MI-CASUALTY-02: whether losses opened a gap between enemies in contact; they stay engaged, and one figure fights on.
 */
function isTornApart(striker: Present, target: Present): boolean {
  return !areTouching(striker.body, target.body)
}

/** MI-MELEE-02, -14: gets the enemy its owner chose. */
function enemyOfFighter({ allotted }: Melee, { id }: Present, { figure, enemies }: Fighter): number {
  const chosen = allotted.find((choice) => choice.unit === id && choice.figure === figure)
  return chosen && enemies.includes(chosen.enemy) ? chosen.enemy : enemies[0]!
}
