import type { FigureColours } from '@fray/tabletop'
import type { Finish } from '../geometry/sculpt.ts'
import type { Colour } from '../paint/colour.ts'

export const METAL: Finish = { shine: 0.75 }
export const POLISHED: Finish = { shine: 1 }
export const LEATHER: Finish = { shine: 0.15 }
export const FLESH: Finish = { shine: 0.1 }
export const CLOTH: Finish = {}

export const WOOD: Colour = '#7a5430'
export const HIDE: Colour = '#5b3a24'
export const BLADE: Colour = '#d9e0e8'
export const BONE: Colour = '#e3d8ba'
export const DARK: Colour = '#17130f'

/** The colours of a figure, with those that all figures share. */
export interface Palette extends FigureColours {
  readonly hide: Colour
}

export function paletteOf(colours: FigureColours): Palette {
  return { ...colours, hide: HIDE }
}
