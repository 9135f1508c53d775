import { type DecisionOption, type Message, text } from '@fray/kernel'
import type { Combatant } from './state.ts'

/** The words for each combatant's number: no others are offered so often. */
const names: Message[] = []

function nameOf(id: number): Message {
  names[id] ??= text('option.combatant', { combatant: { figure: id } })
  return names[id]
}

/** Somebody on the table as an option, for itself or for what is to be done with it. */
export function combatantOption<T>(
  { id }: Combatant,
  value: T,
  note?: () => Message,
  hopeless?: () => Message | undefined,
): DecisionOption<T> {
  // What is left out is there and undefined: one form for all.
  return { key: String(id), text: nameOf(id), figure: id, note, cannotSucceed: hopeless, value } as DecisionOption<T>
}
