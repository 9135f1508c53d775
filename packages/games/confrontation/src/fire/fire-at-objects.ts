import { type DecisionOption, type Procedure, Tally, text } from '@fray/kernel'
import { gap, type Point } from '@fray/tabletop'
import { type Action, noteShot } from '../activation/activity.ts'
import type { RangeWeapon } from '../armies/cards/profile.ts'
import { haltFire, isIncident } from '../artillery/incident.ts'
import { projectileOf, withTemplate } from '../artillery/projectile.ts'
import { asMachine, wearDown } from '../combat/break-objects.ts'
import { makeTest, type TestResult } from '../dice/test.ts'
import { contourOf } from '../ground/bodies.ts'
import { contourOfMarker, isOnTable, kindOf, markersOf, middleOf, nameOfObject } from '../ground/markers.ts'
import { hasLineTo, seesPoint } from '../ground/sight.ts'
import { type Fighter, isStanding, type Marker, type Play, type PlayState, profileOf } from '../state.ts'
import { announce } from '../traits.ts'
import { inCentimetres } from '../units.ts'
import { endAttack } from '../wounds/attack.ts'
import { rollDamage } from '../wounds/damage-roll.ts'
import { addMovement, BASE_DIFFICULTY, type FireRange, rangeOf } from './difficulty.ts'
import { cannotAim, hasShots, weaponOf } from './firing.ts'
import { aimTest, type Shot, type SpecialShot, shotAt } from './shot.ts'

/** CF-MACHINE-35, CF-REV-ELEMENTAL-17: breakable markers are fired at like immobile machines. */
export const firingAtObject: Action = {
  id: 'fire-at-thing',
  fires: true,
  icon: 'targeting',
  rules: ['CF-FIRE-01', 'CF-MACHINE-35'],
  concerns: (play, { fighter }) => objectsOn(play).length > 0 && hasShots(play, fighter),
  bar: (play, activity) => {
    const bar = cannotAim(play, activity)
    if (bar || objectsFor(play, activity.fighter).length > 0) return bar
    return { reason: 'barred.no-target', rules: ['CF-FIRE-03'] }
  },
  *perform(play, activity): Procedure {
    const { fighter, moved, walkAnnounced } = activity
    const thing = yield* chooseObject(play, fighter)
    noteShot(play, activity)
    const special: SpecialShot = moved === 'run' ? { runs: true } : {}
    const moves = moved !== null || walkAnnounced
    yield* fireAtObject(play, thing, { marksman: fighter, weapon: weaponOf(play, fighter)!, moves, special })
  },
}

export function objectsOn(play: PlayState): Marker[] {
  return markersOf(play).filter((marker) => kindOf(marker).bulk !== undefined)
}

/** CF-FIRE-03, CF-MACHINE-26, -28: markers with a visible corner or centre, at most one level away. */
export function objectsFor(play: PlayState, from: Fighter): Marker[] {
  if (from.level > 1) return []
  const sees = profileOf(from).machine?.turret ? hasLineTo : seesPoint
  return objectsOn(play).filter((thing) => {
    const others = markersOf(play).filter(({ id }) => id !== thing.id)
    // The marker does not hide itself.
    const without = { ...play, state: { ...play.state, markers: others } }
    return pointsOf(thing).some((point) => sees(without, from, point))
  })
}

function pointsOf(thing: Marker): Point[] {
  return [middleOf(thing), ...kindOf(thing).outline(thing)]
}

export function* chooseObject(play: Play, marksman: Fighter): Procedure<Marker> {
  return yield* play.pick<Marker>({
    seat: marksman.seat,
    figure: marksman.id,
    prompt: text('ask.shot-thing', { marksman: { figure: marksman.id } }),
    rules: ['CF-FIRE-03'],
    options: objectsFor(play, marksman).map((thing): DecisionOption<Marker> => {
      const args = { marksman: { figure: marksman.id }, target: { text: nameOfObject(thing) } }
      const option = { key: String(thing.id), text: text('option.shoot-at', args), icon: 'targeting', value: thing }
      return withTemplate(play, marksman, option, asMachine(marksman, thing, kindOf(thing).bulk!(thing)))
    }),
  })
}

