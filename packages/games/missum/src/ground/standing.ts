import type { State, TroopBody, Unit } from '../state.ts'
import type { Piece } from './piece.ts'
import { isOn } from './terrain.ts'

/** MI-TERRAIN-07, -13, -17, -18, -21, MI-RATE-18: finds the piece on which a unit may not stand as this body does. */
export function forbiddenGround(state: State, unit: Unit, body: TroopBody): Piece | undefined {
  return state.pieces.find((piece) => isForbidden(unit, piece) && isOn(body, piece))
}

/** Whether a unit may never stand on a piece. */
export function isForbidden({ troop, role, height }: Unit, { terrain }: Piece): boolean {
  if (height > 0) return false
  switch (terrain) {
    case 'pond':
    case 'lake':
    case 'wideStream':
      return troop.race !== 'sro'
    case 'cliff':
      return true
    case 'denseWoods':
      return role === 'line' && troop.race !== 'peChoi' && troop.race !== 'pachiLei'
    default:
      return false
  }
}
