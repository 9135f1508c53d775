import type { Listed } from '../armies/army-builder.ts'
import { type Examination, examinationOf } from '../armies/examination.ts'
import type { ArmyList } from '../armies/list.ts'

/** Somebody of a list, with the list and how it was checked. */
export interface Line extends Listed {
  readonly list: ArmyList
  readonly examination: Examination
}

export function linesOf(list: ArmyList): readonly Line[] {
  const examination = examinationOf(list)
  return examination.everybody.map((listed) => ({ ...listed, list, examination }))
}

/** Whether a line has the card to itself and is not one of those who share another's. */
export function isFirst({ at: [, member] }: Pick<Line, 'at'>): boolean {
  return member === 0
}
