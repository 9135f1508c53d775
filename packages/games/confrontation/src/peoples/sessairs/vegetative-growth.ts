import { type Procedure, refuse, text } from '@fray/kernel'
import { CONTACT_TOLERANCE, discContour, distance, type Point } from '@fray/tabletop'
import { addMarker, changeMarker, discOutline, markerKind, markersOf } from '../../ground/markers.ts'
import { seesPoint } from '../../ground/sight.ts'
import { choosePoint, gapToPoint, hasPoint, type PointRequest } from '../../incantation/ground-point.ts'
import { type Casting, spell } from '../../incantation/spell.ts'
import type { Fighter, Marker, Play, PlayState } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'

const GROWTH = 'vegetative-growth'
/** CF-REV-SESSAIR-03, in cm: the range, and the radius of the growth. */
const REACH = 40
const RADIUS = 10 * CENTIMETRE
/** Resistance and structure points of a growth that hinders, and of one that bars the way. */
const THIN = { resistance: 4, points: 4 } as const
const THICK = { resistance: 10, points: 6 } as const
/** A point this near to the middle of a growth means that growth. */
const SAME = CENTIMETRE

/** CF-REV-SESSAIR-03: a point in sight and within range, chosen after the success. */
function pointRequest(play: PlayState, caster: Fighter): PointRequest {
  return {
    ...{ caster, prompt: 'ask.growth', rule: 'CF-REV-SESSAIR-03', within: REACH, around: RADIUS },
    bar: (point) =>
      seesPoint(play, caster, point) ? undefined : refuse(text('refused.unseen-point'), 'CF-REV-SESSAIR-03'),
  }
}

function growthAt(play: PlayState, point: Point): Marker | undefined {
  return markersOf(play).find(({ kind, at }) => kind === GROWTH && distance(at, point) <= SAME)
}

spell(GROWTH, {
  on: 'ground',
  mayTarget: (play, _target, caster) => hasPoint(play, pointRequest(play, caster)),
  effect: grow,
})

/** CF-REV-SESSAIR-03: encumbered ground; a second growth bars the way, with fresh structure points. */
function* grow(play: Play, { caster }: Casting): Procedure {
  const point = yield* choosePoint(play, pointRequest(play, caster))
  if (!point) return
  const already = growthAt(play, point)
  if (already) changeMarker(play, already, { casts: 2, x: 0 })
  else addMarker(play, { kind: GROWTH, by: caster.id, at: point })
}

function isThick({ casts = 1 }: Marker): boolean {
  return casts > 1
}

function bulk(marker: Marker) {
  return isThick(marker) ? THICK : THIN
}

markerKind(GROWTH, {
  icon: 'vines',
  outline: ({ at }) => discOutline(at, RADIUS),
  contour: ({ at }) => discContour(at.x, at.y, RADIUS),
  bulk,
  left: (marker) => bulk(marker).points - (marker.x ?? 0),
  encumbers: (marker) => !isThick(marker),
  isSolid: isThick,
  holds: (marker, who) => {
    return isThick(marker) && who.level === 0 && gapToPoint(who, marker.at) < RADIUS - CONTACT_TOLERANCE
  },
})
