import type { Snapshot } from '@fray/session'
import { previewOrders } from '@fray/session'
import { type Formation, type Point, readProposal } from '@fray/tabletop'

/** The destination of a figure in a lesson step: a spot or, for a formation, where all of it should stand. */
export interface LessonGoal {
  readonly at: Point
  readonly body?: Formation
}

/** Undefined unless the lesson waits for a place. */
export function goalOf({ lesson, decision }: Pick<Snapshot, 'lesson' | 'decision'>): LessonGoal | undefined {
  const wanted = lesson?.wanted
  if (typeof wanted !== 'object' || wanted === null) return undefined
  const body = decision?.kind === 'place' ? previewOrders(decision.form, wanted) : undefined
  if (body) return { at: body.pose, body }
  const at = readProposal(wanted)?.path.at(-1)
  return at && { at }
}
