import { accepted, firstOf, type Json, type Procedure, refused, type Seat, text, type Verdict } from '@fray/kernel'
import {
  asJson,
  type Box,
  boxPoints,
  direction,
  EAST,
  isWithinBox,
  overlaps,
  readProposal,
  WEST,
  wholePoint,
} from '@fray/tabletop'
import { baseOf, contourAt } from '../ground/bodies.ts'
import { blockersAt } from '../ground/obstacles.ts'
import { drawCards, isDrawingOver, passLead } from '../round/draw.ts'
import { buildSequences } from '../round/sequence.ts'
import { openDrawing, tacticalRoll } from '../round/tactical-roll.ts'
import { type Fighter, fighter, type Play, type Position, type Stance } from '../state.ts'
import { CENTIMETRE } from '../units.ts'

/** CF-DEPLOY-06: a zone lies between these distances from the median line. */
const NEAREST = 15 * CENTIMETRE
const FURTHEST = 50 * CENTIMETRE

/** CF-DEPLOY-01 (1), -02, -03: sequences and Tactical roll of the approach. */
export function* approach(play: Play): Procedure {
  yield* buildSequences(play)
  yield* tacticalRoll(play)
  yield* openDrawing(play)
  play.state.phase = 'deployment'
}

/** CF-DEPLOY-04, -05: one step of the approach; called again and again while the phase is `deployment`. */
export function* deploy(play: Play): Procedure {
  const { state } = play
  if (!state.turn) {
    if (isDrawingOver(play)) {
      state.phase = 'strategic'
      return
    }
    const cards = yield* drawCards(play)
    const pending = state.fighters.filter(({ card }) => cards.includes(card)).map(({ id }) => id)
    state.turn = { seat: state.lead, pending, activated: [], announced: true }
  } else {
    const [next, ...rest] = state.turn.pending
    if (next !== undefined) yield* putDown(play, fighter(play, next))
    state.turn.pending = rest
  }
  if (state.turn.pending.length > 0) return
  state.turn = null
  passLead(play)
}

/** CF-DEPLOY-06: the zone of a camp, the first at the left of the median line. */
export function zoneOf({ setup }: Pick<Position, 'setup'>, seat: Seat): Box {
  const { width, depth } = setup.table
  const median = width / 2
  const [left, right] = seat === 0 ? [median - FURTHEST, median - NEAREST] : [median + NEAREST, median + FURTHEST]
  return { left: Math.max(0, left), right: Math.min(width, right), top: 0, bottom: depth }
}

/** CF-DEPLOY-05: anywhere in the zone, facing as its player likes. */
function* putDown(play: Play, placed: Fighter): Procedure {
  const zone = zoneOf(play, placed.seat)
  placed.at = yield* play.place<Stance>({
    seat: placed.seat,
    figure: placed.id,
    prompt: text('ask.deploy', { fighter: { figure: placed.id } }),
    rules: ['CF-DEPLOY-05'],
    form: asJson({ kind: 'deploy', base: baseOf(placed), turns: true }),
    check: (json) => judgePlace(play, placed, zone, json),
    suggest: (wanted) => firstOf(suggestPlaces(play, placed, zone), wanted),
    region: () => asJson([boxPoints(zone.left, zone.top, zone.right - zone.left, zone.bottom - zone.top)]),
  })
  placed.status = 'standing'
  play.log('deployed', { fighter: { figure: placed.id } }, ['CF-DEPLOY-05'], { seat: placed.seat })
}

function judgePlace(play: Play, placed: Fighter, zone: Box, json: Json): Verdict<Stance> {
  const proposal = readProposal(json)
  const place = proposal?.path.at(-1)
  if (!proposal || !place) return refused(text('refused.no-place'), 'CF-DEPLOY-05')
  const { facing } = proposal
  const stance = { ...place, facing: facing ? direction(facing.x, facing.y) : placed.at.facing }
  const contour = contourAt(placed, stance)
  if (!isWithinBox(contour, zone)) return refused(text('refused.zone'), 'CF-DEPLOY-05')
  if (blockersAt(play, placed).some((each) => overlaps(contour, each))) {
    return refused(text('refused.no-room'), 'CF-DEPLOY-05')
  }
  return accepted(stance)
}

/** Places in rows that begin near the median line, each row from the middle outwards. */
function* suggestPlaces(play: Play, placed: Fighter, zone: Box): Generator<Json> {
  const { depth } = baseOf(placed)
  const facing = placed.seat === 0 ? EAST : WEST
  const middle = (zone.top + zone.bottom) / 2
  const step = 6 * CENTIMETRE
  for (let row = 0; row < 5; row++) {
    const ahead = depth / 2 + 100 + row * step
    const x = placed.seat === 0 ? zone.right - ahead : zone.left + ahead
    for (let i = 0; i < 15; i++) {
      const y = middle + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * step
      const proposal = { path: [wholePoint(x, y)], facing }
      if (judgePlace(play, placed, zone, asJson(proposal)).ok) yield asJson(proposal)
    }
  }
}
