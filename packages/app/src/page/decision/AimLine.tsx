import type { Snapshot } from '@fray/session'
import { linePath } from '../board/model/drawing-units.ts'
import { aimIn } from './model/aim.ts'
import { useFocus } from './state/focus-store.ts'

/** A line from the acting figure to the target of the option pointed at. */
export function AimLine({ snapshot: { view, decision } }: { snapshot: Snapshot }) {
  const option = useFocus((attention) => attention.option)
  const aim = aimIn(view, decision, option)
  if (!aim) return null
  return <path className="aim-line" data-seat={aim.from.seat} d={linePath([aim.from.pose, aim.to.pose])} />
}
