import type { Json } from '@fray/kernel'
import type { FigureDetails } from './scene.ts'

/** Somebody of the catalogue, with what differs from his card and what else is said of him. */
export function catalogueFigure(
  who: string,
  seat: 0 | 1,
  x: number,
  y: number,
  changes: FigureDetails = {},
  more: FigureDetails = {},
): Json {
  return { who, seat, x, y, facing: seat === 0 ? 'east' : 'west', changes, ...more }
}
