import type { Json } from '@fray/kernel'
import type { FigureDetails } from './scene.ts'

/** A fighter of the catalogue; `changes` differ from its card and `more` are further fields of the figure. */
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
