/** MI-MOVE-11: the shape of a column. */
import type { TroopBody } from '../../state.ts'

/** Whether a body is one or two figures wide. */
export function isColumn(body: TroopBody): boolean {
  if (body.kind === 'placed') return body.shape === 'file' || body.shape === 'column'
  return body.formation.files <= 2 && body.formation.ranks.length > body.formation.files && body.wings.length === 0
}
