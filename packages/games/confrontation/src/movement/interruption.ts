import { choice, optionWithNote, type Procedure, text } from '@fray/kernel'
import { directionTo, distance, type Point, pathLength, pointAlong, wholePoint } from '@fray/tabletop'
import { isOnTable, kindOf, markersOf } from '../ground/markers.ts'
import { type Fighter, isStanding, type Marker, type Play, type PlayState, type Stance } from '../state.ts'
import { fitsAt } from './move-plan.ts'

/** A path that a fighter is about to take. */
export interface PendingMove {
  readonly mover: Fighter
  readonly points: readonly Point[]
  readonly end: Stance
  /** CF-MACHINE-22: fighters moving along with it. */
  readonly companions?: readonly Fighter[]
}

/** CF-ABIL-68: the part of a path up to a marker that interrupts it. */
type MarkerEncounter = { readonly marker: number; readonly length: number }

/**
 * CF-ABIL-68: resolves markers that interrupt a movement, one after another, before the table changes. Returns the path
 * to take: all of it, the part to where the mover chooses to stay, or null if it is eliminated.
 */
export function* interruptMove<T extends PendingMove>(play: Play, going: T, mayStay: boolean): Procedure<T | null> {
  const { mover, companions = [] } = going
  // Turning on the spot is not a movement.
  if (pathLength(going.points) === 0) return going
  const before = new Map([mover, ...companions].map((companion) => [companion, companion.at]))
  for (let next = nearest(play, going); next; next = nearest(play, going)) {
    const halt = haltAt(going, next.length)
    for (const [each, { x, y, facing }] of before) {
      const there = wholePoint(x + halt.end.x - before.get(mover)!.x, y + halt.end.y - before.get(mover)!.y)
      each.at = each === mover ? halt.end : { ...there, facing }
    }
    yield* meet(play, next.marker, mover)
    if (!isStanding(mover)) {
      for (const companion of companions) companion.at = before.get(companion)!
      return null
    }
    const stays = mayStay && (yield* choosesToStay(play, mover, next.length))
    for (const [each, at] of before) each.at = at
    if (stays) return { ...going, ...halt }
  }
  return going
}

function* meet(play: Play, id: number, mover: Fighter): Procedure {
  const marker = markersOf(play).find((otherMarker) => otherMarker.id === id)!
  yield* kindOf(marker).onMeeting?.(play, marker, mover) ?? []
  if (isOnTable(play, marker)) throw new Error(`${marker.kind} would interrupt for ever`)
}

/** The first marker on the path; of several at one place, the one laid first. */
function nearest(play: PlayState, { mover, points, end }: PendingMove): MarkerEncounter | undefined {
  const lengthTo = (marker: Marker) => kindOf(marker).meetsAt?.(marker, mover, points, end)
  const met = markersOf(play).flatMap((marker): MarkerEncounter[] => {
    const length = lengthTo(marker)
    return length === undefined ? [] : [{ marker: marker.id, length }]
  })
  return met.sort((a, b) => a.length - b.length || a.marker - b.marker)[0]
}

/** Cuts a path off after `length`, with the facing at that point. */
function haltAt({ mover, points, end }: PendingMove, length: number): Pick<PendingMove, 'points' | 'end'> {
  if (length === 0) return { points: [mover.at], end: mover.at }
  const there = pointAlong(points, length)
  const last = points.at(-1)!
  if (there.x === last.x && there.y === last.y) return { points, end }
  const at = wholePoint(there.x, there.y)
  let gone = 0
  let legs = 1
  while (gone + distance(points[legs - 1]!, points[legs]!) < length)
    gone += distance(points[legs - 1]!, points[legs++]!)
  return {
    points: [...points.slice(0, legs), at],
    end: { ...at, facing: directionTo(points[legs - 1]!, points[legs]!) },
  }
}

/** CF-ABIL-68: a survivor may finish its movement, or stop if there is room for it. */
function* choosesToStay(play: Play, mover: Fighter, length: number): Procedure<boolean> {
  if (length > 0 && !fitsAt(play, mover, mover.at, mover.level)) return false
  const answer = yield* play.pick({
    seat: mover.seat,
    figure: mover.id,
    prompt: text('ask.finish-move', { fighter: { figure: mover.id } }),
    rules: ['CF-ABIL-68'],
    defaultAnswer: () => 'finish',
    options: [
      choice('finish', text('option.finish-move'), optionWithNote('note.finish-move')),
      choice('halt', text('option.halt'), optionWithNote('note.halt')),
    ],
  })
  return answer === 'halt'
}
