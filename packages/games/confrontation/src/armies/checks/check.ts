import type { ArmyList } from '../list.ts'
import type { ArmyFault } from './army-fault.ts'
import { examinationOf } from './examination.ts'

/** Gets all faults of an army with advice; a legal army has none. */
export function checkArmy(list: ArmyList): readonly ArmyFault[] {
  return examinationOf(list).faults
}
