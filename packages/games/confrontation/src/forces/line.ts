import type { Listed } from '../armies/army-builder.ts'
import { type Examination, examinationOf } from '../armies/checks/examination.ts'
import type { ArmyList } from '../armies/list.ts'

/** A line with its list and the result of its checks. */
export interface Line extends Listed {
  readonly list: ArmyList
  readonly examination: Examination
}

export function linesOf(list: ArmyList): readonly Line[] {
  const examination = examinationOf(list)
  return examination.everybody.map((listed) => ({ ...listed, list, examination }))
}

/** Whether a line owns its card. */
export function isFirst({ at: [, member] }: Pick<Line, 'at'>): boolean {
  return member === 0
}