/** CF-MACHINE-31: whose AIM is used, and what is fired from where. */
interface Aiming {
  readonly marksman: Fighter
  readonly from?: Fighter
  readonly weapon: RangeWeapon
  readonly moves: boolean
  readonly special: SpecialShot
}

/** CF-FIRE-02, -04, -09, -10: fires as at a fighter, except that no friend can be hit instead. */
export function* fireAtObject(play: Play, thing: Marker, aiming: Aiming): Procedure {
  const { marksman, from = marksman, weapon, moves, special } = aiming
  const bulk = kindOf(thing).bulk!(thing)
  const shot = shotAt(marksman, weapon, asMachine(marksman, thing, bulk), moves, { ...special, thing }, from)
  const names = { marksman: { figure: marksman.id }, target: { text: nameOfObject(thing) } }
  const { seat } = marksman
  from.shots++
  play.log('shot', names, ['CF-FIRE-02', kindOf(thing).rule], { seat })
  yield* announce(play, marksman, 'loads', (ability, effect) => ability.loads(play, shot, marksman, effect))
  // CF-MOVE-05: the distance is only measured now.
  const length = play.measure(() => gap(contourOf(from), contourOfMarker(thing)), 0)
  const range = rangeOf(weapon, length)
  const told = { ...names, distance: inCentimetres(length) }
  if (range === null) play.log('shot.too-far', told, ['CF-FIRE-04'], { seat, isOutcome: true })
  else yield* loose(play, shot, range, thing)
  endAttack(marksman)
}

/** CF-FIRE-06 to -11, CF-ARTILLERY-02, -03, -09, -10: the Aim test and the damage. */
function* loose(play: Play, shot: Shot, range: FireRange, thing: Marker): Procedure {
  const { marksman, from, target } = shot
  const result = yield* aim(play, shot, range)
  if (!isStanding(marksman)) return
  const projectile = projectileOf(play, from)
  if (projectile?.hasIncidents && isIncident(result)) return haltFire(play, shot)
  if (result.passed) {
    yield* strike(play, shot, thing)
    if (projectile) yield* projectile.onHit(play, shot, target, !isOnTable(play, thing))
    return
  }
  const names = { marksman: { figure: marksman.id }, target: { text: nameOfObject(thing) } }
  play.log('shot.missed', names, ['CF-FIRE-11'], { seat: marksman.seat, isOutcome: true })
  if (projectile) yield* projectile.onMiss(play, shot)
}

function* aim(play: Play, shot: Shot, range: FireRange): Procedure<TestResult> {
  const { marksman, from } = shot
  const difficulty = new Tally(text('number.aim-difficulty'))
  difficulty.add(BASE_DIFFICULTY[range], text(`range.${range}`), 'CF-FIRE-06')
  addMovement(play, difficulty, shot)
  if (from.level > 0) difficulty.add(2, text('term.other-level'), 'CF-FIRE-08')
  yield* announce(play, marksman, 'beforeAim', (ability, effect) => ability.beforeAim(play, shot, marksman, effect))
  const onesAreWorse = projectileOf(play, from)?.hasIncidents === true
  return yield* makeTest(play, { ...aimTest(shot, difficulty.total), onesAreWorse })
}

function* strike(play: Play, { marksman, from, strength, target }: Shot, thing: Marker): Procedure {
  const bulk = kindOf(thing).bulk!(thing)
  const names = { marksman: { figure: marksman.id }, target: { text: nameOfObject(thing) } }
  play.log('shot.hit', names, ['CF-FIRE-10'], {
    seat: marksman.seat,
    isOutcome: true,
    numbers: [strength.explain()],
  })
  const result = yield* rollDamage(play, {
    ...{ victim: target, by: marksman, kind: 'fire', strength: strength.total, resistance: bulk.resistance },
    ...{ artillery: projectileOf(play, from) !== null, hitsThing: true, thing: nameOfObject(thing) },
    rules: ['CF-FIRE-10', kindOf(thing).rule],
  })
  wearDown(play, thing, bulk, result)
}
