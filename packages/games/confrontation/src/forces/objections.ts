import type { Objection } from '@fray/kernel'
import type { ArmyFault } from '../armies/army-fault.ts'
import { checkArmy } from '../armies/check.ts'
import type { ArmyList } from '../armies/list.ts'

/** What the rules would have against a changed army besides what was wrong before; some faults may be no matter. */
export function objectionTo(
  before: readonly ArmyFault[],
  after: ArmyList,
  ignored: readonly string[] = [],
): Objection | undefined {
  const [worst] = worsened(before, checkArmy(after)).filter(({ fault }) => !ignored.includes(fault.id))
  return worst && { reason: worst.fault, rules: worst.rules }
}

/** Faults of a kind that there were fewer of before. */
export function worsened(before: readonly ArmyFault[], after: readonly ArmyFault[]): readonly ArmyFault[] {
  return after.filter(({ fault }) => countOf(after, fault.id) > countOf(before, fault.id))
}

export function countOf(faults: readonly ArmyFault[], id: string): number {
  return faults.filter(({ fault }) => fault.id === id).length
}
