/** MI-MISSILE-06, -15 to -17: resolves a volley; its losses are removed after the whole step. */
import { type Procedure, Tally, text } from '@fray/kernel'
import { figurePosesOf } from '../body.ts'
import { engineRow, situationEffect, terrainEffect } from '../charts.ts'
import { defenceAgainstMissiles, missileOf, weaponName } from '../combat/factors.ts'
import { addCover, addGroundToMissiles, addIncline, addTerm } from '../combat/ground.ts'
import { addCommonModifiers } from '../combat/modifiers.ts'
import { type Attack, explainOdds, oddsOf, rollCasualties, scaleAgainst, scaleOfShooting } from '../combat/odds.ts'
import { shieldAgainst } from '../magic/shields.ts'
import { figuresOf, isEngine, isFlying, isSkirmishing, type Present, presentUnit } from '../roster.ts'
import type { Play, Unit } from '../state.ts'
import type { Aim } from './aim.ts'

/** Figures killed by a volley, to be removed together with those of other volleys. */
export interface Felled {
  readonly unit: number
  readonly lost: number
  readonly by: number
  /** MI-DISORG-06: killed by firepots. */
  readonly burnt: boolean
  /** Figures of the unit before any were removed. */
  readonly of: number
}

/**
 * Resolves one legion's shots at one target: shields first, then each group of figures that shoot alike (MI-ODDS-06).
 */
export function* resolveVolley(play: Play, { shooter: id, target: mark, aims }: Volley): Procedure<Felled[]> {
  const shooter = presentUnit(play.state, id)
  const target = presentUnit(play.state, mark)
  const places = aims.map(({ figure }) => figurePosesOf(shooter.body)[figure]!)
  const { passing, exposed } = yield* shieldAgainst(play, shooter, target, places)
  const felled: Felled[] = []
  let left = exposed
  for (const group of groupAlike(passing.map((i) => aims[i]!))) {
    // MI-SHIELD-05: without exposed figures, nothing is rolled.
    const hits = exposed === 0 ? 0 : Math.min(left, yield* shootAlike(play, shooter, target, group))
    left -= hits
    felled.push({
      unit: mark,
      lost: hits,
      by: id,
      burnt: shooter.troop.missile === 'firepot',
      of: figuresOf(target),
    })
    if (group[0]!.overhead) felled.push(yield* fallBack(play, shooter, attackersAmong(shooter, group) - hits))
  }
  return felled
}

/** MI-ODDS-06: groups figures whose shots differ only in the figure. */
function groupAlike(aims: readonly Aim[]): Aim[][] {
  const groups = new Map<string, Aim[]>()
  for (const aim of aims) {
    const { figure: _, ...rest } = aim
    const key = JSON.stringify(rest)
    groups.set(key, [...(groups.get(key) ?? []), aim])
  }
  return [...groups.values()]
}

/** Gets the average hundredths of casualties, ignoring shields. */
export function expectedLosses(play: Play, shooter: Present, target: Present, aims: readonly Aim[]): number {
  const losses = groupAlike(aims).map((group) => {
    const { casualties, percent } = oddsOf(attackOf(play, shooter, target, group))
    return casualties * 100 + percent
  })
  return losses.reduce((sum, loss) => sum + loss, 0)
}

/** MI-ODDS-06: builds the attack of figures that shoot alike for the chart. */
function attackOf(play: Play, shooter: Present, target: Present, aims: readonly Aim[]): Attack {
  const aim = aims[0]!
  return {
    attack: attackFactor(play, shooter, target, aim),
    defence: defenceAgainstMissiles(target, aim.rear || hasHandsFull(target)),
    figures: attackersAmong(shooter, aims),
    scales: [...scaleOfShooting(shooter), ...scaleAgainst(target)],
  }
}

function* shootAlike(play: Play, shooter: Present, target: Present, aims: readonly Aim[]): Procedure<number> {
  const aim = aims[0]!
  const attack = attackOf(play, shooter, target, aims)
  const odds = oddsOf(attack)
  const casualties = yield* rollCasualties(play, shooter.seat, odds)
  const args = { shooter: { figure: shooter.id }, target: { figure: target.id }, figures: attack.figures, casualties }
  play.log(`volley.${aim.band}`, args, ['MI-MISSILE-15', 'MI-MISSILE-16', 'MI-ODDS-02'], {
    seat: shooter.seat,
    numbers: explainOdds(attack, odds),
  })
  return casualties
}

