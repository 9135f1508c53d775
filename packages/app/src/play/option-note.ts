import { type OptionData, text } from '@fray/kernel'
import type { Translator } from '../locales/translator.ts'

/** What an option means in plain words: by itself, or as the game says of its words or of its own rule; undefined where the rule has to do. */
export function optionNote(
  { note, cannotSucceed, text: words }: Pick<OptionData, 'note' | 'cannotSucceed' | 'text'>,
  rule: string | undefined,
  talk: Pick<Translator, 'say' | 'note'>,
): string | undefined {
  // Why it cannot succeed matters more than what it would cost.
  const said = cannotSucceed ?? note
  if (said) return talk.say(said)
  return talk.note(words) ?? (rule === undefined ? undefined : talk.note(text(rule)))
}

/** As many options that mean the same say it once for all. */
const SEVERAL = 3

/** What all options of one sign mean alike: it stands above them with the sign, instead of on each. */
export interface SharedNote {
  readonly words: string
  readonly icon: string | undefined
}

/** The notes that stand above a list of options, in the order of the first that has each. */
export function sharedNotes(
  options: readonly OptionData[],
  ruleOf: (option: OptionData) => string | undefined,
  talk: Pick<Translator, 'say' | 'note'>,
): readonly SharedNote[] {
  const bySign = new Map<string | undefined, (string | undefined)[]>()
  for (const option of options) {
    // Why one cannot succeed stays with it.
    if (option.cannotSucceed) continue
    bySign.set(option.icon, [...(bySign.get(option.icon) ?? []), optionNote(option, ruleOf(option), talk)])
  }
  return [...bySign].flatMap(([icon, notes]) => {
    const [words] = notes
    const isShared = words !== undefined && notes.length >= SEVERAL && notes.every((note) => note === words)
    return isShared ? [{ words, icon }] : []
  })
}
