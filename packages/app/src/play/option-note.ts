import { type OptionData, text } from '@fray/kernel'
import type { Talk } from '../words/talk.ts'

/** What an option means in plain words: by itself, or as the game says of its words or of its own rule; undefined where the rule has to do. */
export function optionNote(
  { note, hopeless, text: words }: Pick<OptionData, 'note' | 'hopeless' | 'text'>,
  rule: string | undefined,
  talk: Pick<Talk, 'say' | 'note'>,
): string | undefined {
  // Why it cannot succeed matters more than what it would cost.
  const said = hopeless ?? note
  if (said) return talk.say(said)
  return talk.note(words) ?? (rule === undefined ? undefined : talk.note(text(rule)))
}
