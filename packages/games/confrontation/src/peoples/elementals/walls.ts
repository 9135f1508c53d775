import { type Procedure, refuse, text } from '@fray/kernel'
import { crossings, distance, overlaps, type Point, rayCrosses } from '@fray/tabletop'
import { contourOf, movingBase } from '../../ground/bodies.ts'
import { addMarker, contourOfMarker, markerKind, stripOutline } from '../../ground/markers.ts'
import { isPointInFieldOfVision, seesPoint } from '../../ground/sight.ts'
import { choosePoint } from '../../incantation/ground-point.ts'
import { spell } from '../../incantation/spell.ts'
import { ruleOfMystery } from '../../mystic/enchantment.ts'
import { type Fighter, fighter, isStanding, type Marker, type Play, type PlayState, standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { suffer } from '../../wounds/damage-roll.ts'
import { isSparedBy, keepFor } from './upkeep.ts'

const FIRE = 'wall-of-fire'
const EARTH = 'wall-of-earth'
/**
 * CF-REV-ELEMENTAL-13, -17, in cm: how far from the caster the ends lie, the length they are compared with, and a
 * wall's thickness.
 */
const REACH = 10
const APART = 10
const THICK = 1

/** CF-REV-ELEMENTAL-17: the resistance and structure points of a wall of earth. */
const BULK = { resistance: 8, points: 5 } as const

/** Which lengths a wall may have, and the refusal of others. */
interface WallShape {
  allows(length: number): boolean
  readonly refusal: string
}

/**
 * CF-REV-ELEMENTAL-13, -17: two ends before the caster, at an allowed distance, with no fighter on the line between
 * them.
 */
function* raise(play: Play, caster: Fighter, kind: string, measure: WallShape): Procedure {
  const rule = ruleOfMystery(kind)
  const before = (point: Point) =>
    isPointInFieldOfVision(caster, point) ? undefined : refuse(text('refused.unseen-point'), rule)
  const ends = { caster, rule, within: REACH }
  const at = yield* choosePoint(play, { ...ends, prompt: 'ask.wall-from', bar: before })
  if (!at) return
  const to = yield* choosePoint(play, {
    ...{ ...ends, prompt: 'ask.wall-to', strip: { from: at, width: THICK * CENTIMETRE } },
    bar: (point) => {
      if (!measure.allows(distance(at, point))) return refuse(text(measure.refusal, { cm: APART }), rule)
      return before(point) ?? (isFreeLine(play, at, point) ? undefined : refuse(text('refused.in-the-way'), rule))
    },
  })
  if (to) addMarker(play, { kind, by: caster.id, at, to })
}

function isFreeLine(play: PlayState, from: Point, to: Point): boolean {
  return standing(play).every((fighter) => fighter.level > 0 || !rayCrosses(from, to, contourOf(fighter)))
}

function outline({ at, to }: Marker): Point[] {
  return stripOutline(at, to ?? at, THICK * CENTIMETRE)
}

/** CF-REV-ELEMENTAL-13, -17: a gem keeps each wall if the caster sees one of its ends or its middle. */
function maintenanceHook(gem: 'fire' | 'earth') {
  return (play: Play, marker: Marker) => keepFor(play, marker, gem, 1, (caster) => seesWall(play, caster, marker))
}

function seesWall(play: PlayState, caster: Fighter, { at, to = at }: Marker): boolean {
  const middle = { x: (at.x + to.x) / 2, y: (at.y + to.y) / 2 }
  // A wall does not hide itself.
  const without = { ...play, state: { ...play.state, markers: [] } }
  return [at, to, middle].some((point) => seesPoint(without, caster, point))
}

const LONG: WallShape = { allows: (length) => length > APART * CENTIMETRE, refusal: 'refused.wall-short' }
const SHORT: WallShape = {
  allows: (length) => length > 0 && length <= APART * CENTIMETRE,
  refusal: 'refused.wall-long',
}

const wallOfFire = spell(FIRE, {
  on: 'ground',
  effect: (play, { caster }) => raise(play, caster, FIRE, LONG),
})

markerKind(FIRE, {
  icon: 'fire-wave',
  outline,
  opaque: true,
  maintenance: maintenanceHook('fire'),
  *onTravel(play, marker, mover, points) {
    const disc = { base: movingBase(mover), pose: { ...points[0]!, facing: mover.at.facing } }
    const [crossing] = crossings(disc, points, [contourOfMarker(marker)])
    // Once for each time a fighter enters it; one that stands in it was burnt on arrival.
    if (mover.level === 0 && crossing) yield* burn(play, marker, mover, crossing.entries)
  },
  *onArrival(play, marker, newcomer) {
    const stands = newcomer.level === 0 && overlaps(contourOf(newcomer), contourOfMarker(marker))
    if (stands) yield* burn(play, marker, newcomer, 1)
  },
})

/** CF-REV-ELEMENTAL-13, CF-ABIL-51, -54: a Light Wound each time, unless the fighter is spared the spell. */
function* burn(play: Play, { by }: Marker, victim: Fighter, times: number): Procedure {
  if (times === 0 || (yield* isSparedBy(play, wallOfFire, by, victim))) return
  for (let left = times; left > 0 && isStanding(victim); left--) {
    yield* suffer(play, victim, 'light', { by: fighter(play, by), rules: ['CF-REV-ELEMENTAL-13'] })
  }
}

spell(EARTH, {
  on: 'ground',
  effect: (play, { caster }) => raise(play, caster, EARTH, SHORT),
})

markerKind(EARTH, {
  icon: 'stone-wall',
  outline,
  opaque: true,
  isSolid: () => true,
  bulk: () => BULK,
  left: ({ x = 0 }) => BULK.points - x,
  maintenance: maintenanceHook('earth'),
})
