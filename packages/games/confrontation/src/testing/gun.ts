import type { Json } from '@fray/kernel'
import { type FigureDetails, figure } from './scene.ts'

/** Short up to 30 cm, medium up to 60, long up to 90; STR 9. */
const BARREL = { name: 'Ballista', strength: 9, ranges: [30, 60, 90] }

/** Changes to a gun's machine. */
export interface Engine {
  readonly artillery?: 'light' | 'light-zone' | 'heavy' | 'heavy-zone' | 'chariot'
  readonly mobile?: boolean
  readonly weight?: number | null
  readonly structurePoints?: number | null
  readonly crew?: number | null
  readonly turret?: boolean
}

/** An immobile machine on a base of 37.5 mm: light artillery, Weight 5, 6 S.P., Crew 1; AIM 3 and DIS 3 may serve it. */
export function gun(
  name: string,
  seat: 0 | 1,
  x: number,
  y: number,
  engine: Engine = {},
  changes: FigureDetails = {},
  more: FigureDetails = {},
): Json {
  const machine = {
    ...{ artillery: 'light', mobile: false, weight: 5, structurePoints: 6, crew: 1, servant: null },
    substitutes: { aim: 3, dis: 3 },
    ...engine,
  }
  return {
    who: 'lions-ballista-of-alahan',
    ...{ seat, x, y },
    facing: seat === 0 ? 'east' : 'west',
    changes: { name, weapon: BARREL, machine: machine as unknown as Json, ...changes },
    ...more,
  }
}

/** Places that touch a gun of the first camp at (20, 30): behind it, and to its right. */
export const BEHIND = [16.875, 30] as const
export const ASIDE = [20, 33.125] as const

/** A gunner with AIM 3 at a place, facing as the gun does. */
export function gunner(
  name: string,
  [x, y]: readonly [number, number],
  changes: FigureDetails = {},
  more: FigureDetails = {},
): Json {
  return figure(name, 0, x, y, { aim: 3, ...changes }, more)
}
