import { accept, type Json, type Procedure, refuse, takeFirst, text, type Verdict } from '@fray/kernel'
import { baseContour, direction, discBase, gap, type Point, readProposal, toJson, wholePoint } from '@fray/tabletop'
import { baseOf, contourOf } from '../ground/bodies.ts'
import { notifyMarkersOfArrival } from '../ground/markers.ts'
import { seesPoint } from '../ground/sight.ts'
import { placementRefusal } from '../movement/set-down.ts'
import type { Fighter, Play, Stance } from '../state.ts'
import { CENTIMETRE } from '../units.ts'

/**
 * CF-SPELL-28, CF-CAST-07: moves a fighter to a point of the ground in its sight, within a distance in cm, not against
 * an enemy.
 */
export function* teleport(play: Play, mover: Fighter, cm: number, rule: string): Procedure {
  const suggest = (wanted?: number) => takeFirst(spots(play, mover, cm, rule), wanted ?? MOST_SUGGESTED)
  if (suggest(1).length === 0) return
  const at = yield* play.place<Stance | null>({
    seat: mover.seat,
    figure: mover.id,
    prompt: text('ask.teleport', { fighter: { figure: mover.id } }),
    rules: [rule, 'CF-BOOK-15'],
    form: toJson({
      kind: 'move',
      base: baseOf(mover),
      from: mover.at,
      reach: cm * CENTIMETRE + baseOf(mover).width,
      bends: false,
      turns: true,
    }),
    check: (json) => judge(play, mover, cm, rule, json),
    suggest,
    alternatives: [{ key: 'stay', text: text('option.stay'), value: null }],
  })
  if (!at) return
  mover.at = at
  mover.level = 0
  play.log('teleported', { fighter: { figure: mover.id } }, [rule], { seat: mover.seat, isOutcome: true })
  yield* notifyMarkersOfArrival(play, mover)
}

function judge(play: Play, mover: Fighter, cm: number, rule: string, json: Json): Verdict<Stance> {
  const proposal = readProposal(json)
  const place = proposal?.path.at(-1)
  if (!proposal || !place) return refuse(text('refused.no-place'), rule)
  const { facing } = proposal
  const at = { ...place, facing: facing ? direction(facing.x, facing.y) : mover.at.facing }
  const off = gap(contourOf(mover), baseContour(discBase(0), at))
  if (off > cm * CENTIMETRE) return refuse(text('refused.too-far', { allowed: cm }), rule)
  if (!seesPoint(play, mover, at)) return refuse(text('refused.unseen-point'), 'CF-CAST-07')
  return placementRefusal(play, mover, at, rule) ?? accept(at)
}

const MOST_SUGGESTED = 12

/** Suggested places in front, far ones first, as multiples of the facing and of its perpendicular. */
const AHEAD = [1, 0.8, 0.6, 0.4, 0.2, 0.1]
const ASIDE = [0, 0.4, -0.4, 0.8, -0.8]

function* spots(play: Play, mover: Fighter, cm: number, rule: string): Generator<Json> {
  const { x, y, facing } = mover.at
  const unit = Math.sqrt(facing.x * facing.x + facing.y * facing.y)
  const spot = (ahead: number, aside: number): Point => {
    const reach = cm * CENTIMETRE
    return wholePoint(
      x + ((facing.x * ahead - facing.y * aside) / unit) * reach,
      y + ((facing.y * ahead + facing.x * aside) / unit) * reach,
    )
  }
  for (const ahead of AHEAD) {
    for (const aside of ASIDE) {
      const json = toJson({ path: [spot(ahead, aside * ahead)], facing })
      if (judge(play, mover, cm, rule, json).ok) yield json
    }
  }
}
