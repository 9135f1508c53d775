import { type Option, type Procedure, Tally, text } from '@fray/kernel'
import { gap, type Point } from '@fray/tabletop'
import { type Action, type Activity, noteShot } from '../activation/activity.ts'
import { asMachine, nameOf, wearDown } from '../combat/breaking.ts'
import { makeTest } from '../dice/test.ts'
import { contourOf } from '../ground/bodies.ts'
import { contourOfMarker, kindOf, markersOf } from '../ground/markers.ts'
import { seesPoint } from '../ground/sight.ts'
import { type Fighter, type Marker, type Play, type Position, standing } from '../state.ts'
import { announce, someWith } from '../traits.ts'
import { endAttack } from '../wounds/attack.ts'
import { rollDamage } from '../wounds/damage-roll.ts'
import { BASE_DIFFICULTY, type Range, rangeOf } from './difficulty.ts'
import { cannotAim, hasShots, weaponOf } from './firing.ts'
import { type Shot, shotAt } from './shot.ts'

/** CF-MACHINE-35, CF-REV-ELEMENTAL-17: what can be broken is fired at as an immobile machine is. */
export const firingAtThing: Action = {
  id: 'fire-at-thing',
  icon: 'targeting',
  rules: ['CF-FIRE-01', 'CF-MACHINE-35'],
  concerns: (play, { fighter }) => thingsOn(play).length > 0 && hasShots(play, fighter),
  bar: (play, activity) => {
    const bar = cannotAim(play, activity)
    if (bar || thingsFor(play, activity.fighter).length > 0) return bar
    return { reason: 'barred.no-target', rules: ['CF-FIRE-03'] }
  },
  *perform(play, activity): Procedure {
    const thing = yield* chooseThing(play, activity.fighter)
    noteShot(play, activity)
    yield* fireAtThing(play, activity, thing)
  },
}

function thingsOn(play: Position): Marker[] {
  return markersOf(play).filter((each) => kindOf(each).bulk !== undefined)
}

/** CF-FIRE-03: those of which he sees a corner or the middle, at most a level above them. */
function thingsFor(play: Position, marksman: Fighter): Marker[] {
  if (marksman.level > 1) return []
  return thingsOn(play).filter((thing) => {
    const others = markersOf(play).filter(({ id }) => id !== thing.id)
    // It does not hide itself.
    const without = { ...play, state: { ...play.state, markers: others } }
    return pointsOf(thing).some((point) => seesPoint(without, marksman, point))
  })
}

function pointsOf(thing: Marker): Point[] {
  const { at, to = at } = thing
  return [{ x: (at.x + to.x) / 2, y: (at.y + to.y) / 2 }, ...kindOf(thing).outline(thing)]
}

function* chooseThing(play: Play, marksman: Fighter): Procedure<Marker> {
  return yield* play.pick<Marker>({
    seat: marksman.seat,
    figure: marksman.id,
    prompt: text('ask.shot-thing', { marksman: { figure: marksman.id } }),
    rules: ['CF-FIRE-03'],
    options: thingsFor(play, marksman).map((thing): Option<Marker> => {
      const args = { marksman: { figure: marksman.id }, target: { text: nameOf(thing) } }
      return { key: String(thing.id), text: text('option.shoot-at', args), icon: 'targeting', value: thing }
    }),
  })
}

/** CF-FIRE-02, -04, -09, -10: as at somebody, but that nobody stands by who could be hit instead. */
function* fireAtThing(play: Play, { fighter, moved, walkAnnounced }: Activity, thing: Marker): Procedure {
  const bulk = kindOf(thing).bulk!(thing)
  const shot = shotAt(
    fighter,
    weaponOf(play, fighter)!,
    asMachine(fighter, thing, bulk),
    moved !== null || walkAnnounced,
  )
  const names = { marksman: { figure: fighter.id }, target: { text: nameOf(thing) } }
  const { seat } = fighter
  fighter.shots++
  play.log('shot', names, ['CF-FIRE-02', thing.kind], { seat })
  yield* announce(play, fighter, 'loads', (ability, effect) => ability.loads(play, shot, fighter, effect))
  // CF-MOVE-05: measured only now.
  const range = play.measure(() => rangeOf(shot.weapon, gap(contourOf(fighter), contourOfMarker(thing))), 'short')
  if (range === null) play.log('shot.too-far', names, ['CF-FIRE-04'], { seat, isOutcome: true })
  else if (yield* hits(play, shot, range)) yield* strike(play, shot, thing)
  else play.log('shot.missed', names, ['CF-FIRE-11'], { seat, isOutcome: true })
  endAttack(fighter)
}

/** CF-FIRE-06 to -09. */
function* hits(play: Play, shot: Shot, range: Range): Procedure<boolean> {
  const { marksman, target } = shot
  const difficulty = new Tally(text('number.aim-difficulty'))
  difficulty.add(BASE_DIFFICULTY[range], text(`range.${range}`), 'CF-FIRE-06')
  if (shot.moves && !someWith(play, marksman, 'firesOnTheMove')) {
    difficulty.add(1, text('term.moves'), 'CF-FIRE-07')
  }
  if (marksman.level > 0) difficulty.add(2, text('term.other-level'), 'CF-FIRE-08')
  yield* announce(play, marksman, 'beforeShot', (ability, effect) => ability.beforeShot(play, marksman, effect))
  yield* announce(play, marksman, 'beforeAim', (ability, effect) => ability.beforeAim(play, shot, marksman, effect))
  const test = { kind: 'aim', fighter: marksman, rules: ['CF-FIRE-09'], against: target, dice: 1, shot } as const
  return (yield* makeTest(play, { ...test, difficulty: difficulty.total })).passed && standing(play).includes(marksman)
}

function* strike(play: Play, { marksman, strength, target }: Shot, thing: Marker): Procedure {
  const bulk = kindOf(thing).bulk!(thing)
  const names = { marksman: { figure: marksman.id }, target: { text: nameOf(thing) } }
  play.log('shot.hit', names, ['CF-FIRE-10'], {
    seat: marksman.seat,
    isOutcome: true,
    numbers: [strength.explain()],
  })
  const result = yield* rollDamage(play, {
    ...{ victim: target, by: marksman, kind: 'fire', strength: strength.total, resistance: bulk.resistance },
    ...{ hitsThing: true, thing: nameOf(thing), rules: ['CF-FIRE-10', thing.kind] },
  })
  wearDown(play, thing, bulk, result)
}
