import type { Point } from '@fray/tabletop'
import { useMemo } from 'react'
import { innerRadius } from '../board/BaseShape.tsx'
import { mm } from '../board/model/drawing-units.ts'
import { dragHandlers } from '../board/state/drag-handlers.ts'
import { facingOf, formationOf, type PathDraft, turnTo } from './model/placement-draft.ts'
import { isOrders } from './model/proposal-draft.ts'
import { changeDraft, settle, usePlacing } from './state/placing-store.ts'

/** Distance from the base to the handle, in hundredths of a millimetre. */
const AHEAD = 1600

/** A handle in front of a base that turns it. Keys and buttons turn it too, so it is for pointers only. */
export function FacingHandle({ draft }: { draft: PathDraft }) {
  const handlers = useMemo(
    () =>
      dragHandlers(
        () => {
          const proposing = usePlacing.getState().placing?.draft
          return proposing && !isOrders(proposing) ? handleOf(proposing) : { x: 0, y: 0 }
        },
        (to) => changeDraft((pathDraft) => turnTo(pathDraft, to)),
        () => void settle(),
      ),
    [],
  )
  const handle = handleOf(draft)
  const { at } = draft
  return (
    <g className="facing-handle" data-drag="" {...handlers}>
      <path className="facing-arm" d={`M${mm(at.x)},${mm(at.y)}L${mm(handle.x)},${mm(handle.y)}`} />
      <circle className="facing-grip" cx={mm(handle.x)} cy={mm(handle.y)} />
    </g>
  )
}

function handleOf(draft: PathDraft): Point {
  const { at } = draft
  const facing = facingOf(draft) ?? { x: 0, y: -1 }
  const length = Math.hypot(facing.x, facing.y) || 1
  const reach = AHEAD + innerOf(draft) * 100
  return { x: at.x + (facing.x / length) * reach, y: at.y + (facing.y / length) * reach }
}

/** Distance from the place to the front, in millimetres; a formation's place is at its front. */
function innerOf(draft: PathDraft): number {
  if (formationOf(draft) || !('base' in draft.form)) return 0
  return innerRadius(draft.form.base)
}
