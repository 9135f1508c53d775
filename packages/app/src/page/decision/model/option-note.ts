import { type OptionData, text } from '@fray/kernel'
import type { PhraseTranslator } from '../../../locales/translator.ts'

/** Explains an option: by its own note, or the note of its phrase or rule; undefined if only the rule explains it. */
export function optionNote(
  { note, cannotSucceed, text: words }: Pick<OptionData, 'note' | 'cannotSucceed' | 'text'>,
  rule: string | undefined,
  talk: Pick<PhraseTranslator, 'say' | 'note'>,
): string | undefined {
  // The reason for failure matters more than the cost.
  const said = cannotSucceed ?? note
  if (said) return talk.say(said)
  return talk.note(words) ?? (rule === undefined ? undefined : talk.note(text(rule)))
}

/** This many options with the same note share it. */
const SEVERAL = 3

/** A note shared by all options with one icon: it stands above them. */
export interface SharedNote {
  readonly words: string
  readonly icon: string | undefined
}

/** Lists shared notes, in the order of their first options. */
export function sharedNotes(
  options: readonly OptionData[],
  ruleOf: (option: OptionData) => string | undefined,
  talk: Pick<PhraseTranslator, 'say' | 'note'>,
): readonly SharedNote[] {
  const bySign = new Map<string | undefined, (string | undefined)[]>()
  for (const option of options) {
    // The reason for failure stays with its option.
    if (option.cannotSucceed) continue
    bySign.set(option.icon, [...(bySign.get(option.icon) ?? []), optionNote(option, ruleOf(option), talk)])
  }
  return [...bySign].flatMap(([icon, notes]) => {
    const [words] = notes
    const isShared = words !== undefined && notes.length >= SEVERAL && notes.every((note) => note === words)
    return isShared ? [{ words, icon }] : []
  })
}
