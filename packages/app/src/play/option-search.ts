import type { OptionData, Text } from '@fray/kernel'
import { hasWords } from '../forces/search-words.ts'

/** So many options are no longer found at a glance. */
const MANY = 10

export function isLong(options: readonly OptionData[]): boolean {
  return options.length >= MANY
}

/** The options in whose words, or in the text of whose rules, all that is looked for occurs. */
export function optionsWith(
  options: readonly OptionData[],
  wanted: string,
  say: (text: Text) => string,
  ruleText: (rule: string) => string = () => '',
): readonly OptionData[] {
  if (wanted.trim() === '') return options
  return options.filter(({ text, note, group, rules = [] }) => {
    const said = [text, ...(note ? [note] : []), ...(group ? [group.text, ...(group.note ? [group.note] : [])] : [])]
    return hasWords([...said.map(say), ...rules.map(ruleText)].join(' '), wanted)
  })
}
