import { type Procedure, Tally, text } from '@fray/kernel'
import { type Contour, gap, lengthOf, millimetres, type Point, rayCrosses, wallContour } from '@fray/tabletop'
import data from '../../data/artillery.json' with { type: 'json' }
import { type FireRange, rangeOf } from '../fire/difficulty.ts'
import type { Shot } from '../fire/shot.ts'
import { contourOf, gapBetween } from '../ground/bodies.ts'
import { contourOfMarker, ramparts } from '../ground/markers.ts'
import { sceneryHiding } from '../ground/sight.ts'
import { type Fighter, isStanding, type Level, type Play, type PlayState, standing } from '../state.ts'
import { resolveDamage } from '../wounds/damage-roll.ts'
import type { Projectile } from './projectile.ts'

/** CF-ARTILLERY-03: the shot goes on past a fighter it has eliminated or missed. */
export function perforating(artillery: 'light' | 'heavy'): Projectile {
  const { lossPerHit } = data.classes[artillery]
  return {
    hasIncidents: true,
    *onHit(play, shot, victim, eliminated) {
      if (eliminated)
        yield* travelOn(play, shot, victim, { strength: weaker(shot.strength.total, lossPerHit), lossPerHit })
    },
    *onMiss(play, shot) {
      yield* travelOn(play, shot, shot.target, { strength: shot.strength.total, lossPerHit })
    },
  }
}

/** CF-ARTILLERY-07: never below 0. */
function weaker(strength: number, loss: number): number {
  return Math.max(0, strength - loss)
}

/** CF-ARTILLERY-07: the projectile's remaining STR, and its loss per hit. */
interface ShotForce {
  readonly strength: number
  readonly lossPerHit: number
}

/** CF-ARTILLERY-04 to -07: one fighter after another beyond the first, until one is hit and survives. */
function* travelOn(play: Play, shot: Shot, first: Fighter, { strength, lossPerHit }: ShotForce): Procedure {
  let left = strength
  for (const next of fightersBeyond(play, shot, first)) {
    const range = rangeOf(shot.weapon, gapBetween(shot.from, next))
    if (range === null) return
    if (!isStanding(next) || !(yield* meets(play, shot, next, range))) continue
    if (!(yield* pierce(play, shot, next, left))) return
    left = weaker(left, lossPerHit)
  }
}

/** CF-ARTILLERY-04: fighters beyond the first whose bases the line touches, the nearest to the machine first. */
function fightersBeyond(play: PlayState, shot: Shot, first: Fighter): Fighter[] {
  const { from } = shot
  const line = extendLine(play, from.at, first.at)
  const width = millimetres(data.trajectoryWidthMm) / 2
  const walls = wallsAt(play, shot, first.level)
  return standing(play)
    .filter((fighter) => fighter !== first && fighter !== from && fighter.level === first.level)
    .filter((fighter) => gap(contourOf(fighter), line.contour) <= width)
    .filter((fighter) => !walls.some((wall) => rayCrosses(first.at, line.nearestTo(fighter.at), wall)))
    .sort((a, b) => gapBetween(from, a) - gapBetween(from, b) || a.id - b.id)
}

/** CF-ARTILLERY-04, CF-FLY-09, -10: obstacles that stop it at that level, except its target. */
function wallsAt(play: PlayState, { special }: Shot, level: Level): Contour[] {
  const raised = level === 0 ? ramparts(play).filter(({ id }) => id !== special.thing?.id) : []
  return [...sceneryHiding(play, level), ...raised.map(contourOfMarker)]
}

/** The line from one point through another, from the second to the table edge. */
function extendLine(play: PlayState, from: Point, through: Point) {
  const { width, depth } = play.setup.table
  const dx = through.x - from.x
  const dy = through.y - from.y
  const far = (width + depth) / lengthOf(dx, dy)
  const contour = wallContour(through, { x: through.x + dx * far, y: through.y + dy * far })
  const nearestTo = ({ x, y }: Point): Point => {
    const along = Math.max(0, ((x - through.x) * dx + (y - through.y) * dy) / (dx * dx + dy * dy))
    return { x: through.x + dx * along, y: through.y + dy * along }
  }
  return { contour, nearestTo }
}

/** CF-ARTILLERY-05: a plain die by range alone, without modifiers. */
function* meets(play: Play, { from, marksman }: Shot, next: Fighter, range: FireRange): Procedure<boolean> {
  const least = data.perforatingHit[range]
  const [[face = 1] = []] = yield* play.rollDice(
    text('roll.follow-on', { target: { figure: next.id }, least }),
    ['CF-ARTILLERY-05'],
    [{ seat: marksman.seat, count: 1, sides: 6 }],
  )
  const names = { machine: { figure: from.id }, target: { figure: next.id } }
  const isHit = face >= least
  play.log(isHit ? 'shot.pierces' : 'shot.passes', names, ['CF-ARTILLERY-05'], {
    seat: marksman.seat,
    isOutcome: true,
  })
  return isHit
}

/** CF-ARTILLERY-06: a Damage roll at the remaining STR; returns whether the projectile goes on. */
function* pierce(play: Play, { marksman }: Shot, victim: Fighter, strength: number): Procedure<boolean> {
  const tally = new Tally(text('number.shot-strength')).add(strength, text('term.projectile'), 'CF-ARTILLERY-07')
  const { eliminated } = yield* resolveDamage(play, {
    victim,
    by: marksman,
    kind: 'fire',
    artillery: true,
    strength: tally.total,
    rules: ['CF-ARTILLERY-06'],
  })
  return eliminated
}
