import type { FigureView } from '@fray/tabletop'
import { innerRadius } from './BaseShape.tsx'
import { mm } from './drawing-units.ts'

/** Half of what a finger needs to press something for certain, in pixels. */
const FINGER = 22

/**
 * How far from the middle of each figure a finger may press and still mean it, in millimetres: as far as a finger is wide, but
 * only half the way to the base of a neighbour, so that the nearest one is meant. Nothing for those that are wide enough.
 */
export function fingerRooms(figures: readonly FigureView[], pixel: number): ReadonlyMap<number, number> {
  const single = figures.filter(({ body }) => !body)
  const rooms = new Map<number, number>()
  for (const { id, pose, base } of single) {
    const own = innerRadius(base)
    let room = FINGER * pixel
    for (const other of single) {
      if (other.id === id) continue
      const apart = mm(Math.hypot(other.pose.x - pose.x, other.pose.y - pose.y)) - own - innerRadius(other.base)
      room = Math.min(room, own + Math.max(0, apart) / 2)
    }
    if (room > own) rooms.set(id, room)
  }
  return rooms
}
