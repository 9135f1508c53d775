import { readInput } from '@fray/kernel'
import type { ArmyFault } from './checks/army-fault.ts'
import { checkArmy } from './checks/check.ts'
import { type ArmyList, type ArmyListInput, draftSchema } from './list.ts'

/** An army of the Lions for 400 A.P. by default. */
export function armyOf(cards: ArmyListInput['cards'], rest: Partial<ArmyListInput> = {}): ArmyList {
  return readInput('army', draftSchema, { army: 'lions', points: 400, ...rest, cards })
}

/** Gets the ids of an army's faults. */
export function faultsOf(list: ArmyList): string[] {
  return checkArmy(list).map(({ fault }) => fault.id.replace('fault.', ''))
}

/** Gets the only fault of an army with this id. */
export function faultOf(list: ArmyList, id: string): ArmyFault {
  const found = checkArmy(list).filter(({ fault }) => fault.id === `fault.${id}`)
  if (found.length !== 1) throw new Error(`${found.length} faults ${id} among ${faultsOf(list).join(', ')}`)
  return found[0]!
}

/** A player's own card: a plain fighter of the Lions with changes. */
export function ownCard(id: string, rest: object = {}): NonNullable<ArmyListInput['profiles']>[number] {
  return {
    id,
    name: id,
    army: 'lions',
    rank: 'regular',
    size: 'medium',
    base: 'infantry',
    mov: 10,
    ini: 3,
    att: 3,
    str: 4,
    def: 3,
    res: 5,
    cou: 4,
    dis: 3,
    ...rest,
  } as NonNullable<ArmyListInput['profiles']>[number]
}
