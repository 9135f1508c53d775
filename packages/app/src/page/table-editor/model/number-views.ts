import type { LaidPiece } from '@fray/tabletop'

/** Pieces are independent, so their drawings are numbered. */
export function numberViews({ views }: LaidPiece, number: number): LaidPiece['views'] {
  return views.map((view, i) => ({ ...view, id: number * 100 + i }))
}
