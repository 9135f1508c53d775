import type { Json } from '@fray/kernel'
import { type FigureDetails, figure } from './scene.ts'

/** A magician with POW 4 of Light and Air (a Master of Solaris) with spells and gems; `card` changes the card. */
export function magician(
  name: string,
  seat: 0 | 1,
  x: number,
  y: number,
  { spells = [], gems = {}, card = {}, more = {} }: MagicianDetails = {},
): Json {
  const magic = { level: 'master', elements: ['light', 'air'], paths: ['solaris'], intensity: 8 }
  return figure(name, seat, x, y, { pow: 4, magic, ...card }, { spells: [...spells], gems: { ...gems }, ...more })
}

export interface MagicianDetails {
  readonly spells?: readonly string[]
  readonly gems?: Readonly<Record<string, number>>
  readonly card?: FigureDetails
  readonly more?: FigureDetails
}

/** Gems put on the cost and on mastery; all others are kept. */
export function gems(
  cost: Record<string, number>,
  mastery: Record<string, number>,
  kept: Record<string, number>,
): Json {
  const puts = (purse: Record<string, number>) => Object.entries(purse)
  return { slots: { cost: puts(cost), mastery: puts(mastery), kept: puts(kept) } }
}
