import type { Message, OptionData } from '@fray/kernel'
import { hasWords } from '../forces/search-words.ts'

/** So many options are no longer found at a glance. */
const MANY = 10

/** More than this would hide those they stand apart from. */
const APART = 2

export function isLong(options: readonly OptionData[]): boolean {
  return options.length >= MANY
}

/** The options in whose words, or in the text of whose rules, all that is looked for occurs. */
export function searchOptions(
  options: readonly OptionData[],
  wanted: string,
  say: (text: Message) => string,
  ruleText: (rule: string) => string = () => '',
): readonly OptionData[] {
  if (wanted.trim() === '') return options
  return options.filter(({ text, note, group, rules = [] }) => {
    const said = [text, ...(note ? [note] : []), ...(group ? [group.text, ...(group.note ? [group.note] : [])] : [])]
    return hasWords([...said.map(say), ...rules.map(ruleText)].join(' '), wanted)
  })
}

/** The options of a long list of figures that stand on nobody (to hold fire, to have done): they stay in sight, however many there are to choose from. */
export function optionsShownApart(options: readonly OptionData[]): ReadonlySet<string> {
  const onNobody = options.filter(({ figure, target, group }) => !group && (figure ?? target) === undefined)
  const apart = isLong(options) && onNobody.length <= APART ? onNobody : []
  return new Set(apart.map(({ key }) => key))
}
