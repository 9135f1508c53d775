import { freeze } from '@fray/kernel'
import list from '../../../data/equipment.json' with { type: 'json' }

/** CF-PROFILE-11: an item printed on cards. Most items have no rule of their own. */
export interface Equipment {
  readonly id: string
  readonly name: string
  readonly rule?: string
  /** CF-ABIL-116: its bearer rides on it. */
  readonly mount?: true
  /** CF-STEAM-01, -02: its fuel, and the characteristics it can raise. */
  readonly fuel?: 'steam' | 'naphtha'
  readonly raises?: readonly string[]
  /** CF-STEAM-10: dice of its pressure roll (default: 1). */
  readonly dice?: number
}

export const equipment: readonly Equipment[] = freeze(list as readonly Equipment[])

const byId = new Map(equipment.map((equipment) => [equipment.id, equipment]))

export function equipmentNamed(id: string): Equipment | undefined {
  return byId.get(id)
}
