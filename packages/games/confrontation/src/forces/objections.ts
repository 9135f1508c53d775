import type { Objection } from '@fray/kernel'
import type { Examination } from '../armies/checks/examination.ts'
import type { ArmyList } from '../armies/list.ts'

/** Gets the first fault that a change would add; some faults may be ignored. */
export function objectionTo(
  before: Examination,
  after: ArmyList,
  ignored: readonly string[] = [],
): Objection | undefined {
  const worst = before.differenceTo(after).worst(ignored)
  return worst && { reason: worst.fault, rules: worst.rules }
}
