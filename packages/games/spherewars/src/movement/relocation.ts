import { type Message, type Procedure, text } from '@fray/kernel'
import { firstCollision, footprint, type Point, pathLength, pointAlong, wholePoint } from '@fray/tabletop'
import { enemiesInContact } from '../ground/board.ts'
import { baseOf, baseUnder, enemiesTouchedAt, isFlyer, surroundingsOf } from '../ground/surroundings.ts'
import { forgetBrokenJoins } from '../melee/joins.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { inches } from '../units.ts'
import { chooseFreeMove, type FreeMove } from './free-move.ts'
import { asInches, figurePath } from './paths/path-points.ts'
import { loseArea, sweepEphemerals } from './paths/travel.ts'

/** A move as by Relocate!: the distance in inches, the rule, and whether it may make contact (SW-ORDER-31). */
interface Relocating {
  readonly longest: number
  readonly rule: string
  readonly contact: FreeMove['contact']
  /** SW-PURSUIT-14: the combatant it pursued and may still contact; null without a pursuit. */
  readonly prey?: Combatant | null
}

interface Relocation extends Relocating {
  readonly mover: Combatant
  /** Its path; empty until it is fixed, and if it stays. */
  points: readonly Point[]
}

/** All relocations of one window, by the window's list of deferred procedures. */
const planned = new WeakMap<Procedure[], Relocation[]>()

/** SW-ORDER-30, -33: moves when the window closes, together with all others of that window. */
export function relocate(play: Play, mover: Combatant, how: Relocating, later: Procedure[]): void {
  let relocations = planned.get(later)
  if (!relocations) {
    relocations = []
    planned.set(later, relocations)
    later.push(carryOut(play, relocations))
  }
  relocations.push({ ...how, mover, points: [] })
}

/**
 * SW-ORDER-33: all places are fixed before any move. The side whose round it is moves second, so that on a collision
 * the acting side stops short.
 */
function* carryOut(play: Play, relocations: readonly Relocation[]): Procedure {
  yield* fixPlaces(play, relocations)
  const { round } = play.state
  const ofSide = (acting: boolean) => relocations.filter(({ mover }) => (mover.side === round) === acting)
  const places = play.state.combatants.map(({ at }) => at)
  for (const relocation of [...ofSide(false), ...ofSide(true)]) yield* move(play, relocation)
  for (const { mover } of ofSide(true)) {
    if (mover.at !== places[mover.id]) tellEngaged(play, mover)
  }
}

/** Seats that relocate at the same time choose in secret. */
function* fixPlaces(play: Play, relocations: readonly Relocation[]): Procedure {
  const seats = [...new Set(relocations.map(({ mover }) => ownerOf(play, mover)))]
  const parts = seats.map((seat) => ({
    seat,
    procedure: fixOwnPlaces(
      play,
      relocations.filter(({ mover }) => ownerOf(play, mover) === seat),
    ),
  }))
  if (parts.length > 1) yield* play.simultaneously(parts)
  else for (const { procedure } of parts) yield* procedure
}

function* fixOwnPlaces(play: Play, relocations: readonly Relocation[]): Procedure {
  for (const relocation of relocations) {
    const { mover, longest, rule, contact, prey = null } = relocation
    const points = yield* chooseFreeMove(play, mover, {
      longest: inches(longest),
      prompt: text('ask.relocate', { mover: { figure: mover.id }, inches: longest }),
      rules: [rule],
      contact,
      optional: true,
      over: false,
      straight: false,
      where: (at) => fleeingThere(play, mover, at, prey),
    })
    relocation.points = points ?? []
  }
}

/** SW-ORDER-30, SW-TRAP-05: a relocation cannot trap another combatant. */
function fleeingThere(play: Play, mover: Combatant, at: Point, prey: Combatant | null): Message | undefined {
  const fleeing = enemiesTouchedAt(play, mover, at).find((enemy) => enemy.fleeing && enemy.id !== prey?.id)
  return fleeing && text('refuse.fleeing-there', { enemy: { figure: fleeing.id } })
}

/** SW-ORDER-30, SW-DEFAREA-10: does not count as having moved; in the enemy round it loses its area. */
function* move(play: Play, { mover, points, rule }: Relocation): Procedure {
  if (!isStanding(mover)) return
  loseArea(play, mover)
  const way = freePart(play, mover, points)
  if (way.length < 2) return
  mover.at = way[way.length - 1]!
  forgetBrokenJoins(play)
  play.log('relocated', { mover: { figure: mover.id }, inches: asInches(pathLength(way)) }, [rule], {
    seat: ownerOf(play, mover),
    paths: [figurePath(mover, way)],
  })
  yield* sweepEphemerals(play, mover, way)
}

/** SW-ORDER-33: cuts the path where another combatant now stands. */
function freePart(play: Play, mover: Combatant, points: readonly Point[]): readonly Point[] {
  let way = points
  while (way.length > 1) {
    const bases = isFlyer(mover) ? under(play, mover, way) : surroundingsOf(play, mover, inches(4)).bases
    const hit = firstCollision(footprint(mover.profile.base, mover.at), way, bases.map(baseOf))
    if (!hit || hit.travelled >= pathLength(way)) break
    way = cutPath(way, hit.leg, hit.travelled - CLEARANCE)
  }
  return way
}

/** How far from a base the path ends, so that rounding never puts it inside. */
const CLEARANCE = 2

function cutPath(way: readonly Point[], leg: number, length: number): readonly Point[] {
  if (length <= 0) return []
  const { x, y } = pointAlong(way, length)
  return [...way.slice(0, leg + 1), wholePoint(x, y)]
}

/** SW-FLY-02: a flyer is stopped only by a base it would land on. */
function under(play: Play, mover: Combatant, way: readonly Point[]): readonly Combatant[] {
  const base = baseUnder(play, mover, way[way.length - 1]!)
  return base ? [base] : []
}

/** SW-ORDER-30, SW-ABIL-34(d): contact in the friendly round counts as engaging, not as joining. */
function tellEngaged(play: Play, mover: Combatant): void {
  for (const enemy of enemiesInContact(play, mover)) {
    play.log('relocated-into-contact', { mover: { figure: mover.id }, enemy: { figure: enemy.id } }, ['SW-ORDER-30'], {
      seat: ownerOf(play, mover),
    })
  }
}
