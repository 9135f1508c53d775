import {
  accept,
  choice,
  type Json,
  type Message,
  type Procedure,
  refuse,
  takeFirst,
  text,
  type Verdict,
} from '@fray/kernel'
import { type Point, pathLength, readProposal, toJson } from '@fray/tabletop'
import { isFlyer, surroundingsOf } from '../ground/surroundings.ts'
import type { Surroundings } from '../ground/surroundings-data.ts'
import { densityCost } from '../ground/terrain-costs.ts'
import { forgetBrokenJoins } from '../melee/joins.ts'
import { type Combatant, ownerOf, type Play } from '../state.ts'
import { INCH } from '../units.ts'
import { ROUNDING } from './move-allowance.ts'
import { contactAt, obstruction } from './paths/obstruction.ts'
import { asInches, contactPlace, figurePath } from './paths/path-points.ts'
import { nearestEnemy, opposite, SHY, straightLength, straightWay } from './paths/straight-way.ts'
import { loseArea, sweepEphemerals } from './paths/travel.ts'

export interface FreeMove {
  readonly longest: number
  readonly prompt: Message
  readonly rules: readonly string[]
  /** Whether it may end in base contact with an enemy. */
  readonly contact: 'allowed' | 'forbidden'
  /** Whether it may be of zero length (annihilation, Relocate!). */
  readonly optional: boolean
  /** Passes over bases and scenery (flyers, Flashing Form). */
  readonly over: boolean
  /** Only in a straight line. */
  readonly straight: boolean
  /** Whether scenery on the path still costs inches (SW-ARTEFACT-29). */
  readonly pays?: boolean
  /** Why it cannot end at a place; undefined if it can. */
  readonly where?: (at: Point) => Message | undefined
}

/**
 * Makes a move outside the movement phase (annihilation, Relocate!, Stealth, Wayfarer) along a path chosen by the
 * owner: free of density and defence areas, stopped by barriers and bases. Returns whether it moved; contact is left to
 * the caller.
 */
export function* freeMove(play: Play, mover: Combatant, move: FreeMove): Procedure<boolean> {
  const points = yield* chooseFreeMove(play, mover, move)
  if (!points) return false
  mover.at = points[points.length - 1]!
  forgetBrokenJoins(play)
  mover.moved = true
  loseArea(play, mover)
  play.log('moved', { mover: { figure: mover.id }, inches: asInches(pathLength(points)) }, move.rules, {
    seat: ownerOf(play, mover),
    paths: [figurePath(mover, points)],
  })
  yield* sweepEphemerals(play, mover, points)
  return true
}

/** Asks for the path only, for moves that are fixed before any of them is made (SW-ORDER-33); null for none. */
export function* chooseFreeMove(play: Play, mover: Combatant, move: FreeMove): Procedure<readonly Point[] | null> {
  const over = move.over || isFlyer(mover)
  const around = over ? { contours: [], bases: [] } : surroundingsOf(play, mover, move.longest)
  const { longest, prompt, rules, optional, straight } = move
  const judge = (points: readonly Point[]) => judgeFreeMove(play, mover, move, around, points)
  if (!optional && takeFirst(suggestFreeMoves(play, mover, move, around, judge), 1).length === 0) return null
  return yield* play.place<readonly Point[] | null>({
    seat: ownerOf(play, mover),
    figure: mover.id,
    prompt,
    rules,
    form: toJson({
      kind: 'move',
      base: mover.profile.base,
      from: mover.at,
      reach: longest,
      bends: !straight,
      turns: false,
    }),
    check: (proposal) => checkFreeMove(mover, move, judge, proposal),
    suggest: (wanted) => takeFirst(suggestFreeMoves(play, mover, move, around, judge), wanted),
    alternatives: optional ? [{ ...choice('stay', text('option.stay'), { icon: 'halt' }), value: null }] : [],
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
  if (!path || path.length === 0) return refuse(text('refuse.no-place'), ...rules)
  if (straight && path.length > 1) return refuse(text('refuse.not-straight'), ...rules)
  return judge([mover.at, ...path])
}

function judgeFreeMove(
  play: Play,
  mover: Combatant,
  { longest, rules, contact, pays, where }: FreeMove,
  around: Surroundings,
  points: readonly Point[],
): Verdict<readonly Point[]> {
  const end = points[points.length - 1]!
  const length = pathLength(points)
  if (length === 0) return refuse(text('refuse.no-move'), ...rules)
  const cost = pays ? densityCost(play, mover, points) * INCH : 0
  if (length + cost > longest + ROUNDING)
    return refuse(text('refuse.too-far', { reach: asInches(longest - cost) }), ...rules)
  const blocked = obstruction(play, mover, points, around)
  if (blocked) return blocked
  const touching = contact === 'forbidden' ? contactAt(play, mover, end) : undefined
  if (touching) return { ...touching, rules }
  const reason = where?.(end)
  return reason ? refuse(reason, ...rules) : accept(points)
}

/** Into contact with the nearest enemy if that is allowed, towards it, and away from it. */
function* suggestFreeMoves(
  play: Play,
  mover: Combatant,
  { longest, contact }: FreeMove,
  around: Surroundings,
  judge: Judge,
): Generator<Json, void> {
  const enemy = nearestEnemy(play, mover)
  if (enemy && contact === 'allowed') {
    const beside = contactPlace(mover, enemy, mover.at)
    if (judge([mover.at, beside]).ok) yield toJson({ path: [beside] })
  }
  const towards = enemy?.at ?? { x: play.setup.width / 2, y: play.setup.depth / 2 }
  for (const place of [towards, opposite(mover, towards)]) {
    const way = straightWay(mover, place, straightLength(play, mover, place, longest, around))
    if (pathLength(way) >= SHY && judge(way).ok) yield toJson({ path: way.slice(1) })
  }
}
