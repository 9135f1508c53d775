import { type Json, optionWithNote, type Procedure, refuse, type Seat, text, type Verdict } from '@fray/kernel'
import { direction, facingOf, formation, type Point, type RectangleBase, readProposal, toJson } from '@fray/tabletop'
import { contoursOf, countOf, rankedBody } from '../body.ts'
import { isLegion } from '../roster.ts'
import type { Play, State, TroopBody, Unit } from '../state.ts'
import { mm } from '../units.ts'
import {
  deploymentOrder,
  filesFor,
  homeFacing,
  joinsOnPlatform,
  judgeDeployment,
  legionsOf,
  zoneOf,
} from './deployment.ts'
import { lineOfBattle } from './line-of-battle.ts'
import type { Setup } from './setup-data.ts'

/** MI-DEPLOY-01, -03: deploys a side in a line of battle at once, or unit by unit. */
export function* deploy(play: Play, seat: Seat): Procedure {
  const { state, setup } = play
  const ready = lineOfBattle(state, setup, seat)
  const atOnce = ready
    ? yield* play.pick({
        seat,
        prompt: text('ask.draw-up'),
        rules: ['MI-DEPLOY-01'],
        options: [
          { key: 'line', text: text('option.line-of-battle'), value: true, ...optionWithNote('note.line-of-battle') },
          { key: 'each', text: text('option.draw-up-each'), value: false, ...optionWithNote('note.draw-up-each') },
        ],
      })
    : false
  for (const unit of deploymentOrder(state, seat)) {
    if (joinsOnPlatform(unit, setup)) continue
    unit.body = atOnce ? ready!.get(unit.id)! : yield* placeUnit(play, unit, ready?.get(unit.id))
  }
}

function* placeUnit(play: Play, unit: Unit, planned: TroopBody | undefined): Procedure<TroopBody | null> {
  const drawn = formation(unit.troop.base, filesFor(unit, play.setup), unit.original, {
    x: 0,
    y: 0,
    facing: homeFacing(unit.seat),
  })
  return yield* play.place({
    seat: unit.seat,
    prompt: text('ask.draw-up-unit', { unit: { figure: unit.id } }),
    rules: ['MI-DEPLOY-03'],
    figure: unit.id,
    form: toJson({
      kind: 'draw-up',
      formation: drawn,
      turns: true,
      ...(isLegion(unit) ? { files: { least: 1, most: unit.original } } : {}),
    }),
    check: (proposal) => checkDeployment(play, unit, proposal),
    suggest: () => suggestions(play, unit, planned),
    alternatives: suggestions(play, unit, planned).length > 0 ? [] : [LEFT_OUT],
  })
}

/** A unit without room in the zone stays away. */
const LEFT_OUT = { key: 'leave-out', text: text('option.leave-out'), value: null }

function checkDeployment(play: Play, unit: Unit, json: Json): Verdict<TroopBody> {
  const proposal = readProposal(json)
  const place = proposal?.path.at(-1)
  if (!proposal || !place) return refuse(text('refuse.no-place'), 'MI-DEPLOY-03')
  const wanted = proposal.facing ?? homeFacing(unit.seat)
  const facing = direction(wanted.x, wanted.y)
  const files = isLegion(unit) ? (proposal.files ?? filesFor(unit, play.setup)) : unit.original
  const body = rankedBody(unit.troop.base, Math.min(files, unit.original), unit.original, { ...place, facing })
  return judgeDeployment(play.state, play.setup, unit, body)
}

/** Suggests the planned place if it is free, else places spread over the zone or about the unit's legions. */
function suggestions(play: Play, unit: Unit, planned: TroopBody | undefined): Json[] {
  const { state, setup } = play
  const found: Json[] = []
  const offer = (body: TroopBody) => {
    if (judgeDeployment(state, setup, unit, body).ok) found.push(proposalOf(body))
  }
  if (planned) offer(planned)
  // Bots need no alternatives to a free place in the line of battle.
  if (found.length > 0) return found
  for (const place of candidates(state, setup, unit)) {
    if (found.length >= ENOUGH) break
    offer(
      rankedBody(unit.troop.base, filesFor(unit, setup), unit.original, { ...place, facing: homeFacing(unit.seat) }),
    )
  }
  return found
}

const ENOUGH = 6

function proposalOf(body: TroopBody): Json {
  if (body.kind === 'placed') return toJson({ path: [{ x: body.figures[0]!.x, y: body.figures[0]!.y }] })
  const { pose, files } = body.formation
  return toJson({ path: [{ x: pose.x, y: pose.y }], facing: facingOf(pose), ...(countOf(body) > 1 ? { files } : {}) })
}

/** Gets a grid over the zone, the centre first; for a dritlán, places behind their legions. */
function* candidates(state: State, setup: Setup, unit: Unit): Generator<Point> {
  const { base } = unit.troop
  const back = unit.seat === 0 ? 1 : -1
  if (unit.office?.kind === 'dritlan') {
    for (const { body } of legionsOf(state, unit)) yield* aboutBody(body, base, back)
    return
  }
  const zone = zoneOf(setup, unit.seat)
  const step = mm(25)
  const middle = (zone.left + zone.right) / 2
  for (let deep = step; deep < zone.bottom - zone.top; deep += step) {
    const y = unit.seat === 0 ? zone.top + deep : zone.bottom - deep
    for (let aside = 0; aside < middle; aside += step) {
      yield { x: middle + aside, y }
      if (aside > 0) yield { x: middle - aside, y }
    }
  }
}

/** Gets places that touch a body from behind and from its sides. */
function* aboutBody(body: TroopBody, base: RectangleBase, back: number): Generator<Point> {
  const xs = contoursOf(body).flatMap((block) => block.xs)
  const ys = contoursOf(body).flatMap((block) => block.ys)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const rear = back > 0 ? Math.max(...ys) : Math.min(...ys)
  for (let x = left; x <= right; x += base.width) yield { x: Math.round(x), y: Math.round(rear) }
  const beside = base.width * 1.5
  for (const y of ys) for (const x of [left - beside, right + beside]) yield { x: Math.round(x), y: Math.round(y) }
}
