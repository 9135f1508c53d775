import type { Message, OptionData } from '@fray/kernel'
import { hasWords } from '../../store/model/search-words.ts'

/** A list of this many options gets a search box. */
const MANY = 10

/** More options than this would hide the rest. */
const APART = 2

export function isLong(options: readonly OptionData[]): boolean {
  return options.length >= MANY
}

/** Finds the options whose texts or rule texts contain all search words. */
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

/** Lists the options without a figure (to hold fire, to finish) in a long list of figures: they stay in view. */
export function optionsShownApart(options: readonly OptionData[]): ReadonlySet<string> {
  const onNobody = options.filter(({ figure, target, group }) => !group && (figure ?? target) === undefined)
  const apart = isLong(options) && onNobody.length <= APART ? onNobody : []
  return new Set(apart.map(({ key }) => key))
}
