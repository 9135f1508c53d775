import type { LaidPiece, Point } from '@fray/tabletop'

/** A piece being dragged: what it becomes if dropped now. */
export type PieceChange =
  | { readonly do: 'move'; readonly piece: number; readonly to: Point }
  | { readonly do: 'turn'; readonly piece: number; readonly degrees: number }
  | { readonly do: 'resize'; readonly piece: number; readonly length: number; readonly width?: number }

/** Turns are multiples of these degrees, or finer with Shift. */
const STEP = 15
/** The least size, in hundredths of a millimetre. */
const MINIMUM_SIZE = 1250

export function movePiece(piece: number, to: Point): PieceChange {
  return { do: 'move', piece, to: { x: Math.round(to.x), y: Math.round(to.y) } }
}

/** Drags the handle, which lies in the direction of the length, to a place. */
export function turnPiece(piece: number, { at }: LaidPiece, to: Point, fine: boolean): PieceChange {
  const degrees = (Math.atan2(to.y - at.y, to.x - at.x) * 180) / Math.PI
  const step = fine ? 1 : STEP
  return { do: 'turn', piece, degrees: (Math.round(degrees / step) * step + 360) % 360 }
}

/** Drags a corner to a place: the centre stays, so the piece grows on both sides. */
export function resizePiece(piece: number, { at, turn, size }: LaidPiece, to: Point): PieceChange | undefined {
  if (!size) return undefined
  const angle = (turn * Math.PI) / 180
  const [dx, dy] = [to.x - at.x, to.y - at.y]
  const along = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle))
  const across = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle))
  const fullSize = (half: number) => Math.max(MINIMUM_SIZE, Math.round(half * 2))
  if (size.width !== undefined) return { do: 'resize', piece, length: fullSize(along), width: fullSize(across) }
  return { do: 'resize', piece, length: fullSize(Math.hypot(along, across)) }
}

/** Gets the place of the turn handle: beyond the end of the piece. */
export function turnHandle({ at, turn, size }: LaidPiece): Point {
  const reach = (size?.length ?? 8000) / 2 + 2200
  return along(at, turn, reach)
}

/** Gets the place of the size handle: at a corner, on the rim of a round piece, or at the end of a line. */
export function sizeHandle({ at, turn, size }: LaidPiece): Point | undefined {
  if (!size) return undefined
  if (size.width === undefined) return along(at, turn + 180, size.length / 2)
  const end = along(at, turn, size.length / 2)
  return along(end, turn + 90, size.width / 2)
}

function along({ x, y }: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length }
}

/** Handles keys: arrows move, Q and E turn, brackets resize. */
export function changeByKey(
  piece: number,
  laid: LaidPiece,
  key: string,
  step: number,
  fine: boolean,
): PieceChange | undefined {
  const { at, turn, size } = laid
  const arrow = ARROWS[key]
  if (arrow) return movePiece(piece, { x: at.x + arrow[0] * step, y: at.y + arrow[1] * step })
  const by = fine ? 1 : STEP
  if (key === 'q' || key === 'e') return { do: 'turn', piece, degrees: (turn + (key === 'e' ? by : -by) + 360) % 360 }
  if ((key !== '[' && key !== ']') || !size) return undefined
  const resize = (length: number) => Math.max(MINIMUM_SIZE, length + (key === ']' ? step : -step))
  const width = size.width === undefined ? {} : { width: resize(size.width) }
  return { do: 'resize', piece, length: resize(size.length), ...width }
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
