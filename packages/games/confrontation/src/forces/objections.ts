import type { Objection } from '@fray/kernel'
import type { Examination } from '../armies/examination.ts'
import type { ArmyList } from '../armies/list.ts'

/** What the rules would have against a changed army besides what was wrong before; some faults may be no matter. */
export function objectionTo(
  before: Examination,
  after: ArmyList,
  ignored: readonly string[] = [],
): Objection | undefined {
  const worst = before.differenceTo(after).worst(ignored)
  return worst && { reason: worst.fault, rules: worst.rules }
}
