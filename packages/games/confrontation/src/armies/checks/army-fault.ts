import { type Message, type MessageArgs, text } from '@fray/kernel'
import type { ArmyList } from '../list.ts'
import type { Surroundings } from './surroundings.ts'

/** A fault of an army, the rules it breaks, and advice. */
export interface ArmyFault {
  /** The place in the list: "cards[2].artefacts"; empty for the army as a whole. */
  readonly field: string
  readonly rules: readonly string[]
  readonly fault: Message
  readonly advice: Message
}

/** The list to which a check adds its faults. */
export interface Findings {
  readonly faults: ArmyFault[]
}

/** A card or one of its members with its surroundings, for checks of single lines. */
export interface LineContext extends Surroundings, Findings {}

/** The sums of an army, for checks of the whole. */
export interface ArmyContext extends Findings {
  readonly list: ArmyList
  /** Gets the sum of all shares of this name: "ap", "relic:the-book". */
  sum(share: string): number
  /**
   * Gets the ids of a kind of share: those after "relic:". While changes are judged, only those that a change touches.
   */
  ids(kind: string): readonly string[]
  /** Gets the places of the shares of this name, in list order; empty while changes are judged. */
  places(share: string): readonly string[]
}

/** Adds a fault; its phrases are `fault.<id>` and `advice.<id>`, with the same arguments. */
export function addFault({ faults }: Findings, id: string, args: MessageArgs, field: string, ...rules: string[]): void {
  faults.push({ field, rules, fault: text(`fault.${id}`, args), advice: text(`advice.${id}`, args) })
}
