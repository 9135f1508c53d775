import type { ArmyFault } from '../armies/army-fault.ts'
import { checkArmy } from '../armies/check.ts'
import type { ArmyList } from '../armies/list.ts'
import { type Listed, listedIn } from '../armies/muster.ts'

/** Somebody of a list, with the list and what is wrong with it. */
export interface Line extends Listed {
  readonly list: ArmyList
  readonly faults: readonly ArmyFault[]
}

export function linesOf(list: ArmyList): readonly Line[] {
  const faults = checkArmy(list)
  return listedIn(list).map((listed) => ({ ...listed, list, faults }))
}

/** Index of the card that a line stands on. */
export function cardIndex({ list, card }: Pick<Line, 'list' | 'card'>): number {
  return list.cards.indexOf(card)
}

/** Whether a line has the card to itself and is not one of those who share another's. */
export function isFirst({ place }: Pick<Line, 'place'>): boolean {
  return !place.includes('.with')
}
