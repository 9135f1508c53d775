import type { Seat } from '@fray/kernel'
import { gapBetween } from './ground/board.ts'
import { contourOfPiece } from './ground/plan.ts'
import { isAtObjective, objectivesOf } from './preparation/objectives.ts'
import type { Setup } from './preparation/setup-data.ts'
import { otherSide, type Side } from './side.ts'
import { type Combatant, isStanding, type State } from './state.ts'
import { INCH } from './units.ts'

/**
 * Weights beside the value of the combatants themselves: the mission's objectives, and being where they are decided.
 */
const OBJECTIVES = 0.08
const PLACES = 0.02
/** Unspent resources may still be useful, but a step of two inches is not worth an order. */
const ORDER = 0.002
const GEM = 0.0002
const CONSUMABLE = 0.003
/** Beyond this distance, in inches, a combatant counts for nothing. */
const FAR = 40
/** A shooter need not come nearer than this, in inches. */
const SHOT = 8
/** The weight of a step nearer where nothing is measured, and the shortest length that counts as one, in inches. */
const APPROACH = 0.1
const SAME_PLACE = 0.05

/**
 * Rates a seat's position: which combatants live and where they stand, and in the end who has won. SW-BASE-06,
 * SM-BASE-05: beside the position a seat sees now, combatants are only nearer or farther away than there.
 */
export function appraise(state: State, seat: Seat, setup: Setup, seen?: State): number {
  const side = state.bands.find((band) => band.seat === seat)?.side ?? 0
  const { result } = state
  if (result) return result.winner === null ? 0 : result.winner === side ? 1 : -1
  const all = state.combatants.reduce((sum, { value }) => sum + value, 0)
  if (all === 0) return 0
  const before = setup.premeasuring ? undefined : seen
  const own = strength(state, side, before)
  const others = strength(state, otherSide(side), before)
  const alive = (1 - OBJECTIVES - PLACES) * (own.alive - others.alive)
  const held = OBJECTIVES * (own.held - others.held)
  return (alive + held) / all + PLACES * own.place + own.spare - others.spare
}

interface Strength {
  /** Points of the living, less for wounds and flight. A combatant waiting to be deployed counts in full. */
  readonly alive: number
  /** Points of combatants at the mission's objectives. */
  readonly held: number
  /** From 0 to 1: how close its combatants are to enemies and objectives. */
  readonly place: number
  /** Resources not yet spent. */
  readonly spare: number
}

function strength(state: State, side: Side, seen: State | undefined): Strength {
  let alive = 0
  let held = 0
  let place = 0
  let count = 0
  for (const combatant of state.combatants) {
    if (combatant.side !== side || combatant.status === 'dead' || combatant.status === 'fled') continue
    alive +=
      combatant.value * (combatant.wounds / Math.max(1, combatant.profile.wounds)) * (combatant.fleeing ? 0.5 : 1)
    if (!isStanding(combatant) || combatant.fleeing) continue
    count++
    if (seen) {
      place += approach(state, combatant, seen)
      continue
    }
    const goal = goalOf(state, combatant)
    if (goal?.reached) held += combatant.value
    const near = nearness(state, combatant)
    place += goal ? (near + goal.nearness) / 2 : near
  }
  return { alive, held, place: count === 0 ? 0 : place / count, spare: spareOf(state, side) }
}

/** Gets 1 close to an enemy (in contact, or near enough to shoot), falling to 0 far away or alone on the table. */
function nearness(state: State, combatant: Combatant): number {
  const least = gapToEnemies(state, combatant)
  return closeness(isShooter(combatant) ? Math.max(SHOT * INCH, least) : least)
}

function isShooter({ profile }: Combatant): boolean {
  return profile.ranged.length > 0
}

function gapToEnemies({ combatants }: State, combatant: Combatant): number {
  let least = FAR * INCH
  for (const other of combatants) {
    if (other.side !== combatant.side && isStanding(other)) least = Math.min(least, gapBetween(combatant, other))
  }
  return least
}

function closeness(gap: number): number {
  return Math.max(0, 1 - gap / (FAR * INCH))
}

/** Compares with the position seen now: nearer to the goal or else to the enemy, who shooters need not come nearer to. */
function approach(state: State, combatant: Combatant, seen: State): number {
  const before = seen.combatants[combatant.id]
  if (!before || !isStanding(before)) return 0
  const [then, now] = [goalOf(seen, before), goalOf(state, combatant)]
  if (then && now) return APPROACH * Math.sign(now.nearness - then.nearness)
  if (isShooter(combatant)) return 0
  const gained = gapToEnemies(seen, before) - gapToEnemies(seen, combatant)
  return Math.abs(gained) < SAME_PLACE * INCH ? 0 : APPROACH * Math.sign(gained)
}

interface Goal {
  readonly reached: boolean
  /** From 1 at the goal to 0 far away from it. */
  readonly nearness: number
}

/** Gets where the mission wants a combatant to be, if anywhere: at its objectives, or in the enemy's camp. */
function goalOf(state: State, combatant: Combatant): Goal | undefined {
  const { scoring, table, deployment } = state.terms.mission
  const { at, profile } = combatant
  if (scoring?.points.from === 'objectives') {
    let least = FAR * INCH
    for (const piece of objectivesOf(state)) {
      const { x, y, reach } = contourOfPiece(piece)
      least = Math.min(least, Math.sqrt((x - at.x) ** 2 + (y - at.y) ** 2) - reach - profile.base.radius)
    }
    return { reached: isAtObjective(state, combatant, scoring.points.within), nearness: closeness(Math.max(0, least)) }
  }
  if (scoring?.points.from === 'enemy-camp' && deployment.system === 'generic') {
    const fromEdge = state.near === combatant.side ? at.y : table.depth * INCH - at.y
    const gap = Math.max(0, fromEdge - profile.base.radius - deployment.depth * INCH)
    return { reached: gap === 0, nearness: closeness(gap) }
  }
  return undefined
}

function spareOf({ sides, bands, combatants }: State, side: Side): number {
  const orders = bands.reduce((sum, band) => (band.side === side ? sum + band.orders + band.extraOrders : sum), 0)
  const consumables = combatants.reduce((sum, combatant) => {
    return combatant.side === side && isStanding(combatant) ? sum + combatant.consumables.length : sum
  }, 0)
  return ORDER * orders + GEM * sides[side].gems + CONSUMABLE * consumables
}
