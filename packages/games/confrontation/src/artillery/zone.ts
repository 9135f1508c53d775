import { type MessageArg, type Procedure, text } from '@fray/kernel'
import {
  type Contour,
  circleTemplate,
  directionTo,
  distance,
  overlaps,
  type Point,
  rotate,
  wholePoint,
} from '@fray/tabletop'
import data from '../../data/artillery.json' with { type: 'json' }
import type { Shot } from '../fire/shot.ts'
import { contourOf } from '../ground/bodies.ts'
import { nameOfObject } from '../ground/markers.ts'
import { type Fighter, isStanding, type Level, type Play, type PlayState, standing } from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import { rollDamage } from '../wounds/damage-roll.ts'
import type { Projectile } from './projectile.ts'

/** CF-ARTILLERY-09, -10: the shot explodes where it lands. */
export function zone(artillery: 'light-zone' | 'heavy-zone'): Projectile {
  return {
    hasIncidents: true,
    template: (play, { at: { x, y }, level }, from) => {
      // CF-MOVE-05: does not show whether the firing piece is under it, which would measure the target's distance.
      const others = standing(play).filter((fighter) => fighter.level === level && fighter !== from)
      const takes = others.map(({ id }) => id)
      return { shape: 'disc', radius: RADIUS, at: { x, y }, takes }
    },
    // CF-ARTILLERY-13: on a hit only fighters at the same level.
    *onHit(play, shot, victim) {
      yield* burst(play, shot, artillery, { centre: victim.at, level: victim.level, direct: victim })
    },
    *onMiss(play, shot) {
      const centre = yield* scatter(play, shot)
      // CF-ARTILLERY-12, -13: it falls to the ground and hits no fighter directly.
      yield* burst(play, shot, artillery, { centre, level: 0, direct: null })
    },
  }
}

/** The place of a template, and the fighter it is centred on after a hit. */
interface Burst {
  readonly centre: Point
  readonly level: Level
  readonly direct: Fighter | null
}

const RADIUS = (data.templateDiameter / 2) * CENTIMETRE

/** CF-ARTILLERY-09: the dispersion template. */
function dispersion(centre: Point): Contour {
  return circleTemplate(centre, RADIUS)
}

/** CF-ARTILLERY-11: every fighter even partly covered, the nearest to the centre first. */
function fightersInZone(play: PlayState, { centre, level, direct }: Burst): Fighter[] {
  const template = dispersion(centre)
  return standing(play)
    .filter((fighter) => fighter !== direct && fighter.level === level && overlaps(template, contourOf(fighter)))
    .sort((a, b) => distance(centre, a.at) - distance(centre, b.at) || a.id - b.id)
}

/** CF-ARTILLERY-11: a plain die for each; light artillery hits with half its STR, rounded up. */
function* burst(play: Play, shot: Shot, artillery: 'light-zone' | 'heavy-zone', where: Burst): Procedure {
  const { hitMin, halves } = data.classes[artillery]
  const full = shot.strength.total
  const strength = halves ? Math.ceil(full / 2) : full
  for (const fighter of fightersInZone(play, where)) {
    if (!isStanding(fighter)) continue
    const [[face = 1] = []] = yield* play.rollDice(
      text('roll.burst', { target: { figure: fighter.id }, least: hitMin }),
      ['CF-ARTILLERY-11'],
      [{ seat: shot.marksman.seat, count: 1, sides: 6 }],
    )
    const caught = face >= hitMin
    play.log(caught ? 'burst.caught' : 'burst.spared', { target: { figure: fighter.id } }, ['CF-ARTILLERY-11'], {
      seat: shot.marksman.seat,
      isOutcome: true,
    })
    if (!caught) continue
    yield* rollDamage(play, {
      victim: fighter,
      by: shot.marksman,
      kind: 'fire',
      artillery: true,
      strength,
      rules: ['CF-ARTILLERY-11'],
    })
  }
}

/** The six arrows of the template, clockwise, the first along the line of fire. */
const HIGH = Math.sqrt(3) / 2
const ARROWS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.5, y: HIGH },
  { x: -0.5, y: HIGH },
  { x: -1, y: 0 },
  { x: -0.5, y: -HIGH },
  { x: 0.5, y: -HIGH },
]

/** CF-ARTILLERY-10: the distance and the arrow by which the template strays from the initial target. */
function* scatter(play: Play, shot: Shot): Procedure<Point> {
  const { from, marksman, target } = shot
  const aimedAt = nameOfTarget(shot)
  const die = { seat: marksman.seat, count: 1, sides: 6 }
  const [[far = 1] = [], [arrow = 1] = []] = yield* play.rollDice(
    text('roll.scatter', { target: aimedAt }),
    ['CF-ARTILLERY-10'],
    [die, die],
  )
  const cm = data.displacement[far - 1]!
  const way = rotate(ARROWS[arrow - 1]!, directionTo(from.at, target.at))
  const centre = wholePoint(target.at.x + way.x * cm * CENTIMETRE, target.at.y + way.y * cm * CENTIMETRE)
  play.log('shot.scatters', { target: aimedAt, cm, arrow }, ['CF-ARTILLERY-10'], { seat: marksman.seat })
  return centre
}

/** The name of what a shot is fired at. */
function nameOfTarget({ target, special }: Shot): MessageArg {
  return special.thing ? { text: nameOfObject(special.thing) } : { figure: target.id }
}
