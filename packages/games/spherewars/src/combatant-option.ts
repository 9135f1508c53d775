import { type DecisionOption, type Message, text } from '@fray/kernel'
import type { Combatant } from './state.ts'

/** Name messages by combatant number, shared because no other messages are offered as often. */
const names: Message[] = []

function nameOf(id: number): Message {
  names[id] ??= text('option.combatant', { combatant: { figure: id } })
  return names[id]
}

/** Makes an option of a combatant on the table, standing for itself or for what is to be done with it. */
export function combatantOption<T>(
  { id }: Combatant,
  value: T,
  note?: () => Message,
  hopeless?: () => Message | undefined,
): DecisionOption<T> {
  // Missing fields are present as undefined, so that all options have the same shape.
  return { key: String(id), text: nameOf(id), figure: id, note, cannotSucceed: hopeless, value } as DecisionOption<T>
}