/** MI-MISSILE-15: gets the attack factor with all modifiers. */
function attackFactor(play: Play, shooter: Present, target: Present, aim: Aim): Tally {
  const tally = weaponFactor(shooter)
  addCommonModifiers(play, tally, shooter, target)
  const flying = situationEffect('flying')
  if (aim.band === 'long') {
    tally.add(situationEffect('longRange').missileAttack!, text('term.long-range'), 'MI-SITUATION-05')
  }
  if (isSkirmishing(target)) {
    tally.add(situationEffect('targetSkirmishers').enemyMissile!, text('term.skirmisher-target'), 'MI-SITUATION-06')
  }
  if (isFlying(shooter)) tally.add(flying.missileAttack!, text('term.flying'), 'MI-SITUATION-07')
  if (isFlying(target)) tally.add(flying.enemyMissile!, text('term.target-flying'), 'MI-SITUATION-07')
  if (aim.rear) tally.add(situationEffect('hitInRear').attackers!, text('term.from-behind'), 'MI-SITUATION-04')
  addGroundToMissiles(play.state, tally, shooter, target)
  if (aim.woods) addTerm(tally, terrainEffect(aim.woods)!.attackerMissile!, { terrain: aim.woods })
  addIncline(tally, aim.incline)
  return tally
}

function weaponFactor(shooter: Unit): Tally {
  const { weapon, attack, rule } = missileOf(shooter)!
  return new Tally(text('number.attack')).add(attack, weaponName(weapon), rule)
}

/** MI-MISSDEF-01: whether drawing a bow or the like this turn leaves no hand for a shield; thrown weapons leave one. */
function hasHandsFull(target: Unit): boolean {
  const family = missileOf(target)?.family
  return target.now.shots.length > 0 && family !== 'thrown' && family !== 'engine'
}

/** MI-ARTILLERY-01: each crew figure of engines counts; losses of crew come off the rearmost. */
function attackersAmong(shooter: Present, aims: readonly Aim[]): number {
  if (!isEngine(shooter)) return aims.length
  const crew = engineRow(shooter.troop.engine!)!.crew
  return aims.reduce((sum, { figure }) => sum + Math.max(0, Math.min(crew, shooter.crew - figure * crew)), 0)
}

/** MI-MISSILE-08: shots straight up that miss fall back on the shooters, who have only cover to protect them. */
function* fallBack(play: Play, shooter: Present, misses: number): Procedure<Felled> {
  const none = { unit: shooter.id, lost: 0, by: shooter.id, burnt: false, of: figuresOf(shooter) }
  if (misses <= 0) return none
  const factor = weaponFactor(shooter)
  addCover(play.state, factor, shooter, null)
  const attack: Attack = {
    attack: factor,
    defence: defenceAgainstMissiles(shooter, hasHandsFull(shooter)),
    figures: misses,
    scales: [...scaleOfShooting(shooter), ...scaleAgainst(shooter)],
  }
  const odds = oddsOf(attack)
  const casualties = yield* rollCasualties(play, shooter.seat, odds)
  play.log('volley.fell-back', { shooter: { figure: shooter.id }, misses, casualties }, ['MI-MISSILE-08'], {
    seat: shooter.seat,
    numbers: explainOdds(attack, odds),
  })
  return { ...none, lost: casualties }
}

/** MI-DISORG-06: whether one legion's firepots disorganize: a casualty for each twenty figures or part. */
export function isBurning(felled: readonly Felled[], unit: number, by: number): boolean {
  const burnt = felled.filter((otherFelled) => otherFelled.unit === unit && otherFelled.by === by && otherFelled.burnt)
  const lost = burnt.reduce((sum, otherFelled) => sum + otherFelled.lost, 0)
  return lost > 0 && lost >= Math.ceil(burnt[0]!.of / FIREPOT_SHARE)
}

const FIREPOT_SHARE = 20

/** Figures of one legion that shoot at one target. */
export interface Volley {
  readonly shooter: number
  readonly target: number
  readonly aims: readonly Aim[]
}
