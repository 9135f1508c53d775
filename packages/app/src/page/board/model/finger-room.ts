import type { FigureView } from '@fray/tabletop'
import { innerRadius } from '../BaseShape.tsx'
import { mm } from './drawing-units.ts'

/** Half the size of a reliable touch target, in pixels. */
const FINGER = 22

/**
 * Gets how far from each figure a finger may press, in millimetres: the size of a touch target, but at most half the
 * way to a neighbour's base. Figures that are wide enough are left out.
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
