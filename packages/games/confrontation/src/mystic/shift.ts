import { accept, type Json, type Procedure, refuse, type Seat, takeFirst, text } from '@fray/kernel'
import {
  type Direction,
  direction,
  directionTo,
  type Point,
  pointAlong,
  readProposal,
  toJson,
  wholePoint,
} from '@fray/tabletop'
import { baseOf } from '../ground/bodies.ts'
import { notifyMarkersOnPath } from '../ground/markers.ts'
import { notifyTravel } from '../movement/move.ts'
import { enemiesTouchedAt, fitsAt } from '../movement/move-plan.ts'
import type { Fighter, Play, PlayState, Stance } from '../state.ts'
import { CENTIMETRE } from '../units.ts'

/** A shift in a straight line that is not a movement: its length, and who chooses it. */
export interface Shift {
  readonly moved: Fighter
  /** In cm. */
  readonly length: number
  /** Whether it must have its full length; otherwise it is shortened until there is room. */
  readonly exact: boolean
  /** CF-SPELL-66: whether it counts as a movement forced on the fighter. */
  readonly isMovement: boolean
  readonly chosenBy: Seat
  /** The fighter it faces afterwards; undefined leaves the facing to the player. */
  readonly facing: Fighter | null
  readonly prompt: string
  readonly rule: string
}

/** The step, in hundredths of a millimetre, by which it is shortened until there is room. */
const BACK = 250

/** The place of a fighter shifted in this direction; undefined without room, or with an enemy in contact. */
function spotTowards(play: PlayState, { moved, length, exact, facing }: Shift, way: Point, turned?: Direction) {
  const { at } = moved
  const { x, y } = directionTo(at, { x: at.x + way.x, y: at.y + way.y })
  const far = { x: at.x + x * 1000, y: at.y + y * 1000 }
  for (let left = length * CENTIMETRE; left > 0; left -= BACK) {
    const place = pointAlong([at, far], left)
    const there = wholePoint(place.x, place.y)
    const stance: Stance = { ...there, facing: facing ? directionTo(there, facing.at) : (turned ?? at.facing) }
    const free = fitsAt(play, moved, stance, moved.level) && enemiesTouchedAt(play, moved, stance).length === 0
    if (free) return stance
    if (exact) return undefined
  }
  return undefined
}

/** Directions to consider: along the table's axes, diagonal, and in between. */
const WAYS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [-2, -1],
  [-1, -2],
  [1, -2],
  [2, -1],
].map(([x = 0, y = 0]) => ({ x: x * CENTIMETRE, y: y * CENTIMETRE }))

export function mayShift(play: PlayState, shift: Shift): boolean {
  return WAYS.some((way) => spotTowards(play, shift, way) !== undefined)
}

/** CF-MIRACLE-14, -34: a player chooses the direction. */
export function* carryOutShift(play: Play, shift: Shift): Procedure {
  const { moved, chosenBy, prompt, rule } = shift
  const from = moved.at
  if (!mayShift(play, shift)) return
  moved.at = yield* play.place<Stance>({
    seat: chosenBy,
    figure: moved.id,
    prompt: text(prompt, { fighter: { figure: moved.id } }),
    rules: [rule],
    form: toJson({ kind: 'move', base: baseOf(moved), from, bends: false, turns: shift.facing === null }),
    check: (json) => {
      const proposal = readProposal(json)
      const end = proposal?.path.at(-1)
      if (!end || (end.x === from.x && end.y === from.y)) return refuse(text('refused.no-place'), rule)
      const turned = proposal?.facing
      const way = { x: end.x - from.x, y: end.y - from.y }
      const spot = spotTowards(play, shift, way, turned && direction(turned.x, turned.y))
      return spot ? accept(spot) : refuse(text('refused.no-room'), rule)
    },
    suggest: (wanted) => takeFirst(suggestions(play, shift), wanted),
  })
  play.log('shifted', { fighter: { figure: moved.id } }, [rule], {
    seat: moved.seat,
    paths: [
      {
        figure: moved.id,
        points: [
          [from.x, from.y],
          [moved.at.x, moved.at.y],
        ],
      },
    ],
  })
  if (shift.isMovement) yield* notifyTravel(play, moved, [from, moved.at])
  else yield* notifyMarkersOnPath(play, moved, [from, moved.at])
}

function* suggestions(play: PlayState, shift: Shift): Generator<Json> {
  for (const way of WAYS) {
    const spot = spotTowards(play, shift, way)
    if (spot) yield toJson({ path: [spot], facing: spot.facing })
  }
}
