import { type Procedure, type RollReader, text } from '@fray/kernel'
import { type Point, wholePoint } from '@fray/tabletop'
import type { Height } from '../../bands/profile.ts'
import { SPHERE } from '../../dice.ts'
import type { Objective } from '../../preparation/missions/mission.ts'
import { type Play, speakerOf } from '../../state.ts'
import { inches } from '../../units.ts'
import type { Piece } from '../scenery.ts'
import { pieceAt, type SceneryTypeId, sceneryType } from '../scenery-types.ts'

/**
 * SW-MISSION-66: lays the mission's own pieces before all others and numbers them from 1. They do not count towards
 * density (SW-DENSITY-06). Pieces already on an agreed battlefield are skipped.
 */
export function* missionPieces(play: Play, agreed: readonly Piece[]): Procedure<Piece[]> {
  const pieces: Piece[] = []
  for (const [i, objective] of play.state.terms.mission.objectives.entries()) {
    if (agreed.some((piece) => piece.objective === i + 1)) continue
    pieces.push({ ...(yield* objectivePiece(play, objective)), size: 0, objective: i + 1 })
  }
  return pieces
}

/** Gets the pieces that need no die, for situations without pieces of their own. */
export function missionStones(play: Play): Piece[] {
  return play.state.terms.mission.objectives.flatMap((objective, i) =>
    objective.kind === 'stone' ? [{ ...stoneAt(placeOf(play, objective), objective), size: 0, objective: i + 1 }] : [],
  )
}

function* objectivePiece(play: Play, objective: Objective): Procedure<Piece> {
  const at = placeOf(play, objective)
  if (objective.kind === 'stone') return stoneAt(at, objective)
  return pieceAt(0, sceneryType(yield* chooseType(play, objective.types)), at)
}

/** SW-MISSION-20, -40: dolmens and relics are impassable and block sight. */
function stoneAt(at: Point, { name, diameter, height }: Extract<Objective, { kind: 'stone' }>): Piece {
  const piece = pieceAt(0, sceneryType('rubble'), at, undefined, {
    shape: { kind: 'disc', centre: at, radius: inches(diameter / 2) },
    density: 'impassable',
    height: height as Height,
  })
  return { ...piece, type: name }
}

/** SW-MISSION-30: rolls for a wood or hill between the camps, with equal chances. */
function* chooseType(play: Play, types: readonly SceneryTypeId[]): Procedure<SceneryTypeId> {
  if (types.length === 1) return types[0]!
  const pool = { seat: speakerOf(play, 0), count: 1, sides: SPHERE }
  const reader: RollReader<number> = {
    id: `one-of-${types.length}`,
    read: ([dice = []]) => Math.floor(((dice[0]! - 1) * types.length) / SPHERE),
  }
  return types[yield* play.roll(text('roll.central-piece'), ['SW-MISSION-30'], [pool], reader)]!
}

/** Scales the mission's places from its own table to the present one (SW-TABLE-02). */
function placeOf({ setup, state }: Play, { x, y }: Objective): Point {
  const { width, depth } = state.terms.mission.table
  return wholePoint((x / width) * setup.width, (y / depth) * setup.depth)
}
