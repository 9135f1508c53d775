/** MI-ZOC: the strips beside a legion's front. */
import {
  type Contour,
  contourOf,
  formationCorners,
  gap,
  placeInFormation,
  rectangleBase,
  verticesOf,
  wallContour,
} from '@fray/tabletop'
import { CONTACT, contoursOf, figureContoursOf, ranksOf } from '../../body.ts'
import { isLegion, type Present } from '../../roster.ts'
import type { TroopBody } from '../../state.ts'
import { mm } from '../../units.ts'
import { endOf, firstHitOn, type Leg, straightLeg } from '../plan/leg.ts'

const WIDTH = mm(25)
/** The front comes first if it is at most this far from the strip when the body touches it. */
const FRONTAL = mm(1)

/** MI-ZOC-01: a strip at each end of the front rank, as deep as its bases; only for bodies that have a front. */
export function zonesOf({ body }: { readonly body: TroopBody }): Contour[] {
  if (body.kind === 'placed') return []
  const { formation } = body
  const aside = (formation.files * formation.base.width + WIDTH) / 2
  const strip = rectangleBase(WIDTH, formation.base.depth)
  return [-aside, aside].map((right) =>
    contourOf({
      base: strip,
      pose: { ...formation.pose, ...placeInFormation(formation, -formation.base.depth / 2, right) },
    }),
  )
}

/** MI-ZOC-01, MI-SITUATION-07: whether it controls ground: legions on the ground that are not routing. */
export function hasZone(unit: Present): boolean {
  return isLegion(unit) && unit.fate === 'fighting' && unit.height === 0
}

/** MI-ZOC-02: gets where a leg enters a strip front first; undefined if it does not, or already stands in one. */
export function zoneEntry(leg: Leg, holder: TroopBody): number | undefined {
  if (leg.manner !== 'way') return undefined
  let first: number | undefined
  for (const zone of zonesOf({ body: holder })) {
    if (isIn(leg.at(0), zone)) continue
    const at = firstHitOn(leg, [zone]) ?? edgeReached(leg, zone)
    if (at === undefined || (first !== undefined && first <= at) || !isFrontal(leg.at(at), zone)) continue
    first = at
  }
  return first
}

/** A leg that ends at the edge of a strip and leads into it has come to it; passing along the edge is not entering. */
function edgeReached(leg: Leg, zone: Contour): number | undefined {
  const { shift, length } = leg
  if (!shift || length === 0 || !isIn(endOf(leg), zone)) return undefined
  const on = (2 * CONTACT) / length
  const further = straightLeg(endOf(leg), { x: shift.x * on, y: shift.y * on })
  return firstHitOn(further, [zone]) === undefined ? undefined : length
}

/** A unit that was halted at the edge of a strip stands in it. */
export function isIn(body: TroopBody, zone: Contour): boolean {
  return contoursOf(body).some((block) => gap(block, zone) <= CONTACT)
}

function isFrontal(body: TroopBody, zone: Contour): boolean {
  return gap(frontEdge(body), zone) <= FRONTAL
}

/** The front of a column on a bend is that of its head. */
function frontEdge(body: TroopBody): Contour {
  if (body.kind === 'ranks') {
    const [left, right] = formationCorners(body.formation)
    return wallContour(left, right)
  }
  const head = ranksOf(body)[0]!.map((figure) => verticesOf(figureContoursOf(body)[figure]!))
  return wallContour(head[0]![0]!, head.at(-1)![1]!)
}
