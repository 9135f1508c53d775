import { type Message, type MessageArgs, text } from '@fray/kernel'
import type { ArmyList } from './list.ts'
import type { Surroundings } from './surroundings.ts'

/** Something wrong with an army, the rules it breaks, and what would help. */
export interface ArmyFault {
  /** Where in the list: "cards[2].artefacts"; empty for the army as a whole. */
  readonly field: string
  readonly rules: readonly string[]
  readonly fault: Message
  readonly advice: Message
}

/** Where a check notes what it finds. */
export interface Findings {
  readonly faults: ArmyFault[]
}

/** Surroundings of a card or of somebody on it, for checks that look at one at a time. */
export interface LineContext extends Surroundings, Findings {}

/** An army added up, for checks of what it may have in all. */
export interface ArmyContext extends Findings {
  readonly list: ArmyList
  /** Sum of all shares of this name: "ap", "relic:the-book". */
  sum(share: string): number
  /** Ids for which shares of a kind were added: those after "relic:". Only those that a change touches when changes are judged. */
  ids(kind: string): readonly string[]
  /** Where the shares of this name stand, in the order of the list; nothing when changes are judged. */
  places(share: string): readonly string[]
}

/** Notes a fault; its phrases are `fault.<id>` and `advice.<id>`, with the same arguments. */
export function addFault({ faults }: Findings, id: string, args: MessageArgs, field: string, ...rules: string[]): void {
  faults.push({ field, rules, fault: text(`fault.${id}`, args), advice: text(`advice.${id}`, args) })
}
