import type { OptionData, OptionGroup } from '@fray/kernel'

/** An option of a group. */
type Grouped = OptionData & { readonly group: OptionGroup }

/** A single option, or all options of a group in place of the first. */
export type OptionBlock =
  | { readonly option: OptionData }
  | { readonly group: OptionGroup; readonly options: readonly Grouped[] }

export function blocksOf(options: readonly OptionData[]): readonly OptionBlock[] {
  const groups = new Map<string, Grouped[]>()
  const blocks: OptionBlock[] = []
  for (const option of options) {
    if (!isGrouped(option)) {
      blocks.push({ option })
      continue
    }
    const key = JSON.stringify(option.group.text)
    const group = groups.get(key)
    if (group) group.push(option)
    else {
      const begun = [option]
      groups.set(key, begun)
      blocks.push({ group: option.group, options: begun })
    }
  }
  return blocks
}

function isGrouped(option: OptionData): option is Grouped {
  return option.group !== undefined
}
