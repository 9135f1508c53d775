import type { FigureLook } from '@fray/tabletop'
import { BUILDS } from '../parts/body.ts'
import type { Frame } from './raster.ts'

/** The height of the middle of a foot figure's head before its build, in centimetres. */
const HEAD = 2.95
const SADDLE = 0.9
const HERO = 1.16

/** Frames head and shoulders in a square picture; figures without a head are shown whole. */
export function portraitFrame(look: FigureLook, pixels: number): Frame {
  const { body } = look
  const isWhole = body === 'beast' || body === 'elemental' || body === 'machine'
  const size = look.hero ? HERO : 1
  const middle = isWhole ? 1.9 : (HEAD * BUILDS[body].height + (look.mount ? SADDLE : 0) - 0.25) * size
  const scale = pixels / (isWhole ? 4.6 : 1.95 * size)
  // The portrait looks down a little, so that a height is shortened.
  return { width: pixels, height: pixels, scale, originX: pixels / 2, originY: pixels / 2 + middle * scale * 0.976 }
}
