import { freeze } from '@fray/kernel'
import list from '../../data/ready-armies.json' with { type: 'json' }
import { type ArmyList, listSchema } from './list.ts'

/** CF-READY-01: an army of every people for 100, 200, 300 and 400 A.P. */
interface ReadyArmy {
  readonly id: string
  /** CF-READY-03: the stated total. */
  readonly total: number
  readonly list: ArmyList
}

export const readyArmies: readonly ReadyArmy[] = freeze(
  list.map(({ id, total, ...army }) => ({ id, total, list: listSchema.parse(army) })),
)

export function readyArmy(id: string): ReadyArmy | undefined {
  return readyArmies.find((readyArmy) => readyArmy.id === id)
}
