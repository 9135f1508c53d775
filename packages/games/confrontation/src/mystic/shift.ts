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

/** A shove or a leap in a straight line that is no movement: how far, and by whose choice. */
export interface Shift {
  readonly moved: Fighter
  /** In cm. */
  readonly length: number
  /** Whether it is that long or does not come about; else it is shorter where there is no room. */
  readonly exact: boolean
  /** CF-SPELL-66: whether it counts as a movement that is imposed on him. */
  readonly isMovement: boolean
  readonly chosenBy: Seat
  /** Whom he faces afterwards; as he likes where there is nobody. */
  readonly facing: Fighter | null
  readonly prompt: string
  readonly rule: string
}

/** How much shorter it gets, in hundredths of a millimetre, until there is room. */
const BACK = 250

/** Where somebody comes to stand who is shifted this way; undefined where there is no room, or an enemy in contact. */
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

/** Ways to consider: along the table, aslant, and between the two. */
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

/** CF-MIRACLE-14, -34: a player says which way. */
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
