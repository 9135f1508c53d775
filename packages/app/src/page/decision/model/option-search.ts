import type { Message, OptionData } from '@fray/kernel'
import { TextIndex } from '../../store/model/text-index.ts'

/** A list of this many options gets a search box. */
const MANY = 10

/** More options than this would hide the rest. */
const APART = 2

export function isLong(options: readonly OptionData[]): boolean {
  return options.length >= MANY
}

/** Indexes options by their texts and by the texts of their rules. */
export function indexOptions(
  options: readonly OptionData[],
  say: (text: Message) => string,
  ruleText: (rule: string) => string = () => '',
): TextIndex<OptionData> {
  return new TextIndex(options, ({ text, note, group, rules = [] }) => {
    const said = [text, ...(note ? [note] : []), ...(group ? [group.text, ...(group.note ? [group.note] : [])] : [])]
    return { names: said.map(say), texts: rules.map(ruleText) }
  })
}

/** Lists the options without a figure (to hold fire, to finish) in a long list of figures: they stay in view. */
export function optionsShownApart(options: readonly OptionData[]): ReadonlySet<string> {
  const onNobody = options.filter(({ figure, target, group }) => !group && (figure ?? target) === undefined)
  const apart = isLong(options) && onNobody.length <= APART ? onNobody : []
  return new Set(apart.map(({ key }) => key))
}
