import {
  accepted,
  choice,
  firstOf,
  type Json,
  type Procedure,
  refused,
  type Text,
  text,
  type Verdict,
} from '@fray/kernel'
import { asJson, type Point, pathLength, readProposal } from '@fray/tabletop'
import { isFlyer, type Surroundings, surroundingsOf } from '../ground/surroundings.ts'
import { densityCost } from '../ground/tolls.ts'
import { forgetBrokenJoins } from '../melee/joins.ts'
import { type Combatant, ownerOf, type Turn } from '../state.ts'
import { INCH } from '../units.ts'
import { ROUNDING } from './gait.ts'
import { asInches, contactPlace, figurePath } from './path-points.ts'
import { nearestEnemy, opposite, SHY, straightLength, straightWay } from './straight-way.ts'
import { loseArea, sweepEphemerals } from './travel.ts'
import { contactThere, obstruction } from './way.ts'

export interface FreeMove {
  readonly longest: number
  readonly prompt: Text
  readonly rules: readonly string[]
  /** May it end in base contact with an enemy? */
  readonly contact: 'allowed' | 'forbidden'
  /** May it be of zero length? (annihilation, Relocate!) */
  readonly optional: boolean
  /** Passes over bases and scenery (flyers, Flashing Form). */
  readonly over: boolean
  /** Only in a straight line. */
  readonly straight: boolean
  /** The scenery on the way costs inches after all (SW-ARTEFACT-29). */
  readonly pays?: boolean
  /** Why it may not end at a place; undefined if it may. */
  readonly where?: (at: Point) => Text | undefined
}

/**
 * A move outside the movement phase (annihilation, Relocate!, Stealth, Wayfarer): a bent path chosen by the owner, free of
 * density and defence areas, stopped by barriers and bases. Gives whether it moved. Contact made is for the caller.
 */
export function* freeMove(turn: Turn, mover: Combatant, move: FreeMove): Procedure<boolean> {
  const points = yield* chooseFreeMove(turn, mover, move)
  if (!points) return false
  mover.at = points[points.length - 1]!
  forgetBrokenJoins(turn)
  mover.moved = true
  loseArea(turn, mover)
  turn.log('moved', { mover: { figure: mover.id }, inches: asInches(pathLength(points)) }, move.rules, {
    seat: ownerOf(turn, mover),
    paths: [figurePath(mover, points)],
  })
  yield* sweepEphemerals(turn, mover, points)
  return true
}

/** The choice alone, for moves that are fixed before any of them is made (SW-ORDER-33); null for none. */
export function* chooseFreeMove(turn: Turn, mover: Combatant, move: FreeMove): Procedure<readonly Point[] | null> {
  const over = move.over || isFlyer(mover)
  const around = over ? { contours: [], bases: [] } : surroundingsOf(turn, mover, move.longest)
  const { longest, prompt, rules, optional, straight } = move
  const judge = (points: readonly Point[]) => judgeFreeMove(turn, mover, move, around, points)
  if (!optional && firstOf(suggestFreeMoves(turn, mover, move, around, judge), 1).length === 0) return null
  return yield* turn.place<readonly Point[] | null>({
    seat: ownerOf(turn, mover),
    figure: mover.id,
    prompt,
    rules,
    form: asJson({
      kind: 'move',
      base: mover.profile.base,
      from: mover.at,
      reach: longest,
      bends: !straight,
      turns: false,
    }),
    check: (proposal) => checkFreeMove(mover, move, judge, proposal),
    suggest: (wanted) => firstOf(suggestFreeMoves(turn, mover, move, around, judge), wanted),
    instead: optional ? [{ ...choice('stay', text('option.stay'), { icon: 'halt' }), value: null }] : [],
  })
}

type Judge = (points: readonly Point[]) => Verdict<readonly Point[]>

function checkFreeMove(
  mover: Combatant,
  { rules, straight }: FreeMove,
  judge: Judge,
  proposal: Json,
): Verdict<readonly Point[]> {
  const path = readProposal(proposal)?.path
  if (!path || path.length === 0) return refused(text('refuse.no-place'), ...rules)
  if (straight && path.length > 1) return refused(text('refuse.not-straight'), ...rules)
  return judge([mover.at, ...path])
}

function judgeFreeMove(
  turn: Turn,
  mover: Combatant,
  { longest, rules, contact, pays, where }: FreeMove,
  around: Surroundings,
  points: readonly Point[],
): Verdict<readonly Point[]> {
  const end = points[points.length - 1]!
  const length = pathLength(points)
  if (length === 0) return refused(text('refuse.no-move'), ...rules)
  const cost = pays ? densityCost(turn, mover, points) * INCH : 0
  if (length + cost > longest + ROUNDING)
    return refused(text('refuse.too-far', { reach: asInches(longest - cost) }), ...rules)
  const blocked = obstruction(turn, mover, points, around)
  if (blocked) return blocked
  const touching = contact === 'forbidden' ? contactThere(turn, mover, end) : undefined
  if (touching) return { ...touching, rules }
  const reason = where?.(end)
  return reason ? refused(reason, ...rules) : accepted(points)
}

/** Into contact with the nearest enemy if that is allowed, towards it, and away from it. */
function* suggestFreeMoves(
  turn: Turn,
  mover: Combatant,
  { longest, contact }: FreeMove,
  around: Surroundings,
  judge: Judge,
): Generator<Json, void> {
  const enemy = nearestEnemy(turn, mover)
  if (enemy && contact === 'allowed') {
    const beside = contactPlace(mover, enemy, mover.at)
    if (judge([mover.at, beside]).ok) yield asJson({ path: [beside] })
  }
  const towards = enemy?.at ?? { x: turn.setup.width / 2, y: turn.setup.depth / 2 }
  for (const place of [towards, opposite(mover, towards)]) {
    const way = straightWay(mover, place, straightLength(turn, mover, place, longest, around))
    if (pathLength(way) >= SHY && judge(way).ok) yield asJson({ path: way.slice(1) })
  }
}
