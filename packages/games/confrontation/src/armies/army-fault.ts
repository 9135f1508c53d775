import { type Args, type Text, text } from '@fray/kernel'
import type { ArmyList } from './list.ts'
import { type Listed, listedIn } from './muster.ts'
import { namedWithin } from './own-profile.ts'
import type { ProfileNamed } from './profiles.ts'

/** Something wrong with an army, the rules it breaks, and what would help. */
export interface ArmyFault {
  /** Where in the list: "cards[2].artefacts"; empty for the army as a whole. */
  readonly field: string
  readonly rules: readonly string[]
  readonly fault: Text
  readonly advice: Text
}

/** A list under examination. */
export interface Examined {
  readonly list: ArmyList
  readonly everybody: readonly Listed[]
  readonly named: ProfileNamed
  readonly faults: ArmyFault[]
}

export function examine(list: ArmyList): Examined {
  return { list, everybody: listedIn(list), named: namedWithin(list), faults: [] }
}

/** Notes a fault; its phrases are `fault.<id>` and `advice.<id>`, with the same arguments. */
export function complain({ faults }: Examined, id: string, args: Args, field: string, ...rules: string[]): void {
  faults.push({ field, rules, fault: text(`fault.${id}`, args), advice: text(`advice.${id}`, args) })
}
