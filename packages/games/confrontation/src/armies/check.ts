import type { ArmyFault } from './army-fault.ts'
import { examinationOf } from './examination.ts'
import type { ArmyList } from './list.ts'

/** Everything that is wrong with an army, and what would help; empty for a legal one. */
export function checkArmy(list: ArmyList): readonly ArmyFault[] {
  return examinationOf(list).faults
}
